import type { Plan, UserStatus } from 'shared-api';
import { boolean, email, firstName, lastName, mixed, newPassword, object, username } from 'shared-ui/forms';

const who = { firstName: firstName(), lastName: lastName(), username: username(), email: email() };

/** A new user (spec §5). */
export const newUser = object({ ...who, password: newPassword() });

/** A user who exists, with plan, rights and status. */
export const changedUser = object({
  ...who,
  paymentPlan: mixed<Plan>().required(),
  status: mixed<UserStatus>().required(),
  isAdmin: boolean().required(),
});
