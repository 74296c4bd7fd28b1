import { type LoggedIn, type LoginEntry, UserStatus } from 'shared-api/contract';
import { type Command, perform } from '../../commands/perform';
import { logins } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Admin, Caller } from '../../security/caller';
import type { Client } from '../../security/client';
import { deviceOf } from '../../security/device';
import { signDevice } from '../../security/device-tokens';
import { signToken } from '../../security/tokens';
import type { Services } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import { audit } from '../audit/store';
import { findUser, isMember, lockUser, type Member, type UserRow } from '../users/store';
import { isActive } from './guard';
import { endLogins, loginsOf } from './store';

/**
 * Creates a login for somebody who has just authenticated.
 * @param withPasskey whether by a passkey
 * @returns the access token; it lasts as long as the login may, and is never issued again
 */
export async function startLogin(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  db: Db,
  userId: string,
  { userAgent, withPasskey }: Pick<Client, 'userAgent'> & { withPasskey: boolean },
): Promise<string> {
  const now = clock.now();
  const [login] = await db
    .insert(logins)
    .values({
      userId,
      createdOn: now,
      lastUsedOn: now,
      provenAt: now,
      withPasskey,
      ...(await deviceOf(userAgent)),
    })
    .returning({ id: logins.id });
  if (!login) throw new Error('The login was not stored');
  const expires = new Date(now.getTime() + config.login.maxMs);
  return signToken({ userId, loginId: login.id }, config.keys, { issued: now, expires });
}

/**
 * Starts a login, notes it in the security log, and returns what the browser keeps of it.
 * @param by what has proven that it is theirs
 */
async function openLogin(
  command: Command,
  { id, username, firstName, lastName, email, isAdmin, isDoor, paymentPlan }: Member,
  client: Client,
  by: 'password' | 'passkey' | 'link',
): Promise<LoggedIn> {
  const { db: tx, config, clock } = command;
  const who = { id, username, firstName, lastName };
  const token = await startLogin(command, tx, id, { ...client, withPasskey: by === 'passkey' });
  await logSecurityEvent(command, tx, { event: 'login', actor: who, client, details: { by } });
  const deviceToken = await signDevice(id, config.keys, clock.now());
  return { token, deviceToken, ...who, email, isAdmin, isDoor, paymentPlan };
}

/**
 * Logs in somebody who has given a password or a passkey.
 * @param found the user, read no later than their credentials
 * @throws AppError `emailNotConfirmed`, `accountSuspended`
 */
export const issueTokens = (
  services: Services,
  found: UserRow,
  { withPasskey, ...client }: Client & { withPasskey: boolean },
): Promise<LoggedIn> =>
  perform(services, async (command) => {
    const user = await lockUser(command.db, found.id);
    // Changed since the credentials were compared: what ended every login must end this one too.
    if (!user || !isMember(user) || user.passwordHash !== found.passwordHash) {
      return refuse(withPasskey ? 'biometricFailed' : 'invalidCredentials');
    }
    if (user.status === UserStatus.Pending) return refuse('emailNotConfirmed');
    if (user.status === UserStatus.Suspended) return refuse('accountSuspended');
    return openLogin(command, user, client, withPasskey ? 'passkey' : 'password');
  });

/**
 * Logs in whoever has just chosen their password, or opened their account, by a mailed link.
 * @param user as the link has left them, locked
 * @returns a part of the reply, without a login if they may not have one
 */
export const openLoginByLink = async (
  command: Command,
  user: UserRow,
  client: Client,
): Promise<{ login?: LoggedIn }> =>
  isMember(user) && user.status === UserStatus.Active
    ? { login: await openLogin(command, user, client, 'link') }
    : {};

/** The caller's logins, the current one first. */
export async function showLogins(
  { db, config, clock }: Services,
  { id, login }: Caller,
): Promise<LoginEntry[]> {
  const rows = await loginsOf(db, id);
  const active = rows.filter((row) => isActive(row, clock.now(), config.login));
  const entries = active.map((row) => ({
    id: row.id,
    browser: row.browser,
    platform: row.platform,
    createdOn: row.createdOn.toISOString(),
    lastUsedOn: row.lastUsedOn.toISOString(),
    current: row.id === login.id,
  }));
  return entries.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Logs a user out everywhere, on an administrator's request. */
export async function endUsersLogins({ db: tx }: Command, id: string, actor: Admin): Promise<void> {
  if (!(await findUser(tx, id))) return refuse('userNotFound');
  await endLogins(tx, id);
  await audit(tx, actor, { action: 'user.end-logins', entityId: id, about: [id] });
}
