import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { firstOf } from '../../db/rows';
import { logins, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Guard } from '../../security/access';
import type { PlayerId } from '../../security/caller';
import { createTokenReader } from '../../security/tokens';
import type { Clock } from '../../time/clock';
import { findLink } from '../door-links/store';
import { readSettings } from '../settings/store';
import { isMember } from '../users/store';
import { recordLoginUse } from './store';

/** Precision of the last use, in milliseconds: it is written at most that often. */
const recordUseEveryMs = 5 * 60_000;

interface Times {
  createdOn: Date;
  lastUsedOn: Date;
}

/** Whether a login is still valid: used recently enough, and not begun too long ago. */
export const isActive = ({ createdOn, lastUsedOn }: Times, now: Date, limits: Config['login']): boolean =>
  now.getTime() - lastUsedOn.getTime() <= limits.idleMs &&
  now.getTime() - createdOn.getTime() <= limits.maxMs;

/** Whether the recorded use is old enough to be updated: not every call writes. */
const isUseOutdated = ({ lastUsedOn }: Pick<Times, 'lastUsedOn'>, now: Date): boolean =>
  now.getTime() - lastUsedOn.getTime() >= recordUseEveryMs;

/** A guard that queries the database on every call, so that an ended login stops working at once. */
export function createGuard(db: Db, config: Config, clock: Clock): Guard {
  const { passwordHash: _, searchText: __, ...account } = getTableColumns(users);
  const readToken = createTokenReader(config.keys);
  const { id, userId, createdOn, lastUsedOn, provenAt, withPasskey } = logins;
  const find = db
    .select({
      account,
      login: { id, userId, createdOn, lastUsedOn, provenAt, withPasskey },
    })
    .from(logins)
    .innerJoin(users, and(eq(users.id, logins.userId), eq(users.status, UserStatus.Active)))
    .where(eq(logins.id, sql.placeholder('id')))
    .prepare('caller');
  return {
    async readToken(authorization) {
      const token = authorization?.match(/^Bearer ([\w.-]+)$/i)?.[1];
      return token ? readToken(token, clock.now()) : null;
    },
    findDoorLink: async (secret) => (await findLink(db, secret, clock.now())) ?? null,
    async identify(claims) {
      const found = await firstOf(find.execute({ id: claims.loginId }));
      const now = clock.now();
      if (found?.account.id !== claims.userId || !isActive(found.login, now, config.login)) return null;
      const { account, login } = found;
      if (!isMember(account)) return null;
      if (isUseOutdated(login, now)) await recordLoginUse(db, login.id, now);
      const passkeyNeeded =
        account.isAdmin && !login.withPasskey && (await readSettings(db)).adminsNeedPasskey;
      return {
        ...account,
        id: account.id as PlayerId,
        isAdmin: account.isAdmin && !passkeyNeeded,
        passkeyNeeded,
        login,
      };
    },
  };
}
