import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type AttendanceUpdate, type SessionStatus, UserStatus } from 'shared-api/contract';
import { attendance, sessions, users, waitingList } from '../../db/schema';
import type { Db } from '../../db/types';
import { valuesFor } from '../../db/values';

export type SessionRow = typeof sessions.$inferSelect;

/**
 * Locks a session until the transaction ends. Everything that takes or frees a place does this first, so that a place is
 * never given twice.
 */
export async function lockSession(tx: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row;
}

/** How many places of a session are taken. */
export async function countTaken(tx: Db, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(attendance)
    .where(and(eq(attendance.sessionId, sessionId), eq(attendance.isAttending, true)));
  return row?.taken ?? 0;
}

/** Writes a locked session's status down, if it is another one. */
export async function setStatus(
  tx: Db,
  { id, status: before }: SessionRow,
  status: SessionStatus,
): Promise<void> {
  if (status !== before) await tx.update(sessions).set({ status }).where(eq(sessions.id, id));
}

export type AttendanceRow = typeof attendance.$inferSelect;

/** The answer of one player for one session, or undefined. */
export async function findAnswer(
  tx: Db,
  sessionId: string,
  userId: string,
): Promise<AttendanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(attendance)
    .where(and(eq(attendance.sessionId, sessionId), eq(attendance.userId, userId)));
  return row;
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
