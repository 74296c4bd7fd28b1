import {
  and,
  asc,
  between,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  max,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addDays, clubDate } from 'shared-api/calendar';
import { type Dashboard, type Oddity, rules, SessionStatus } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { dismissedOddities, places, sessions } from '../../data/schema';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { statusNow } from '../places/sessions';
import { hasCome, takingPlace } from '../places/store';
import { odditiesOf, rangeAround } from './oddities';

/** The administrators' dashboard. */
export function dashboardRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Dashboard', () => readDashboard(db, clock.now()));
  route('GET /api/v1/Dashboard/oddities', () => readOddities(db, clock.now()));
  route('POST /api/v1/Dashboard/oddities/dismiss', async ({ services, body }) => {
    await dismissOddity(services.db, body.key, services.clock.now());
    return null;
  });
}

/** The administrators' dashboard, computed in the database. */
async function readDashboard(db: Db, now: Date): Promise<Dashboard> {
  const recent = gte(sessions.sessionDate, addDays(clubDate(now), -rules.dashboardDays));
  // Past sessions that took place: future and cancelled ones have no attendance.
  const held = and(recent, eq(statusNow(now), SessionStatus.Completed), lte(sessions.endsAt, now));
  return {
    totalSessions: await db.$count(sessions),
    activeSessions: await db.$count(sessions, eq(statusNow(now), SessionStatus.Open)),
    upcomingSessions: await db.$count(sessions, gt(sessions.startsAt, now)),
    attendanceByDate: await byDate(db, held),
    sessionsByStatus: await byStatus(db, recent, now),
    attendanceLevels: await levels(db, held),
  };
}

/** Who came to a session, where its morning at the door was closed; otherwise who had a spot. Guests count. */
const attendance = sql`case when ${sessions.doorClosedOn} is null then ${sessions.registeredPlayersCount}
  else (select count(*) from ${places} where ${places.sessionId} = ${sessions.id} and ${hasCome}) end`;

const byDate = (db: Db, where: SQL | undefined): Promise<Dashboard['attendanceByDate']> =>
  db
    .select({
      sessionDate: sessions.sessionDate,
      averageAttendance: sql`round(avg(${attendance}), 2)`.mapWith(Number),
      maxCapacity: sql`round(avg(${sessions.maxCapacity}), 2)`.mapWith(Number),
      taken: sql<boolean>`bool_or(${sessions.doorClosedOn} is not null)`,
    })
    .from(sessions)
    .where(where)
    .groupBy(sessions.sessionDate)
    .orderBy(sessions.sessionDate);

async function byStatus(db: Db, where: SQL, now: Date): Promise<Dashboard['sessionsByStatus']> {
  const rows = await db
    .select({ status: statusNow(now), count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(where)
    .groupBy(sql`1`);
  return Object.values(SessionStatus).map(
    (status) => rows.find((row) => row.status === status) ?? { status, count: 0 },
  );
}

async function levels(db: Db, where: SQL | undefined): Promise<Dashboard['attendanceLevels']> {
  const { high, medium } = rules.attendanceLevel;
  const percent = sql`100.0 * ${attendance} / ${sessions.maxCapacity}`;
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      high: count(sql`${percent} >= ${high}`),
      medium: count(sql`${percent} >= ${medium} and ${percent} < ${high}`),
      low: count(sql`${percent} < ${medium}`),
    })
    .from(sessions)
    .where(where);
  return row ?? { high: 0, medium: 0, low: 0 };
}

/** What is unusual about the next sessions, except what somebody has dismissed. */
async function readOddities(db: Db, now: Date): Promise<Oddity[]> {
  const { from, to } = rangeAround(clubDate(now));
  const { id, sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, startsAt, status } =
    sessions;
  // What a session that was brought in was like is not known.
  const isPlayed = and(ne(status, SessionStatus.Cancelled), isNull(sessions.importId));
  const rows = await db
    .select({
      session: { id, sessionDate, startTime, endTime, location, maxCapacity, dropInPrice },
      isToCome: sql<boolean>`${and(gt(startsAt, now), inArray(status, [...takingPlace]))}`,
    })
    .from(sessions)
    .where(and(between(sessionDate, from, to), isPlayed))
    .orderBy(asc(startsAt), asc(id));
  const [last] = await db
    .select({ date: max(sessionDate) })
    .from(sessions)
    .where(isPlayed);
  const upcoming = rows.filter(({ isToCome }) => isToCome).map(({ session }) => session);
  const known = rows.map(({ session }) => session);
  const found = odditiesOf(upcoming, known, last?.date ?? null);
  const keys = found.map(({ key }) => key);
  const rowsDismissed = await db
    .select({ key: dismissedOddities.key })
    .from(dismissedOddities)
    .where(inArray(dismissedOddities.key, keys));
  const dismissed = new Set(rowsDismissed.map(({ key }) => key));
  return found.filter(({ key }) => !dismissed.has(key));
}

/** How long it is known that somebody has dismissed an oddity: its session is over long before. */
const dismissedDays = 90;

/** Leaves out an oddity from now on. Idempotent. */
async function dismissOddity(tx: Tx, key: string, now: Date): Promise<void> {
  const over = new Date(now.getTime() - dismissedDays * 86_400_000);
  await tx.delete(dismissedOddities).where(lt(dismissedOddities.dismissedOn, over));
  await tx.insert(dismissedOddities).values({ key, dismissedOn: now }).onConflictDoNothing();
}
