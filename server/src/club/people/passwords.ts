import { eq } from 'drizzle-orm';
import { type Language, type LinkReset, UserStatus } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { webauthnChallenges, webauthnCredentials } from '../../data/schema';
import {
  findByEmail,
  findUser,
  isInvited,
  isMember,
  lockUser,
  type UserRow,
  updateUser,
} from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin, Caller } from '../../http/access';
import { passwordMatches } from '../../http/passwords';
import type { Command } from '../../http/perform';
import type { Client } from '../../http/request';
import { logSecurityEvent } from '../log/security-log';
import { audit } from '../log/write';
import { queueInvitations, queueReset, requestMail } from './account-mails';
import { startLogin } from './login-calls';
import { endLogins } from './logins';
import { deleteMailedTokens, findToken } from './mailed-tokens';

/** Mails a reset link if the account exists; neither the answer nor its timing reveals it. */
export async function forgotPassword(
  command: Command,
  email: string,
  language: Language,
  client: Client,
): Promise<void> {
  const { db: tx } = command;
  await requestMail(command, { about: 'reset', email, language });
  const user = await findByEmail(tx, email);
  await logSecurityEvent(command, tx, { event: 'reset-asked', userId: user?.id, client });
}

/** Mails a user a reset link on an administrator's request; to who has never opened their account, the invitation again. */
export async function mailReset(command: Command, id: string, actor: Admin): Promise<void> {
  const { db: tx } = command;
  const user = await findUser(tx, id);
  if (!user || !isMember(user)) return refuse('userNotFound');
  if (isInvited(user)) await queueInvitations(command, [user], actor.firstName);
  else await queueReset(command, user);
  await audit(tx, actor, { action: 'user.reset-password', entityId: id, about: [id] });
}

/**
 * Sets a new password by a mailed token, which also proves the e-mail address: this recovers the account.
 * @returns the account
 */
export async function resetByToken(
  command: Command,
  { email = '', token = '' }: LinkReset,
  passwordHash: string,
  client: Client,
): Promise<UserRow> {
  const { db: tx, clock } = command;
  const found = (await findToken(tx, token, ['reset'], email, clock)) ?? refuse('invalidResetLink');
  const emailConfirmedOn = found.user.emailConfirmedOn ?? clock.now();
  const recovered = await recoverAccount(command, found.user, { passwordHash, emailConfirmedOn });
  await logSecurityEvent(command, tx, { event: 'password-reset', actor: recovered, client });
  return recovered;
}

/**
 * Changes the caller's password and logs every device out.
 * @param passwordHash the new one's
 * @returns a new token for the current device
 */
export async function changePassword(
  command: Command,
  { id, login }: Caller,
  currentPassword: string,
  passwordHash: string,
  client: Client,
): Promise<string> {
  const { db: tx } = command;
  const user = (await lockUser(tx, id)) ?? refuse('notLoggedIn');
  if (!(await passwordMatches(user.passwordHash, currentPassword))) return refuse('wrongPassword');
  await setPassword(command, user, passwordHash);
  await logSecurityEvent(command, tx, { event: 'password-changed', actor: user, client });
  return startLogin(command, tx, id, { ...client, withPasskey: login.withPasskey });
}

/** Sets a password, ends every login and outstanding link, and notifies the owner. */
async function setPassword({ db: tx, emails }: Command, user: UserRow, passwordHash: string): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await endLogins(tx, user.id);
  await deleteMailedTokens(tx, user.id);
  await emails.notify('password-changed', { to: user, isRecovery: false });
}

/**
 * Returns a locked account to whoever has proven that its mailbox is theirs: with a new password, and without
 * anything that somebody else may have left behind. Ends all logins, passkeys and other links, and notifies
 * the owner.
 */
export async function recoverAccount(
  { db: tx, emails }: Command,
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
  await emails.notify('password-changed', { to: recovered, isRecovery: true });
  return recovered;
}

/** Removes all of a user's devices and pending registrations. */
async function removeCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.delete(webauthnCredentials).where(eq(webauthnCredentials.userId, userId));
  await tx.delete(webauthnChallenges).where(eq(webauthnChallenges.userId, userId));
}
