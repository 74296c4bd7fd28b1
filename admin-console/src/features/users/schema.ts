import { rules } from 'shared-api';
import { calendarDate, money, newPassword, object } from 'shared-ui/forms';
import { changedUser, newUser } from './fields';

/** A new user, with the password that they log in with first. */
export const newUserSchema = object({ ...newUser.rules, password: newPassword() });

/** A user who exists; a pass comes with the season plan. */
export const changeSchema = object({
  ...changedUser.rules,
  // None where no pass is given.
  pass: object({
    startDate: calendarDate(),
    endDate: calendarDate('startDate'),
    price: money(rules.season.price),
  })
    .nullable()
    .default(null),
});
