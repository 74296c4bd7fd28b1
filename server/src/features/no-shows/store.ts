import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { places, sessions, users } from '../../db/schema';
import type { Db, Tx } from '../../db/types';
import type { SettingsRow } from '../settings/store';
import { type Missed, missedFrom } from './policy';

type Rule = Pick<SettingsRow, 'noShowLimit' | 'noShowsSince'>;

/**
 * How often people did not come since the rule holds and, of those whom an administrator let off, since then.
 * @returns nobody who came always, and nobody at all while the rule is off
 */
export async function readMissed(
  db: Db,
  userIds: readonly string[],
  { noShowLimit, noShowsSince }: Rule,
  now: Date,
): Promise<Map<string, Missed>> {
  if (noShowLimit === 0 || noShowsSince === null || userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, at: sessions.startsAt })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .innerJoin(users, eq(users.id, places.userId))
    .where(
      and(
        inArray(places.userId, [...userIds]),
        eq(places.mark, 'absent'),
        ne(sessions.status, SessionStatus.Cancelled),
        gt(sessions.startsAt, noShowsSince),
        or(isNull(users.noShowsWaivedOn), gt(sessions.startsAt, users.noShowsWaivedOn)),
      ),
    );
  const absences = new Map<string, number[]>();
  for (const { id, at } of rows) absences.set(id, [...(absences.get(id) ?? []), at.getTime()]);
  return new Map([...absences].map(([id, at]) => [id, missedFrom(at, noShowLimit, now.getTime())]));
}

/** What somebody missed until now counts no longer. */
export async function waive(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ noShowsWaivedOn: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}
