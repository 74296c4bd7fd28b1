import { en as confirmEmail } from '../../features/confirm-email/messages/en';
import { en as login } from '../../features/login/messages/en';
import { en as newPassword } from '../../features/new-password/messages/en';
import { en as register } from '../../features/register/messages/en';
import { en as resetPassword } from '../../features/reset-password/messages/en';
import { en as restoreEmail } from '../../features/restore-email/messages/en';

/** The texts of the shell's own pages, which are loaded with the first of them. English is the source. */
export const en = {
  ...confirmEmail,
  ...login,
  ...newPassword,
  ...register,
  ...resetPassword,
  ...restoreEmail,
};
