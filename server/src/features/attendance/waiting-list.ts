import type { Session } from 'shared-api/contract';
import { waitingList } from '../../db/schema';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { assertNotClosed } from '../places/policy';
import { lockForAnswer } from '../places/service';
import { findAnswer, lockSession, removeFromWaitingList } from '../places/store';
import { findSession } from '../sessions/store';

/**
 * Puts a player at the end of a full session's line; somebody who stands in it already keeps their place.
 * @throws AppError `sessionNotFound`, `sessionNotFull`, `attendanceExists`, `sessionCancelled`, `sessionCompleted`,
 *   `answersClosed`
 */
export function joinWaitingList(
  services: Services,
  sessionId: string,
  userId: PlayerId,
  notes: string | null,
): Promise<Session> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const session = await lockForAnswer(services, tx, sessionId, userId);
    if ((await findAnswer(tx, sessionId, userId))?.isAttending) return refuse('attendanceExists');
    if (session.registeredPlayersCount < session.maxCapacity) return refuse('sessionNotFull');
    await tx.insert(waitingList).values({ sessionId, userId, notes }).onConflictDoNothing();
    return (await findSession(tx, sessionId, clock.now(), userId)) ?? refuse('sessionNotFound');
  });
}

/**
 * Takes a player out of the line, whether they stood in it or not.
 * @throws AppError `sessionNotFound`, `sessionCompleted`, `answersClosed`
 */
export async function leaveWaitingList(
  { db, clock }: Services,
  sessionId: string,
  userId: PlayerId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
    assertNotClosed(session, clock.now());
    await removeFromWaitingList(tx, sessionId, userId);
  });
}
