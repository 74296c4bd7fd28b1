import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Session, SessionStatus } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Clock } from '../../time/clock';
import { sessionFields } from './view';

const { placeholder } = sql;

/** One session as the caller sees it, or undefined. */
export const findSession = (
  db: Db,
  id: string,
  now: Date,
  caller: string | null,
): Promise<Session | undefined> =>
  firstOf(db.select(sessionFields(now, caller)).from(sessions).where(eq(sessions.id, id)));

const [now, caller] = [placeholder('now'), sql`${placeholder('caller')}`];

/** Prepares a read of one session as a caller sees it: every open page of a session asks for it. */
export function prepareSession(db: Db, clock: Clock) {
  const query = db
    .select(sessionFields(now, caller))
    .from(sessions)
    .where(eq(sessions.id, placeholder('id')))
    .prepare('session');
  return (asked: { id: string; caller: string | null }): Promise<Session | undefined> =>
    firstOf(query.execute({ ...asked, now: clock.now().toISOString() }));
}

/** Prepares a read of the sessions that are not over and have one of some statuses, soonest first. */
export function prepareUpcoming(db: Db, clock: Clock, name: string, statuses: readonly SessionStatus[]) {
  const query = db
    .select(sessionFields(now, caller))
    .from(sessions)
    .where(and(gt(sessions.endsAt, now), inArray(sessions.status, [...statuses])))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .prepare(name);
  return (caller: string | null): Promise<Session[]> =>
    query.execute({ caller, now: clock.now().toISOString() });
}

/** Which of some calendar dates have a session, in any status. */
export async function datesTaken(tx: Db, dates: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ date: sessions.sessionDate })
    .from(sessions)
    .where(inArray(sessions.sessionDate, [...dates]));
  return new Set(rows.map(({ date }) => date));
}

/** Marks past open or full sessions as completed; readers derive that from the clock. */
export async function completePastSessions(db: Db, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ status: SessionStatus.Completed })
    .where(
      and(inArray(sessions.status, [SessionStatus.Open, SessionStatus.Full]), lte(sessions.endsAt, now)),
    );
}
