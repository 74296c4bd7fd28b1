import { and, desc, eq, lt, or } from 'drizzle-orm';
import { type LoggedIn, type LoginEntry, UserStatus } from 'shared-api/contract';
import { v4 } from 'uuid';
import type { Config } from '../../config/config';
import type { Keys } from '../../crypto/keys';
import { readJwt, signJwt, signToken } from '../../crypto/tokens';
import type { Db, Tx } from '../../data/rows';
import { logins, logins as table } from '../../data/schema';
import { findUser, isMember, lockUser, type Member, type UserRow } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin, Caller } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import { type Client, deviceOf } from '../../http/request';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { logSecurityEvent } from '../log/security-log';
import { audit } from '../log/write';
import { endLogins, isActive } from './logins';

export const loginsFeature: Feature = {
  routes: loginRoutes,
  timers: {
    'ended-logins': {
      seconds: 300,
      perform: ({ db: tx, clock, config }) => removeEndedLogins(tx, clock.now(), config.login),
    },
  },
  exportData: async (db, userId) => ({
    logins: await db
      .select({
        browser: table.browser,
        platform: table.platform,
        createdOn: table.createdOn,
        lastUsedOn: table.lastUsedOn,
      })
      .from(table)
      .where(eq(table.userId, userId)),
  }),
};

/** A user's logins, and how to end them. */
function loginRoutes(route: Route): void {
  route('POST /auth/logout', ({ services: { db }, caller }) => endLogin(db, caller.id, caller.login.id));

  route('GET /auth/logins', ({ services, caller }) => showLogins(services, caller));

  route('DELETE /auth/logins', ({ services: { db }, caller }) =>
    endLogins(db, caller.id, { except: caller.login.id }),
  );

  route('DELETE /auth/logins/{id}', async ({ services: { db }, params, caller }) => {
    if (!(await endLogin(db, caller.id, params.id))) return refuse('notFound');
  });

  route('DELETE /api/v1/Users/{id}/logins', ({ services, params, caller }) =>
    endUsersLogins(services, params.id, caller),
  );
}

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

const lifetimeMs = 400 * 86_400_000;
const deviceKind = ({ deviceToken }: Keys) => ({ audience: 'courtside-device', key: deviceToken });

/** A device on which somebody has logged in before. */
interface KnownDevice {
  userId: string;
  deviceId: string;
}

/**
 * Creates the token by which a browser is recognised at the next login. It grants no access: it only keeps strangers'
 * wrong passwords from slowing this device down.
 */
const signDevice = (userId: string, keys: Keys, now: Date): Promise<string> =>
  signJwt(
    deviceKind(keys),
    { sub: userId, jti: v4() },
    { issued: now, expires: new Date(now.getTime() + lifetimeMs) },
  );

/** @returns the device's user, or null when the token is forged or too old */
export async function readDevice(token: string, keys: Keys, now: Date): Promise<KnownDevice | null> {
  const claims = await readJwt(deviceKind(keys), token, ['sub', 'jti'], now);
  return claims && { userId: String(claims.sub), deviceId: String(claims.jti) };
}

/** The caller's logins, the current one first. */
async function showLogins({ db, config, clock }: Services, { id, login }: Caller): Promise<LoginEntry[]> {
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
async function endUsersLogins({ db: tx }: Command, id: string, actor: Admin): Promise<void> {
  if (!(await findUser(tx, id))) return refuse('userNotFound');
  await endLogins(tx, id);
  await audit(tx, actor, { action: 'user.end-logins', entityId: id, about: [id] });
}

type LoginRow = typeof logins.$inferSelect;

/** A user's logins, most recently used first; some may have expired. */
const loginsOf = (db: Db, userId: string): Promise<LoginRow[]> =>
  db.select().from(logins).where(eq(logins.userId, userId)).orderBy(desc(logins.lastUsedOn), desc(logins.id));

/** Ends one login of a user's. @returns whether there was one */
async function endLogin(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(logins)
    .where(and(eq(logins.userId, userId), eq(logins.id, id)))
    .returning({ id: logins.id });
  return ended.length === 1;
}

/** Deletes expired logins, which are refused already. */
async function removeEndedLogins(db: Db, now: Date, { idleMs, maxMs }: Config['login']): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .delete(logins)
    .where(or(lt(logins.lastUsedOn, before(idleMs)), lt(logins.createdOn, before(maxMs))));
}
