import { and, asc, eq } from 'drizzle-orm';
import { Plan, type Session, SessionStatus, UserStatus } from 'shared-api/contract';
import { users, waitingList } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { dueFor } from '../payments/dues';
import { assertAnswerable } from '../sessions/policy';
import { countTaken, findSession, lockSession, type SessionRow } from '../sessions/store';
import { takePlace } from './service';
import { findAnswer, saveAnswer } from './store';

/**
 * Puts a player at the end of a full session's line; somebody who stands in it already keeps their place.
 * @throws AppError `sessionNotFound`, `sessionNotFull`, `attendanceExists`, `sessionCancelled`, `sessionCompleted`
 */
export function joinWaitingList(
  services: Services,
  sessionId: string,
  userId: PlayerId,
  notes: string | null,
): Promise<Session> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
    assertAnswerable(session, clock.now());
    if ((await findAnswer(tx, sessionId, userId))?.isAttending) return refuse('attendanceExists');
    if ((await countTaken(tx, sessionId)) < session.maxCapacity) return refuse('sessionNotFull');
    await tx.insert(waitingList).values({ sessionId, userId, notes }).onConflictDoNothing();
    return (await findSession(tx, sessionId, clock.now(), userId)) ?? refuse('sessionNotFound');
  });
}

/** Takes a player out of the line, whether they stood in it or not. @throws AppError `sessionNotFound` */
export async function leaveWaitingList({ db }: Services, sessionId: string, userId: PlayerId): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockSession(tx, sessionId))) return refuse('sessionNotFound');
    await dropFromWaitingList(tx, sessionId, userId);
  });
}

/** Takes a player out of a locked session's line. */
export async function dropFromWaitingList(tx: Db, sessionId: string, userId: string): Promise<void> {
  await tx
    .delete(waitingList)
    .where(and(eq(waitingList.sessionId, sessionId), eq(waitingList.userId, userId)));
}

/** Gives the free places of a locked session to the first in line, and tells them by e-mail. */
export async function promoteWaiting(services: Services, tx: Db, session: SessionRow): Promise<void> {
  const { emails, config, clock } = services;
  if (session.status === SessionStatus.Cancelled || session.endsAt <= clock.now()) return;
  const free = session.maxCapacity - (await countTaken(tx, session.id));
  if (free <= 0) return;
  const first = await tx
    .select({ user: users, notes: waitingList.notes })
    .from(waitingList)
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(and(eq(waitingList.sessionId, session.id), eq(users.status, UserStatus.Active)))
    .orderBy(asc(waitingList.id))
    .limit(free);
  const { id, sessionDate, startTime, endTime, location, status, dropInPrice, maxCapacity } = session;
  const facts = { id, sessionDate, startTime, endTime, location, status, dropInPrice, maxCapacity };
  for (const { user, notes } of first) {
    await saveAnswer(tx, session.id, user.id, { isAttending: true, ...(notes !== null && { notes }) });
    await takePlace(services, tx, session, user.id);
    const due = await dueFor(tx, { sessionId: session.id, userId: user.id }, config);
    await emails.sendEmail(tx, {
      to: user.email,
      userId: user.id,
      template: 'place-free',
      language: user.language,
      props: {
        firstName: user.firstName,
        userId: user.id,
        session: { ...facts, attending: await countTaken(tx, session.id) },
        due: due && { ...due, plan: Plan.DropIn, date: session.sessionDate },
      },
    });
  }
}
