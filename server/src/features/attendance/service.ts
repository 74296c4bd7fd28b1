import { type AttendanceReceipt, Plan } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { chargeForSession, dueFor, withdrawPending } from '../payments/dues';
import { assertAnswerable } from '../sessions/policy';
import { countTaken, followCount, lockSession, type SessionRow } from '../sessions/store';
import { findUser } from '../users/store';
import { answersFor } from './records';
import { type Answer, findAnswer, saveAnswer } from './store';
import { dropFromWaitingList, promoteWaiting } from './waiting-list';

/** An answer on its way in. */
export interface GivenAnswer extends Answer {
  /** `none`: refuse a second answer; `existing`: refuse a first one. */
  expect?: 'none' | 'existing';
}

/**
 * Takes a player's yes or no: place, status, payment and waiting list together, under the session's row lock.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `sessionFull`, `attendanceExists`,
 *   `attendanceMissing`
 */
export function answer(
  services: Services,
  sessionId: string,
  userId: PlayerId,
  given: GivenAnswer,
): Promise<{ isNew: boolean; receipt: AttendanceReceipt }> {
  const { db, clock, config } = services;
  return db.transaction(async (tx) => {
    const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
    assertAnswerable(session, clock.now());
    const existing = await findAnswer(tx, sessionId, userId);
    if (existing && given.expect === 'none') return refuse('attendanceExists');
    if (!existing && given.expect === 'existing') return refuse('attendanceMissing');
    const wasAttending = existing?.isAttending ?? false;
    if (given.isAttending && !wasAttending && (await countTaken(tx, sessionId)) >= session.maxCapacity) {
      return refuse('sessionFull');
    }
    await saveAnswer(tx, sessionId, userId, given);
    if (given.isAttending) await takePlace(services, tx, session, userId);
    else if (wasAttending) await freePlace(services, tx, session, userId);
    // Whoever says no does not want a spot that comes free either.
    else await dropFromWaitingList(tx, sessionId, userId);
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

/** What follows from a place taken, the answer itself being written. */
export async function takePlace(
  { clock }: Services,
  tx: Db,
  session: SessionRow,
  userId: string,
): Promise<void> {
  await dropFromWaitingList(tx, session.id, userId);
  const user = await findUser(tx, userId);
  // A season pass has paid already.
  if (user?.paymentPlan === Plan.DropIn) {
    await chargeForSession(tx, {
      sessionId: session.id,
      userId,
      amount: session.dropInPrice,
      now: clock.now(),
    });
  }
  await followCount(tx, session, await countTaken(tx, session.id));
}

/** What follows from a place given back: the first in line gets it. */
export async function freePlace(
  services: Services,
  tx: Db,
  session: SessionRow,
  userId: string,
): Promise<void> {
  // Whoever leaves a session that has begun has played in it.
  if (session.startsAt > services.clock.now()) {
    await withdrawPending(tx, { sessionId: session.id, userId });
  }
  await promoteWaiting(services, tx, session);
  await followCount(tx, session, await countTaken(tx, session.id));
}
