import type { AttendanceReceipt, AttendanceUpdate } from 'shared-api/contract';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { dueFor } from '../payments/dues';
import { freePlace, lockForAnswer, takePlace } from '../places/service';
import { findAnswer, removeFromWaitingList, saveAnswer } from '../places/store';
import { answersFor } from './records';

/** An answer on its way in. */
export interface GivenAnswer extends AttendanceUpdate {
  /** `none`: refuse a second answer; `existing`: refuse a first one. */
  expect?: 'none' | 'existing';
}

/**
 * Takes a player's yes or no: place, status, payment and waiting list together, under the session's row lock.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `answersClosed`, `sessionFull`, `attendanceExists`,
 *   `attendanceMissing`
 */
export function answer(
  services: Services,
  sessionId: string,
  userId: PlayerId,
  { expect, ...given }: GivenAnswer,
): Promise<{ isNew: boolean; receipt: AttendanceReceipt }> {
  const { db, clock, config } = services;
  return db.transaction(async (tx) => {
    const session = await lockForAnswer(services, tx, sessionId, userId);
    const existing = await findAnswer(tx, sessionId, userId);
    if (existing && expect === 'none') return refuse('attendanceExists');
    if (!existing && expect === 'existing') return refuse('attendanceMissing');
    const wasAttending = existing?.isAttending ?? false;
    if (given.isAttending && !wasAttending && session.registeredPlayersCount >= session.maxCapacity) {
      return refuse('sessionFull');
    }
    await saveAnswer(tx, sessionId, userId, given);
    if (given.isAttending) await takePlace(services, tx, session, userId);
    else if (wasAttending) await freePlace(services, tx, session, userId);
    // Whoever says no does not want a spot that comes free either.
    else await removeFromWaitingList(tx, sessionId, userId);
    const [attendance] = await answersFor(tx, sessionId, clock.now(), userId);
    return {
      isNew: !existing,
      receipt: {
        attendance: attendance ?? refuse('internal'),
        paymentDue: await dueFor(tx, { sessionId, userId }, config),
      },
    };
  });
}
