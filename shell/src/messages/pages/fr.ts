import { fr as confirmEmail } from '../../features/confirm-email/messages/fr';
import { fr as login } from '../../features/login/messages/fr';
import { fr as newPassword } from '../../features/new-password/messages/fr';
import { fr as register } from '../../features/register/messages/fr';
import { fr as resetPassword } from '../../features/reset-password/messages/fr';
import { fr as restoreEmail } from '../../features/restore-email/messages/fr';
import type { en } from './en';

/** The texts of the shell's own pages in French. */
export const fr = {
  ...confirmEmail,
  ...login,
  ...newPassword,
  ...register,
  ...resetPassword,
  ...restoreEmail,
} satisfies Record<keyof typeof en, string>;
