import { and, asc, eq, getTableColumns, gt, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import {
  type AttendanceUpdate,
  PaymentStatus,
  rules,
  SeasonStatus,
  SessionStatus,
  UserStatus,
} from 'shared-api/contract';
import type { PassDates } from 'shared-api/passes';
import { firstOf } from '../../db/rows';
import { attendance, payments, sessions, settings, subscriptions, users, waitingList } from '../../db/schema';
import type { Db } from '../../db/types';
import { valuesFor } from '../../db/values';

/** Read with the session: another round trip would keep its lock for longer. */
const answersCloseMinutes: SQL<number> = sql<number>`coalesce(
  (select ${settings.answersCloseMinutes} from ${settings}), ${sql.raw(String(rules.answersClose.default))})`;

const sessionColumns = { ...getTableColumns(sessions), answersCloseMinutes };

/** Condition on `sessions`: answers have not closed yet. */
export const isOpenForAnswers = (now: Date): SQL =>
  gt(
    sessions.startsAt,
    sql`${now.toISOString()}::timestamptz + make_interval(mins => ${answersCloseMinutes})`,
  );

/** A session, and how many minutes before its start answers close. */
export interface SessionRow extends Readonly<typeof sessions.$inferSelect> {
  readonly answersCloseMinutes: number;
}

/**
 * Locks a session until the transaction ends. Everything that takes or frees a place does this first, so that a place is
 * never given twice. A payment for it can still be written.
 */
export const lockSession = (tx: Db, id: string): Promise<SessionRow | undefined> =>
  firstOf(tx.select(sessionColumns).from(sessions).where(eq(sessions.id, id)).for('no key update'));

/** The sessions that some players have answered or wait for, in the order in which whoever needs several locks them. */
export const sessionsOf = (tx: Db, userIds: string[]) => {
  const of = (table: typeof attendance | typeof waitingList) =>
    tx.select({ id: table.sessionId }).from(table).where(inArray(table.userId, userIds));
  return tx
    .select(sessionColumns)
    .from(sessions)
    .where(inArray(sessions.id, union(of(attendance), of(waitingList))))
    .orderBy(asc(sessions.id));
};

/** How many places of a locked session are taken by now. */
export async function countTaken(tx: Db, id: string): Promise<number> {
  const { registeredPlayersCount: taken } = sessions;
  return (await firstOf(tx.select({ taken }).from(sessions).where(eq(sessions.id, id))))?.taken ?? 0;
}

/** Lets a locked session's status follow its taken places: `Open` and `Full` do, all others stay. */
export async function updateStatus(tx: Db, id: string): Promise<void> {
  const { Open, Full } = SessionStatus;
  const isFull = gte(sessions.registeredPlayersCount, sessions.maxCapacity);
  const status = sql`case when ${isFull} then ${Full}::smallint else ${Open}::smallint end`;
  await tx
    .update(sessions)
    .set({ status })
    .where(and(eq(sessions.id, id), inArray(sessions.status, [Open, Full]), ne(sessions.status, status)));
}

export type AttendanceRow = typeof attendance.$inferSelect;

/** The answer of one player for one session, or undefined. */
export function findAnswer(tx: Db, sessionId: string, userId: string): Promise<AttendanceRow | undefined> {
  const isTheirs = and(eq(attendance.sessionId, sessionId), eq(attendance.userId, userId));
  return firstOf(tx.select().from(attendance).where(isTheirs));
}

/** Writes an answer, new or changed; what is left out stays as it was. */
export async function saveAnswer(
  tx: Db,
  sessionId: string,
  userId: string,
  answer: AttendanceUpdate,
): Promise<void> {
  const values = valuesFor(attendance, answer);
  await tx
    .insert(attendance)
    .values({ sessionId, userId, ...values })
    .onConflictDoUpdate({
      target: [attendance.sessionId, attendance.userId],
      set: { ...values, updatedOn: sql`now()` },
    });
}

/** Takes a player out of a locked session's line. */
export async function removeFromWaitingList(tx: Db, sessionId: string, userId: string): Promise<void> {
  await tx
    .delete(waitingList)
    .where(and(eq(waitingList.sessionId, sessionId), eq(waitingList.userId, userId)));
}

/** The first in a session's line, each with what they told the organisers. */
export const firstWaiting = (tx: Db, sessionId: string, limit: number) =>
  tx
    .select({ user: users, notes: waitingList.notes })
    .from(waitingList)
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(and(eq(waitingList.sessionId, sessionId), eq(users.status, UserStatus.Active)))
    .orderBy(asc(waitingList.id))
    .limit(limit);

/** A season pass, as far as it decides what its holder's places cost. */
export type Pass = PassDates & Pick<typeof subscriptions.$inferSelect, 'createdOn'>;

/** Somebody's yes to a session. */
export interface Place {
  session: Pick<
    SessionRow,
    'id' | 'sessionDate' | 'startsAt' | 'answersCloseMinutes' | 'status' | 'dropInPrice'
  >;
  /** What has become of its price: asked for, received, or asked for once and no longer. */
  payment: 'none' | 'pending' | 'received' | 'void';
}

/** All season passes that some people hold or held. */
export const passesOf = (tx: Db, userIds: string[]): Promise<(Pass & { userId: string })[]> =>
  tx
    .select({
      userId: sql<string>`${subscriptions.userId}`,
      status: subscriptions.status,
      startDate: subscriptions.startDate,
      endDate: subscriptions.endDate,
      createdOn: subscriptions.createdOn,
    })
    .from(subscriptions)
    .where(inArray(subscriptions.userId, userIds));

/** Condition on `subscriptions`: `covers`, in SQL. */
export const isCovering = (date: string): SQL | undefined =>
  and(
    eq(subscriptions.status, SeasonStatus.Active),
    lte(subscriptions.startDate, date),
    gte(subscriptions.endDate, date),
  );

const hasPayment = (...statuses: PaymentStatus[]) => sql`bool_or(p.status in (${sql.raw(statuses.join())}))`;

/** What has become of the price of a place; a new attempt counts more than what was received or came to nothing before. */
const paymentOfPlace = sql<Place['payment']>`(
  select case when ${hasPayment(PaymentStatus.Pending)} then 'pending'
    when ${hasPayment(PaymentStatus.Completed)} then 'received'
    when count(*) > 0 then 'void' else 'none' end
  from ${payments} p where p.session_id = ${sessions.id} and p.user_id = ${attendance.userId})`;

/** Places in sessions, oldest session first. @param where condition on `attendance` */
export const placesOf = (tx: Db, where: SQL | undefined): Promise<(Place & { userId: string })[]> =>
  tx
    .select({ userId: attendance.userId, session: sessionColumns, payment: paymentOfPlace })
    .from(attendance)
    .innerJoin(sessions, eq(sessions.id, attendance.sessionId))
    .where(where)
    .orderBy(asc(sessions.startsAt), asc(attendance.id));
