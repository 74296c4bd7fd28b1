import './defaults';

export { array, boolean, type InferType, mixed, number, object, ref, type Schema, string } from 'yup';
export {
  confirmation,
  email,
  firstName,
  lastName,
  loginPassword,
  loginUsername,
  newPassword,
  username,
} from './people';
export { type RuleMessage, ruleMessage } from './rule-message';
export {
  amount,
  calendarDate,
  clubMoment,
  count,
  localNumber,
  money,
  optionalText,
  requiredText,
  wallTime,
} from './values';
