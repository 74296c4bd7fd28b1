import { and, eq, sql } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { logins, settings, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Guard } from '../../security/access';
import type { PlayerId } from '../../security/caller';
import { readToken } from '../../security/tokens';
import type { Clock } from '../../time/clock';
import { isLiving, isWorthNoting } from './policy';
import { noteUse } from './store';

/** A guard that asks the database on every call, so that a login that was ended stops working at once. */
export function createGuard(db: Db, config: Config, clock: Clock): Guard {
  // The hottest read there is: prepared once.
  const find = db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      paymentPlan: users.paymentPlan,
      isAdmin: users.isAdmin,
      // No row until somebody has saved the settings.
      adminsNeedPasskey: sql<boolean>`coalesce((select ${settings.adminsNeedPasskey} from ${settings}), false)`,
      login: {
        id: logins.id,
        createdOn: logins.createdOn,
        lastUsedOn: logins.lastUsedOn,
        provenAt: logins.provenAt,
        withPasskey: logins.withPasskey,
      },
    })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .where(
      and(
        eq(logins.id, sql.placeholder('loginId')),
        eq(users.id, sql.placeholder('userId')),
        eq(users.status, UserStatus.Active),
      ),
    )
    .prepare('caller');
  return {
    async identify(authorization) {
      const token = authorization?.match(/^Bearer ([\w.-]+)$/i)?.[1];
      const claims = token ? await readToken(token, config.keys, clock.now()) : null;
      if (!claims) return null;
      const [found] = await find.execute({ ...claims });
      const now = clock.now();
      if (!found || !isLiving(found.login, now, config.login)) return null;
      if (isWorthNoting(found.login, now)) await noteUse(db, found.login.id, now);
      const { adminsNeedPasskey, ...user } = found;
      const passkeyNeeded = user.isAdmin && adminsNeedPasskey && !user.login.withPasskey;
      return { ...user, id: user.id as PlayerId, isAdmin: user.isAdmin && !passkeyNeeded, passkeyNeeded };
    },
  };
}
