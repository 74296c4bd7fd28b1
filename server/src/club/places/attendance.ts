import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type AttendanceRecord, PaymentStatus, type Registration, type Turnout } from 'shared-api/contract';
import { endOf } from 'shared-api/instant';
import { type Db, firstOf } from '../../data/rows';
import { payments, places, sessions, users } from '../../data/schema';
import { shownEmail } from '../../data/users';
import { refuse } from '../../errors/app-error';
import { isAdmin } from '../../http/access';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { owedCents, sumOfDues } from '../money/dues';
import { readPlaces, toRecord } from './read';
import { findSession, summaryFields } from './sessions';
import { hasNotAnswered } from './store';

/** Who has answered, and how, and who has not. */
export function attendanceRoutes(route: Route, { db, clock }: Services): void {
  const existing = async (id: string, caller: string | null = null) =>
    (await findSession(db, id, clock.now(), caller)) ?? refuse('sessionNotFound');

  route('GET /api/v1/Attendance/sessions/{sessionId}/summary', async ({ params: { sessionId }, caller }) => {
    const { maxCapacity, registeredPlayersCount, waitingListCount } = await existing(sessionId);
    const isTheirs = isAdmin(caller) ? isNotNull(places.userId) : eq(places.userId, caller.id);
    // People who only wait have not answered.
    const isAnswer = inArray(places.standing, ['in', 'out']);
    const attendances = await records(db, clock.now(), and(isOf(sessionId), isTheirs, isAnswer));
    return {
      sessionId,
      maxCapacity,
      attending: registeredPlayersCount,
      declined: await db.$count(places, and(isOf(sessionId), eq(places.standing, 'out'))),
      waiting: waitingListCount,
      attendances,
    };
  });

  route('GET /api/v1/Attendance/sessions/{sessionId}/users', async ({ params: { sessionId }, caller }) => {
    const { participants } = await existing(sessionId, caller?.id);
    if (!isAdmin(caller)) return participants;
    return db
      .select({ firstName: users.firstName, userId: users.id, userName })
      .from(places)
      .innerJoin(users, eq(users.id, places.userId))
      .where(and(isOf(sessionId), eq(places.standing, 'in')))
      .orderBy(asc(places.since), asc(places.id));
  });

  route('GET /api/v1/Attendance/me', ({ caller }) => answersOf(db, caller.id, clock.now()));

  // Those that a player said yes to, and the upcoming ones that they declined or wait for.
  route('GET /api/v1/Sessions/my-sessions', async ({ caller }) => {
    const now = clock.now();
    const answers = await answersOf(db, caller.id, now);
    return answers.filter((answer) => answer.isAttending || !isOver(answer, now));
  });

  route('GET /api/v1/Sessions/{id}/registrations', async ({ params }) => {
    await existing(params.id);
    return registrationsOf(db, params.id);
  });

  route('GET /api/v1/Sessions/{id}/turnout', async ({ params }) => {
    await existing(params.id);
    return readTurnout(db, params.id);
  });
}

/** A user's full name. */
const userName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

const isOf = (sessionId: string): SQL => eq(places.sessionId, sessionId);

/** A player's answers, newest session first, and the upcoming sessions whose waiting list they are on. */
async function answersOf(db: Db, userId: string, now: Date): Promise<AttendanceRecord[]> {
  const answers = await records(db, now, eq(places.userId, userId));
  const paid = await paidSessions(db, userId);
  return answers.map((answer) =>
    isOver(answer, now) ? { ...answer, isPaid: paid.has(answer.sessionId) } : answer,
  );
}

const isOver = ({ session }: AttendanceRecord, now: Date): boolean => endOf(session) <= now;

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

const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Where everybody stands with a session, and what is still owed for it. */
async function readTurnout(db: Db, sessionId: string): Promise<Turnout> {
  const { standing, source, userId } = places;
  const counted = await firstOf(
    db
      .select({
        in: count(sql`${standing} = 'in'`),
        // Whoever is out because their pass ended has not answered.
        out: count(sql`${standing} = 'out' and ${source} <> 'pass' and ${userId} is not null`),
        waiting: count(sql`${standing} in ('waiting', 'offered')`),
      })
      .from(places)
      .where(eq(places.sessionId, sessionId)),
  );
  const unanswered = await db
    .select({ id: users.id, userName })
    .from(users)
    .where(hasNotAnswered(db, sessionId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  const { people, cents } = await sumOfDues(db, eq(payments.sessionId, sessionId));
  return {
    ...(counted ?? { in: 0, out: 0, waiting: 0 }),
    unanswered,
    owed: cents / 100,
    owing: people,
  };
}
