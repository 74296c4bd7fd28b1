import { and, asc, eq, gt, isNull, min, or } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { perform } from '../../commands/perform';
import { places, sessions, subscriptions, users } from '../../db/schema';
import type { Services } from '../../services';
import { readSettings } from '../settings/store';
import { creditReleased } from './credits';
import { lockPlayer } from './lock-order';
import { holdPlaces, moveWaitingList } from './passes';
import { isCovering, lockSession, takesAnswers } from './store';
import { sweepUnpaid } from './unpaid';

/** Makes the changes of places that are due by now. Idempotent. */
export async function sweepPlaces(services: Services): Promise<void> {
  await sweepWaitingLists(services);
  await sweepUnpaid(services);
  await sweepHolders(services);
  await creditReleased(services);
}

/** Expires offers, and offers places that were freed at night. */
async function sweepWaitingLists(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const closing = await readSettings(db);
  const waited = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(gt(sessions.waitingListCount, 0), takesAnswers(now, closing)));
  for (const { id } of waited) {
    await perform(services, async (command) => {
      const session = await lockSession(command.db, id);
      if (session) await moveWaitingList(command, command.db, session);
    });
  }
}

/**
 * Gives pass holders the places they lack, by time of purchase, with one e-mail each: a pass and a session
 * created at the same moment did not see each other.
 */
async function sweepHolders(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const closing = await readSettings(db);
  const missing = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(subscriptions, isCovering(sessions.sessionDate))
    .innerJoin(users, and(eq(users.id, subscriptions.userId), eq(users.status, UserStatus.Active)))
    .leftJoin(places, and(eq(places.sessionId, sessions.id), eq(places.userId, users.id)))
    .where(
      and(
        takesAnswers(now, closing),
        or(isNull(places.id), and(eq(places.standing, 'out'), eq(places.source, 'pass'))),
      ),
    )
    .groupBy(users.id)
    .orderBy(min(subscriptions.createdOn), asc(users.id));
  for (const { id } of missing) {
    await perform(services, async (command) => {
      const { db: tx, emails } = command;
      const user = await lockPlayer(tx, id, command.clock.now());
      if (!user) return;
      const { held, waiting } = await holdPlaces(command, tx, id);
      if (held.length + waiting.length > 0)
        await emails.notify(tx, 'places-held', { to: user, held, waiting });
    });
  }
}
