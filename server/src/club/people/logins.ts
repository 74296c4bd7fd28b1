import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { UserStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import type { Keys } from '../../crypto/keys';
import { readToken, type TokenClaims } from '../../crypto/tokens';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { logins, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { isMember } from '../../data/users';
import type { Guard, PlayerId } from '../../http/access';
import type { Clock } from '../../time/clock';
import { findLink } from '../door/links';

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
  const readKnown = createTokenReader(config.keys);
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
    findDoorLink: async (secret) => (await findLink(db, secret, clock.now())) ?? null,
    async identify(authorization) {
      const token = authorization?.match(/^Bearer ([\w.-]+)$/i)?.[1];
      const claims = token && (await readKnown(token, clock.now()));
      if (!claims) return null;
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

/** Creates the reader of tokens, which checks each one's signature once. @param keys that sign them */
function createTokenReader(keys: Keys) {
  // A valid signature stays valid. What can change is checked each time: the expiry here, the login by the guard.
  const known = new LRUCache<string, ReturnType<typeof readToken>>({ max: 10_000 });
  return async (token: string, now: Date): Promise<TokenClaims | null> => {
    // A page's calls come at once: the first one verifies for all.
    const reading = known.get(token) ?? readToken(token, keys, now);
    known.set(token, reading);
    const found = await reading;
    if (found && found.expires > now.getTime()) return found;
    known.delete(token);
    return null;
  };
}

/** Records that a login is in use. */
async function recordLoginUse(db: Db, id: string, now: Date): Promise<void> {
  await db.update(logins).set({ lastUsedOn: now }).where(eq(logins.id, id));
}

/**
 * Ends all of a user's logins at once: their tokens are refused from the next call on.
 * @param except the one to keep
 */
export async function endLogins(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await tx
    .delete(logins)
    .where(and(eq(logins.userId, userId), except === undefined ? undefined : ne(logins.id, except)));
}
