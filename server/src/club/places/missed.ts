import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { rules, SessionStatus } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { places, sessions, users } from '../../data/schema';
import type { SettingsRow } from '../../data/settings';

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

const day = 86_400_000;

/** How often somebody did not come, and what follows from it. Instants in milliseconds. */
interface Missed {
  /** Of the last 60 days. */
  count: number;
  /** Until when they may say yes in the last hours only; null when at any time. */
  until: number | null;
}

/**
 * The no-show rule (docs/product.md, Who does not come): so many within 60 days, and for 30 days one may say yes in the
 * last 24 hours only.
 * @param absences when the sessions that they missed began
 * @param limit from how many on
 */
export function missedFrom(absences: readonly number[], limit: number, now: number): Missed {
  const { withinDays, days } = rules.noShows;
  const within = (end: number) => absences.filter((at) => at <= end && at > end - withinDays * day).length;
  const ends = absences.filter((at) => within(at) >= limit).map((at) => at + days * day);
  const until = Math.max(0, ...ends);
  return { count: within(now), until: until > now ? until : null };
}
