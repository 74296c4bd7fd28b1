import './defaults';

export {
  confirmation,
  email,
  firstName,
  givenPassword,
  givenUsername,
  lastName,
  newPassword,
  username,
} from './people';
export { type Saying, says } from './says';
export { amount, calendarDate, count, money, optionalText, requiredText, typed, wallTime } from './values';
