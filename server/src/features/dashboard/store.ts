import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import { addDays, clubDate } from 'shared-api/calendar';
import { type Dashboard, rules, SessionStatus } from 'shared-api/contract';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { statusNow } from '../sessions/view';

/** The administrators' dashboard, computed in the database. */
export async function readDashboard(db: Db, now: Date): Promise<Dashboard> {
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

const byDate = (db: Db, where: SQL | undefined): Promise<Dashboard['attendanceByDate']> =>
  db
    .select({
      sessionDate: sessions.sessionDate,
      averageAttendance: sql`round(avg(${sessions.registeredPlayersCount}), 2)`.mapWith(Number),
      maxCapacity: sql`round(avg(${sessions.maxCapacity}), 2)`.mapWith(Number),
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
  const percent = sql`100.0 * ${sessions.registeredPlayersCount} / ${sessions.maxCapacity}`;
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
