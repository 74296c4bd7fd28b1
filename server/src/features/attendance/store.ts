import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Registration } from 'shared-api/contract';
import { attendance, users, waitingList } from '../../db/schema';
import type { Db } from '../../db/types';

/** A user's full name. */
export const userName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** How many players have said no to a session. */
export const countDeclined = (db: Db, sessionId: string): Promise<number> =>
  db.$count(attendance, and(eq(attendance.sessionId, sessionId), eq(attendance.isAttending, false)));

/** Who attends, in the order of their answers. */
export const attendingUsers = (db: Db, sessionId: string) =>
  db
    .select({ firstName: users.firstName, userId: users.id, userName })
    .from(attendance)
    .innerJoin(users, eq(users.id, attendance.userId))
    .where(and(eq(attendance.sessionId, sessionId), eq(attendance.isAttending, true)))
    .orderBy(asc(attendance.id));

/** Everybody who answered, then everybody who waits, as an administrator sees them. */
export async function registrationsOf(db: Db, sessionId: string): Promise<Registration[]> {
  const who = {
    userId: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    userName,
    email: users.email,
  };
  const answered = await db
    .select({
      ...who,
      isAttending: attendance.isAttending,
      notes: attendance.notes,
      createdOn: attendance.createdOn,
    })
    .from(attendance)
    .innerJoin(users, eq(users.id, attendance.userId))
    .where(eq(attendance.sessionId, sessionId))
    .orderBy(desc(attendance.isAttending), asc(attendance.id));
  const waiting = await db
    .select({ ...who, notes: waitingList.notes, createdOn: waitingList.createdOn })
    .from(waitingList)
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(eq(waitingList.sessionId, sessionId))
    .orderBy(asc(waitingList.id));
  const queued = new Map(waiting.map(({ userId }, index) => [userId, index + 1]));
  const answeredIds = new Set(answered.map(({ userId }) => userId));
  const onlyWaiting = waiting.filter(({ userId }) => !answeredIds.has(userId));
  return [...answered, ...onlyWaiting.map((row) => ({ ...row, isAttending: false }))].map((row) => ({
    ...row,
    createdOn: row.createdOn.toISOString(),
    waitingPosition: queued.get(row.userId) ?? null,
  }));
}
