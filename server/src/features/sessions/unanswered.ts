import { and, eq, exists, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { places, users } from '../../db/schema';
import type { Db } from '../../db/types';

/** Condition on `users`: plays, as everybody does but an administrator who has never answered for any session. */
export const isPlayer = (db: Db): SQL | undefined =>
  or(
    eq(users.isAdmin, false),
    exists(db.select({ one: sql`1` }).from(places).where(eq(places.userId, users.id))),
  );

/**
 * Condition on `users`: active, and neither in a session nor out of it nor waiting for it. Somebody whose place ended
 * with their pass has not answered; a walk-in has no way to.
 */
export function hasNotAnswered(db: Db, sessionId: string): SQL | undefined {
  const answered = db
    .select({ userId: places.userId })
    .from(places)
    .where(
      and(
        eq(places.sessionId, sessionId),
        isNotNull(places.userId),
        or(ne(places.standing, 'out'), ne(places.source, 'pass')),
      ),
    );
  const canAnswer = and(eq(users.status, UserStatus.Active), isNotNull(users.email));
  return and(canAnswer, isPlayer(db), notInArray(users.id, answered));
}
