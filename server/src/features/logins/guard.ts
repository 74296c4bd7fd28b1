import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { batchReads } from '../../db/batch';
import { opaque } from '../../db/opaque';
import { logins, settings, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Guard } from '../../security/access';
import type { PlayerId } from '../../security/caller';
import { createTokenReader } from '../../security/tokens';
import type { Clock } from '../../time/clock';
import { isActive, isUseOutdated } from './policy';
import { recordLoginUse } from './store';

/** A guard that queries the database on every call, so that an ended login stops working at once. */
export function createGuard(db: Db, config: Config, clock: Clock): Guard {
  const { passwordHash: _, searchText: __, ...account } = getTableColumns(users);
  const readToken = createTokenReader(config.keys);
  // `limit` makes the planner look the rows up by key one by one; for plain joins it would read all users.
  const { id, userId, createdOn, lastUsedOn, provenAt, withPasskey } = logins;
  const login = db
    .select({ id, userId, createdOn, lastUsedOn, provenAt, withPasskey })
    .from(logins)
    .where(eq(logins.id, sql`asked.id`))
    .limit(1)
    .as('login');
  const user = db
    .select(account)
    .from(users)
    .where(and(eq(users.id, login.userId), eq(users.status, UserStatus.Active)))
    .limit(1)
    .as('account');
  const find = db
    .select({
      account: user._.selectedFields,
      // There is no row until the settings are saved for the first time.
      adminsNeedPasskey: sql<boolean>`coalesce((select ${settings.adminsNeedPasskey} from ${settings}), false)`,
      login: login._.selectedFields,
    })
    .from(sql`unnest(${opaque('ids', 'uuid[]')}) asked(id)`)
    .innerJoinLateral(login, sql`true`)
    .innerJoinLateral(user, sql`true`)
    .prepare('callers');
  const callerOf = batchReads(async (ids: readonly string[]) => {
    const rows = await find.execute({ ids });
    const byLogin = new Map(rows.map((row) => [row.login.id, row]));
    return ids.map((id) => byLogin.get(id));
  });
  return {
    async readToken(authorization) {
      const token = authorization?.match(/^Bearer ([\w.-]+)$/i)?.[1];
      return token ? readToken(token, clock.now()) : null;
    },
    async identify(claims) {
      const found = await callerOf(claims.loginId);
      const now = clock.now();
      if (found?.account.id !== claims.userId || !isActive(found.login, now, config.login)) return null;
      if (isUseOutdated(found.login, now)) await recordLoginUse(db, found.login.id, now);
      const { account, login, adminsNeedPasskey } = found;
      const passkeyNeeded = account.isAdmin && adminsNeedPasskey && !login.withPasskey;
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
