import { inArray } from 'drizzle-orm';
import { Plan } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { chargeForSession, withdrawPending } from '../payments/dues';
import { findUser } from '../users/store';
import { placesToGive, statusWith } from './policy';
import {
  countTaken,
  firstWaiting,
  removeFromWaitingList,
  type SessionRow,
  saveAnswer,
  setStatus,
} from './store';

/** What follows from a place taken in a locked session, the answer itself being written. */
export async function takePlace(
  services: Services,
  tx: Db,
  session: SessionRow,
  userId: string,
): Promise<void> {
  await removeFromWaitingList(tx, session.id, userId);
  const user = await findUser(tx, userId);
  // A season pass has paid already.
  if (user?.paymentPlan === Plan.DropIn) {
    await chargeForSession(tx, {
      sessionId: session.id,
      userId,
      amount: session.dropInPrice,
      now: services.clock.now(),
    });
  }
  await updateStatus(tx, session);
}

/** What follows from a place given back in a locked session: the first in line gets it. */
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
  await updateStatus(tx, session);
}

async function updateStatus(tx: Db, session: SessionRow): Promise<void> {
  await setStatus(tx, session, statusWith(session, await countTaken(tx, session.id)));
}
