import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { AttendanceRecord } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { attendance, sessions, users, waitingList } from '../../db/schema';
import type { Db } from '../../db/types';
import { summaryFields } from '../sessions/view';
import { userName } from './store';

/** A player's answers, newest session first, and the upcoming sessions whose waiting list they are on. */
export async function answersOf(db: Db, userId: string, now: Date): Promise<AttendanceRecord[]> {
  const answers = await records(db, now, eq(attendance.userId, userId));
  return [...(await waitsOf(db, userId, now)), ...answers].sort((a, b) => startOf(b) - startOf(a));
}

/** The sessions that a player said yes to, and the upcoming ones that they declined or wait for, newest first. */
export async function sessionsOf(db: Db, userId: string, now: Date): Promise<AttendanceRecord[]> {
  const answers = await answersOf(db, userId, now);
  return answers.filter(
    ({ isAttending, session }) => isAttending || instantOf(session.sessionDate, session.endTime) > now,
  );
}

/** The answers for a session: everybody's, or one player's. */
export const answersFor = (
  db: Db,
  sessionId: string,
  now: Date,
  userId?: string,
): Promise<AttendanceRecord[]> =>
  records(
    db,
    now,
    and(eq(attendance.sessionId, sessionId), userId ? eq(attendance.userId, userId) : undefined),
  );

/** Where a row of the waiting list stands; null where an outer join found none. */
const position = sql<number | null>`nullif((select count(*)::int from waiting_list o
  where o.session_id = ${waitingList.sessionId} and o.id <= ${waitingList.id}), 0)`;

async function records(db: Db, now: Date, where: SQL | undefined): Promise<AttendanceRecord[]> {
  const isWaiting = and(
    eq(waitingList.sessionId, attendance.sessionId),
    eq(waitingList.userId, attendance.userId),
    gt(sessions.endsAt, now),
  );
  const rows = await db
    .select({
      answer: attendance,
      startsAt: sessions.startsAt,
      userName,
      waitingPosition: position,
      session: summaryFields(now),
    })
    .from(attendance)
    .innerJoin(sessions, eq(sessions.id, attendance.sessionId))
    .innerJoin(users, eq(users.id, attendance.userId))
    .leftJoin(waitingList, isWaiting)
    .where(where)
    .orderBy(desc(sessions.startsAt), asc(attendance.id));
  return rows.map(({ answer: { updatedOn: _, createdOn, ...answer }, startsAt, ...row }) => ({
    ...answer,
    checkInTime: answer.isAttending ? startsAt.toISOString() : null,
    createdOn: createdOn.toISOString(),
    ...row,
  }));
}

/** The upcoming sessions whose waiting list a player is on without ever having answered. */
async function waitsOf(db: Db, userId: string, now: Date): Promise<AttendanceRecord[]> {
  const rows = await db
    .select({ wait: waitingList, userName, waitingPosition: position, session: summaryFields(now) })
    .from(waitingList)
    .innerJoin(sessions, eq(sessions.id, waitingList.sessionId))
    .innerJoin(users, eq(users.id, waitingList.userId))
    .leftJoin(
      attendance,
      and(eq(attendance.sessionId, waitingList.sessionId), eq(attendance.userId, waitingList.userId)),
    )
    .where(and(eq(waitingList.userId, userId), gt(sessions.endsAt, now), isNull(attendance.id)));
  return rows.map(({ wait: { createdOn, ...wait }, ...row }) => ({
    ...wait,
    isAttending: false,
    updateReason: null,
    checkInTime: null,
    createdOn: createdOn.toISOString(),
    ...row,
  }));
}

const startOf = ({ session }: AttendanceRecord): number =>
  instantOf(session.sessionDate, session.startTime).getTime();
