import { fr as confirmEmail } from '../features/confirm-email/messages/fr';
import { fr as error } from '../features/error/messages/fr';
import { fr as login } from '../features/login/messages/fr';
import { fr as newPassword } from '../features/new-password/messages/fr';
import { fr as register } from '../features/register/messages/fr';
import { fr as resetPassword } from '../features/reset-password/messages/fr';
import { fr as restoreEmail } from '../features/restore-email/messages/fr';
import { fr as layout } from '../layout/messages/fr';
import { fr as remotes } from '../remotes/messages/fr';
import type { en } from './en';

/** The shell's texts in French. */
export const fr = {
  ...layout,
  ...remotes,
  ...confirmEmail,
  ...error,
  ...login,
  ...newPassword,
  ...register,
  ...resetPassword,
  ...restoreEmail,
} satisfies Record<keyof typeof en, string>;
