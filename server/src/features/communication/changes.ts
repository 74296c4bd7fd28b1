import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type Session, SessionStatus } from 'shared-api/contract';
import { attendance, users, waitingList } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { instantOf } from '../../time/club-time';
import { queueMailing } from './service';

/**
 * Tells whoever answered yes or waits for a place that a coming session is cancelled, takes place after
 * all, or is at another time or place.
 * Anything else about a session is no reason to write.
 */
export async function tellOfChange(
  services: Services,
  tx: Db,
  before: Session,
  after: Session,
): Promise<void> {
  const now = services.clock.now();
  const startsAt = (session: Session) => instantOf(session.sessionDate, session.startTime);
  if (startsAt(before) <= now && startsAt(after) <= now) return;
  const cancelled = after.status === SessionStatus.Cancelled;
  const wasCancelled = before.status === SessionStatus.Cancelled;
  const moved = (['sessionDate', 'startTime', 'endTime', 'location'] as const).some(
    (key) => before[key] !== after[key],
  );
  if (cancelled ? wasCancelled : !moved && !wasCancelled) return;
  const answers = tx
    .select({ userId: attendance.userId })
    .from(attendance)
    .where(and(eq(attendance.sessionId, after.id), eq(attendance.isAttending, true)));
  const waiting = tx
    .select({ userId: waitingList.userId })
    .from(waitingList)
    .where(eq(waitingList.sessionId, after.id));
  // One list and not two conditions: for an "or" the database would read all of its users.
  const concerned = inArray(users.id, union(answers, waiting));
  await queueMailing(services, tx, { template: 'schedule-change', language: null, sessionId: after.id }, [
    concerned,
  ]);
}
