import type { Language, LinkReset } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Admin, Caller } from '../../security/caller';
import type { Client } from '../../security/client';
import { passwordMatches } from '../../security/passwords';
import { logSecurityEvent } from '../audit/security-log';
import { audit } from '../audit/store';
import { startLogin } from '../logins/service';
import { endLogins } from '../logins/store';
import { isInvited } from '../users/policy';
import { findByEmail, findUser, isMember, lockUser, type UserRow, updateUser } from '../users/store';
import { deleteMailedTokens, findToken } from './mailed-tokens';
import { queueInvitations, queueReset, requestMail } from './mails';
import { recoverAccount } from './recovery';

/** Mails a reset link if the account exists; neither the answer nor its timing reveals it. */
export async function forgotPassword(
  services: Command,
  email: string,
  language: Language,
  client: Client,
): Promise<void> {
  const { db: tx } = services;
  await requestMail(services, tx, { about: 'reset', email, language });
  const user = await findByEmail(tx, email);
  await logSecurityEvent(services, tx, { event: 'reset-asked', userId: user?.id, client });
}

/** Mails a user a reset link on an administrator's request; to who has never opened their account, the invitation again. */
export async function mailReset(services: Command, id: string, actor: Admin): Promise<void> {
  const { db: tx } = services;
  const user = await findUser(tx, id);
  if (!user || !isMember(user)) return refuse('userNotFound');
  if (isInvited(user)) await queueInvitations(services, tx, [user], actor.firstName);
  else await queueReset(services, tx, user);
  await audit(tx, actor, { action: 'user.reset-password', entityId: id, about: [id] });
}

/**
 * Sets a new password by a mailed token, which also proves the e-mail address: this recovers the account.
 * @returns the account
 */
export async function resetByToken(
  services: Command,
  { email = '', token = '' }: LinkReset,
  passwordHash: string,
  client: Client,
): Promise<UserRow> {
  const { db: tx, clock } = services;
  const found = (await findToken(tx, token, ['reset'], email, clock)) ?? refuse('invalidResetLink');
  const emailConfirmedOn = found.user.emailConfirmedOn ?? clock.now();
  const recovered = await recoverAccount(services, tx, found.user, { passwordHash, emailConfirmedOn });
  await logSecurityEvent(services, tx, { event: 'password-reset', actor: recovered, client });
  return recovered;
}

/**
 * Changes the caller's password and logs every device out.
 * @param passwordHash the new one's
 * @returns a new token for the current device
 */
export async function changePassword(
  services: Command,
  { id, login }: Caller,
  currentPassword: string,
  passwordHash: string,
  client: Client,
): Promise<string> {
  const { db: tx } = services;
  const user = (await lockUser(tx, id)) ?? refuse('notLoggedIn');
  if (!(await passwordMatches(user.passwordHash, currentPassword))) return refuse('wrongPassword');
  await setPassword(services, tx, user, passwordHash);
  await logSecurityEvent(services, tx, { event: 'password-changed', actor: user, client });
  return startLogin(services, tx, id, { ...client, withPasskey: login.withPasskey });
}

/** Sets a password, ends every login and outstanding link, and notifies the owner. */
async function setPassword({ emails }: Command, tx: Tx, user: UserRow, passwordHash: string): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await endLogins(tx, user.id);
  await deleteMailedTokens(tx, user.id);
  await emails.notify(tx, 'password-changed', { to: user, isRecovery: false });
}
