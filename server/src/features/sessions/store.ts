import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Session, SessionStatus } from 'shared-api/contract';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { sessionFields } from './view';

/** One session as the caller sees it, or undefined. */
export async function findSession(
  db: Db,
  id: string,
  now: Date,
  caller: string | null,
): Promise<Session | undefined> {
  const [row] = await db.select(sessionFields(now, caller)).from(sessions).where(eq(sessions.id, id));
  return row;
}

/** Sessions that are not over and have one of some states, soonest first; the schedule's hot reads, prepared once. */
export function prepareUpcoming(db: Db, name: string, statuses: readonly SessionStatus[]) {
  const now = sql.placeholder('now');
  const query = db
    .select(sessionFields(now, sql.placeholder('caller')))
    .from(sessions)
    .where(and(gt(sessions.endsAt, sql`${now}::timestamptz`), inArray(sessions.status, [...statuses])))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .prepare(name);
  return (at: Date, caller: string | null): Promise<Session[]> =>
    query.execute({ now: at.toISOString(), caller });
}

/** Those of some calendar dates on which there is a session, whatever has become of it. */
export async function datesTaken(tx: Db, dates: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ date: sessions.sessionDate })
    .from(sessions)
    .where(inArray(sessions.sessionDate, [...dates]));
  return new Set(rows.map(({ date }) => date));
}

/** Writes down that what was open or full is over; readers know it already by the clock. */
export async function completePastSessions(db: Db, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ status: SessionStatus.Completed })
    .where(
      and(inArray(sessions.status, [SessionStatus.Open, SessionStatus.Full]), lte(sessions.endsAt, now)),
    );
}
