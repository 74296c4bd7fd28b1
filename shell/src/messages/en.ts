import { en as confirmEmail } from '../features/confirm-email/messages/en';
import { en as error } from '../features/error/messages/en';
import { en as login } from '../features/login/messages/en';
import { en as newPassword } from '../features/new-password/messages/en';
import { en as register } from '../features/register/messages/en';
import { en as resetPassword } from '../features/reset-password/messages/en';
import { en as restoreEmail } from '../features/restore-email/messages/en';
import { en as layout } from '../layout/messages/en';
import { en as remotes } from '../remotes/messages/en';

/** The shell's texts; each folder has its own. English is the source. */
export const en = {
  ...layout,
  ...remotes,
  ...confirmEmail,
  ...error,
  ...login,
  ...newPassword,
  ...register,
  ...resetPassword,
  ...restoreEmail,
};
