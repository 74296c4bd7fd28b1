import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type AttendanceRecord, PaymentStatus } from 'shared-api/contract';
import { hasCome } from 'shared-api/door';
import { instantOf } from 'shared-api/instant';
import { firstOf } from '../../db/rows';
import { payments, places, sessions, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { readPlaces } from '../places/view';
import { summaryFields } from '../sessions/view';
import { userName } from './store';

/** A player's answers, newest session first, and the upcoming sessions whose waiting list they are on. */
export async function answersOf(db: Db, userId: string, now: Date): Promise<AttendanceRecord[]> {
  const answers = await records(db, now, eq(places.userId, userId));
  const paid = await paidSessions(db, userId);
  return answers.map((answer) =>
    isOver(answer, now) ? { ...answer, isPaid: paid.has(answer.sessionId) } : answer,
  );
}

const isOver = ({ session }: AttendanceRecord, now: Date): boolean =>
  instantOf(session.sessionDate, session.endTime) <= now;

/** The sessions that a player said yes to, and the upcoming ones that they declined or wait for, newest first. */
export async function ownSessions(db: Db, userId: string, now: Date): Promise<AttendanceRecord[]> {
  const answers = await answersOf(db, userId, now);
  return answers.filter((answer) => answer.isAttending || !isOver(answer, now));
}

/** The sessions for which something was asked of a player, guests' spots included, and all of it is paid. */
async function paidSessions(db: Db, userId: string): Promise<Set<string | null>> {
  const { sessionId, status, openCents } = payments;
  const isReceived = sql`bool_or(${status} = ${sql.raw(String(PaymentStatus.Completed))})`;
  const rows = await db
    .select({ sessionId })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(sessionId)))
    .groupBy(sessionId)
    .having(sql`${isReceived} and sum(${openCents}) = 0`);
  return new Set(rows.map((row) => row.sessionId));
}

/** A session's answers, or one player's. People who only wait have not answered. */
export const recordedAnswers = (
  db: Db,
  sessionId: string,
  now: Date,
  userId?: string,
): Promise<AttendanceRecord[]> =>
  records(
    db,
    now,
    and(
      eq(places.sessionId, sessionId),
      userId ? eq(places.userId, userId) : sql`${places.userId} is not null`,
      inArray(places.standing, ['in', 'out']),
    ),
  );

/** One person's answer to a session, or their turn on its waiting list. */
export const recordOf = (
  db: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<AttendanceRecord | undefined> =>
  firstOf(records(db, now, and(eq(places.sessionId, sessionId), eq(places.userId, userId))));

const isAttending = sql<boolean>`${places.standing} = 'in'`;

async function records(db: Db, now: Date, where: SQL | undefined): Promise<AttendanceRecord[]> {
  // People who waited in vain have no answer to keep.
  const hasEnded = sql`${sessions.endsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      id: places.id,
      sessionId: places.sessionId,
      userId: sql<string>`${places.userId}`,
      isAttending,
      notes: places.notes,
      updateReason: places.updateReason,
      createdOn: places.createdOn,
      startsAt: sessions.startsAt,
      mark: places.mark,
      markedOn: places.markedOn,
      userName,
      session: summaryFields(now),
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .innerJoin(users, eq(users.id, places.userId))
    .where(and(where, or(sql`not ${hasEnded}`, sql`${places.standing} in ('in', 'out')`)))
    .orderBy(desc(sessions.startsAt), asc(places.id));
  const placeOf = await readPlaces(
    db,
    rows.map(({ sessionId }) => sessionId),
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ createdOn, startsAt, mark, markedOn, ...row }) => {
    const place = placeOf(row.sessionId, row.userId);
    return place
      ? {
          ...row,
          place,
          waitingPosition: place.position,
          // As long as nobody has said at the door whether they came, the session's start.
          checkInTime: hasCome(mark)
            ? (markedOn?.toISOString() ?? null)
            : row.isAttending && mark === null
              ? startsAt.toISOString()
              : null,
          createdOn: createdOn.toISOString(),
        }
      : [];
  });
}
