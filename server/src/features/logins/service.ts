import type { LoginEntry } from 'shared-api/contract';
import { logins } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { AdminId, Caller } from '../../security/caller';
import type { Client } from '../../security/client';
import { deviceOf } from '../../security/device';
import { signToken } from '../../security/tokens';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { findUser } from '../users/store';
import { isLiving } from './policy';
import { endLogins, loginsOf } from './store';

/**
 * Logs somebody in who has just proved who they are.
 * @param withPasskey whether by a passkey
 * @returns the access token; it lasts as long as the login may, and is never issued again
 */
export async function startLogin(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Db,
  userId: string,
  { userAgent, withPasskey }: Pick<Client, 'userAgent'> & { withPasskey: boolean },
): Promise<string> {
  const now = clock.now();
  const [login] = await tx
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

/** The caller's logins, the one in hand first. */
export async function showLogins(
  { db, config, clock }: Services,
  { id, login }: Caller,
): Promise<LoginEntry[]> {
  const rows = await loginsOf(db, id);
  const living = rows.filter((row) => isLiving(row, clock.now(), config.login));
  const entries = living.map((row) => ({
    id: row.id,
    browser: row.browser,
    platform: row.platform,
    createdOn: row.createdOn.toISOString(),
    lastUsedOn: row.lastUsedOn.toISOString(),
    current: row.id === login.id,
  }));
  return entries.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Logs a user out everywhere, at an administrator's wish. @throws AppError `userNotFound` */
export function endUsersLogins({ db }: Services, id: string, actor: Caller<AdminId>): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await findUser(tx, id))) return refuse('userNotFound');
    await endLogins(tx, id);
    await audit(tx, actor, { action: 'user.end-logins', entityId: id });
  });
}
