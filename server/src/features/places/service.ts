import { inArray } from 'drizzle-orm';
import { covers } from 'shared-api/passes';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { chargeForSession, withdrawPending } from '../payments/dues';
import { holdUser } from '../users/store';
import { assertOpenForAnswers, placesToGive } from './policy';
import {
  countTaken,
  firstWaiting,
  lockSession,
  passesOf,
  removeFromWaitingList,
  type SessionRow,
  saveAnswer,
  updateStatus,
} from './store';

/**
 * Locks a session for a player's answer, and then keeps the player from being deleted.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `answersClosed`, `notLoggedIn` for who has left
 */
export async function lockForAnswer(
  { clock }: Services,
  tx: Db,
  sessionId: string,
  userId: string,
): Promise<SessionRow> {
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  assertOpenForAnswers(session, clock.now());
  return (await holdUser(tx, userId)) ? session : refuse('notLoggedIn');
}

/** What follows from a place taken in a locked session, the answer itself being written. */
export async function takePlace(
  services: Services,
  tx: Db,
  session: SessionRow,
  userId: string,
): Promise<void> {
  await removeFromWaitingList(tx, session.id, userId);
  const passes = await passesOf(tx, [userId]);
  if (!passes.some((pass) => covers(pass, session.sessionDate))) {
    const { id: sessionId, dropInPrice: amount } = session;
    await chargeForSession(tx, { sessionId, userId, amount, now: services.clock.now() });
  }
  await updateStatus(tx, session.id);
}

/** What follows from a place given back in a locked session: the first in line gets it. */
export async function freePlace(
  services: Services,
  tx: Db,
  session: SessionRow,
  userId: string,
): Promise<void> {
  await withdrawPending(tx, { sessionId: session.id, userId });
  await fillPlaces(services, tx, session);
}

/** Gives the free places of a locked session to the first in line, tells them by e-mail, and lets the status follow. */
export async function fillPlaces(services: Services, tx: Db, session: SessionRow): Promise<void> {
  const free = placesToGive(session, await countTaken(tx, session.id), services.clock.now());
  const first = free > 0 ? await firstWaiting(tx, session.id, free) : [];
  for (const { user, notes } of first) {
    await saveAnswer(tx, session.id, user.id, { isAttending: true, ...(notes !== null && { notes }) });
    await takePlace(services, tx, session, user.id);
  }
  if (first.length > 0) {
    const mailing = { template: 'place-free', language: null, sessionId: session.id } as const;
    const given = first.map(({ user }) => user.id);
    await services.emails.sendMailing(tx, mailing, [inArray(users.id, given)]);
  }
  await updateStatus(tx, session.id);
}
