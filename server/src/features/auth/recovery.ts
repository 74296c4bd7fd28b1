import { UserStatus } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { removeCredentials } from '../biometric/store';
import { endLogins } from '../logins/store';
import { type UserRow, updateUser } from '../users/store';
import { deleteMailedTokens } from './mailed-tokens';

/**
 * Returns a locked account to whoever has proven that its mailbox is theirs: with a new password, and without
 * anything that somebody else may have left behind. Ends all logins, passkeys and other links, and notifies
 * the owner.
 */
export async function recoverAccount(
  { emails }: Command,
  tx: Tx,
  user: UserRow,
  values: { passwordHash: string; emailConfirmedOn: Date; email?: string },
): Promise<UserRow> {
  const recovered = await updateUser(tx, user.id, {
    ...values,
    pendingEmail: null,
    ...(user.status === UserStatus.Pending && { status: UserStatus.Active }),
  });
  await endLogins(tx, user.id);
  await removeCredentials(tx, user.id);
  await deleteMailedTokens(tx, user.id);
  await emails.notify(tx, 'password-changed', { to: recovered, isRecovery: true });
  return recovered;
}
