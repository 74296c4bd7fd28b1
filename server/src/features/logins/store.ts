import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import type { Config } from '../../config/config';
import { logins } from '../../db/schema';
import type { Db, Tx } from '../../db/types';

type LoginRow = typeof logins.$inferSelect;

/** A user's logins, most recently used first; some may have expired. */
export const loginsOf = (db: Db, userId: string): Promise<LoginRow[]> =>
  db.select().from(logins).where(eq(logins.userId, userId)).orderBy(desc(logins.lastUsedOn), desc(logins.id));

/** Records that a login is in use. */
export async function recordLoginUse(db: Db, id: string, now: Date): Promise<void> {
  await db.update(logins).set({ lastUsedOn: now }).where(eq(logins.id, id));
}

/** Records that a login's owner has just proved their identity. */
export async function recordProof(db: Db, id: string, now: Date): Promise<void> {
  await db.update(logins).set({ provenAt: now }).where(eq(logins.id, id));
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

/** Ends one login of a user's. @returns whether there was one */
export async function endLogin(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(logins)
    .where(and(eq(logins.userId, userId), eq(logins.id, id)))
    .returning({ id: logins.id });
  return ended.length === 1;
}

/** Deletes expired logins, which are refused already. */
export async function removeEndedLogins(
  db: Db,
  now: Date,
  { idleMs, maxMs }: Config['login'],
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .delete(logins)
    .where(or(lt(logins.lastUsedOn, before(idleMs)), lt(logins.createdOn, before(maxMs))));
}
