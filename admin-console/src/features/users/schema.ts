import { type Language, type Plan, rules, type UserStatus } from 'shared-api';
import {
  boolean,
  calendarDate,
  email,
  firstName,
  lastName,
  mixed,
  money,
  newPassword,
  object,
  ruleMessage,
  username,
} from 'shared-ui/forms';

const who = {
  firstName: firstName(),
  lastName: lastName(),
  username: username(),
  email: email(),
  language: mixed<Language>().required(),
};

/** A new user. */
export const newUser = object({ ...who, password: newPassword() });

/** A user who exists, with plan, rights and status. */
export const changedUser = object({
  ...who,
  paymentPlan: mixed<Plan>().required(),
  status: mixed<UserStatus>().required(),
  isAdmin: boolean().required(),
  // None where no pass is given.
  pass: object({
    startDate: calendarDate(),
    endDate: calendarDate().test(
      'after-start',
      ruleMessage('ui.rule.dateOrder'),
      (end, { parent }) => !end || !parent.startDate || end > parent.startDate,
    ),
    price: money(rules.season.price),
  })
    .nullable()
    .default(null),
});
