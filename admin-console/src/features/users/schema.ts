import { rules } from 'shared-api';
import { overlap, type PassPeriod } from 'shared-api/passes';
import { calendarDate, mixed, money, newPassword, object, ruleMessage } from 'shared-ui/forms';
import { changedUser, newUser } from './fields';

/** A new user, with an initial password. */
export const newUserSchema = object({ ...newUser.rules, password: newPassword() });

/** An existing user; a pass that is given must not overlap those held. */
export const changeSchema = object({
  ...changedUser.rules,
  // Ignored where no pass is given.
  pass: object({
    startDate: calendarDate().test(
      'not-held',
      ruleMessage('users.passHeld'),
      (startDate, { parent: { endDate, held } }) =>
        !startDate || !(held as PassPeriod[]).some((one) => overlap(one, { startDate, endDate })),
    ),
    endDate: calendarDate('startDate'),
    price: money(rules.season.price),
    held: mixed<readonly PassPeriod[]>().required(),
  })
    .nullable()
    .default(null),
});
