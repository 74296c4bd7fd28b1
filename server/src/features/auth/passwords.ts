import { type MailedReset, type PasswordChange, UserStatus } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { refuse } from '../../http/refusal';
import type { AdminId, Caller } from '../../security/caller';
import type { Client } from '../../security/client';
import { hashPassword, passwordMatches } from '../../security/passwords';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { startLogin } from '../logins/service';
import { endLogins } from '../logins/store';
import { findByEmail, findUser, lockUser, type UserRow, updateUser } from '../users/store';
import { issueToken, redeemToken } from './mailed-tokens';

/** Mails a reset link if the account exists; tells the caller nothing. */
export async function forgotPassword(services: Services, email: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = await findByEmail(tx, email);
    if (user && user.status !== UserStatus.Suspended) await queueReset(services, tx, user);
  });
}

/** Mails a user a reset link at an administrator's wish. @throws Refusal `userNotFound` */
export async function mailReset(services: Services, id: string, actor: Caller<AdminId>): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = (await findUser(tx, id)) ?? refuse('userNotFound');
    await queueReset(services, tx, user);
    await audit(tx, actor, { action: 'user.reset-password', entityId: id });
  });
}

async function queueReset({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  const token = await issueToken(tx, user.id, 'reset', clock);
  await emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'reset-password',
    language: user.language,
    props: { firstName: user.firstName, email: user.email, token },
  });
}

/**
 * Sets a new password by a mailed token, which also proves the e-mail address.
 * @param address the caller's network address
 * @throws Refusal `invalidResetLink`
 */
export async function resetByToken(
  services: Services,
  { email = '', token = '', newPassword }: MailedReset,
  address: string,
): Promise<void> {
  const { db, clock, limits } = services;
  const passwordHash = await hashPassword(newPassword);
  const user = await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'reset', clock);
    const found = userId ? await lockUser(tx, userId) : undefined;
    if (!found || found.email.toLowerCase() !== email.toLowerCase()) return refuse('invalidResetLink');
    await setPassword(services, tx, found, passwordHash);
    await updateUser(tx, found.id, {
      emailConfirmedOn: found.emailConfirmedOn ?? clock.now(),
      ...(found.status === UserStatus.Pending && { status: UserStatus.Active }),
    });
    return found;
  });
  // Whoever was locked out by somebody's guesses gets in with the new password at once.
  for (const login of [user.username, user.email]) {
    await limits.forget('loginAnywhere', login);
    await limits.forget('loginHere', `${login} ${address}`);
  }
}

/**
 * Changes the caller's password and logs every device out.
 * @returns a new token for the device in hand
 * @throws Refusal `wrongPassword`, `tooManyRequests`
 */
export async function changePassword(
  services: Services,
  { id, login }: Caller,
  { currentPassword, newPassword }: PasswordChange,
  client: Client,
): Promise<string> {
  const { db, limits } = services;
  await limits.consume('passwordAgain', id);
  const passwordHash = await hashPassword(newPassword);
  const token = await db.transaction(async (tx) => {
    const user = (await lockUser(tx, id)) ?? refuse('notLoggedIn');
    if (!(await passwordMatches(user.passwordHash, currentPassword))) return refuse('wrongPassword');
    await setPassword(services, tx, user, passwordHash);
    return startLogin(services, tx, id, { ...client, withPasskey: login.withPasskey });
  });
  await limits.forget('passwordAgain', id);
  return token;
}

/** Sets it, ends every login, and tells the owner. */
async function setPassword({ emails }: Services, tx: Db, user: UserRow, passwordHash: string): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await endLogins(tx, user.id);
  await emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'password-changed',
    language: user.language,
    props: { firstName: user.firstName },
  });
}
