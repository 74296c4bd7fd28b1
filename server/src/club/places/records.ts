import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type AttendanceRecord, PaymentStatus, type Registration } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { Db } from '../../data/rows';
import { payments, places, sessions, users } from '../../data/schema';
import { shownEmail } from '../../data/users';
import { owedCents } from '../money/dues';
import { readPlaces, toRecord } from './read';
import { summaryFields } from './sessions';

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

async function records(db: Db, now: Date, where: SQL | undefined): Promise<AttendanceRecord[]> {
  // People who waited in vain have no answer to keep.
  const hasEnded = sql`${sessions.endsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      place: getTableColumns(places),
      session: summaryFields(now),
      startsAt: sessions.startsAt,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .innerJoin(users, eq(users.id, places.userId))
    .where(and(where, or(sql`not ${hasEnded}`, sql`${places.standing} in ('in', 'out')`)))
    .orderBy(desc(sessions.startsAt), asc(places.id));
  const placeOf = await readPlaces(
    db,
    rows.map(({ session }) => session.id),
    rows.map(({ user }) => user.id),
  );
  return rows.flatMap((row) => {
    const place = placeOf(row.session.id, row.user.id);
    return place ? toRecord(row, place) : [];
  });
}

/** A user's full name. */
export const userName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

const inSession = (sessionId: string, standing: 'in' | 'out') =>
  and(eq(places.sessionId, sessionId), eq(places.standing, standing));

/** How many players have said no to a session. */
export const countDeclined = (db: Db, sessionId: string): Promise<number> =>
  db.$count(places, inSession(sessionId, 'out'));

/** Attending players, in the order of their answers. */
export const attendingUsers = (db: Db, sessionId: string) =>
  db
    .select({ firstName: users.firstName, userId: users.id, userName })
    .from(places)
    .innerJoin(users, eq(users.id, places.userId))
    .where(inSession(sessionId, 'in'))
    .orderBy(asc(places.since), asc(places.id));

/**
 * A session's answers for administrators: people who are in, then those who said no, then those who are asked or wait.
 */
export async function registrationsOf(db: Db, sessionId: string): Promise<Registration[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      userName,
      email: shownEmail,
      notes: places.notes,
      createdOn: places.createdOn,
      owedCents: owedCents(and(eq(payments.sessionId, places.sessionId), eq(payments.userId, users.id))),
    })
    .from(places)
    .innerJoin(users, eq(users.id, places.userId))
    .where(eq(places.sessionId, sessionId))
    .orderBy(
      sql`array_position(array['in', 'out', 'offered', 'waiting'], ${places.standing})`,
      asc(places.since),
      asc(places.id),
    );
  const placeOf = await readPlaces(db, [sessionId]);
  const listed = rows.flatMap(({ owedCents, ...row }) => {
    const place = placeOf(sessionId, row.userId);
    return place
      ? {
          ...row,
          place,
          owed: owedCents / 100,
          isAttending: place.standing === 'in',
          createdOn: row.createdOn.toISOString(),
          waitingPosition: place.position,
        }
      : [];
  });
  const turn = ({ waitingPosition }: Registration) => waitingPosition ?? 0;
  return listed.sort((one, other) => turn(one) - turn(other));
}
