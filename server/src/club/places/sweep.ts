import { and, asc, eq, gt, inArray, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { places, sessions, subscriptions, places as table, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { perform } from '../../http/perform';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { auditSystemChange } from '../log/write';
import { creditReleased } from './credits';
import type { PlaceEvent } from './model/facts';
import { isNight } from './model/policy';
import { holdPlaces, moveWaitingList } from './passes';
import { isCovering, lockPlayer, lockSession, takesAnswers, takingPlace } from './store';

export const placesFeature: Feature = {
  timers: { places: { seconds: 60, run: sweepPlaces } },
  exportData: async (db, userId) => ({
    places: await db
      .select({
        sessionDate: sessions.sessionDate,
        standing: table.standing,
        mark: table.mark,
        markedOn: table.markedOn,
        source: table.source,
        late: table.late,
        promised: table.policy,
        guestName: table.guestName,
        notes: table.notes,
        updateReason: table.updateReason,
        createdOn: table.createdOn,
      })
      .from(table)
      .innerJoin(sessions, eq(sessions.id, table.sessionId))
      .where(or(eq(table.userId, userId), eq(table.hostId, userId))),
  }),
};

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
      if (session) await moveWaitingList(command, session);
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
      const { held, waiting } = await holdPlaces(command, id);
      if (held.length + waiting.length > 0) await emails.notify('places-held', { to: user, held, waiting });
    });
  }
}

/**
 * Reminds owners of unpaid places, and after a reminder in vain gives the places to others, longest overdue
 * first. The decision checks whether either is due.
 */
async function sweepUnpaid(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  if (isNight(now.getTime())) return;
  const promisedOn = sql`(${places.policy} ->> 'on')::float8`;
  const hold = sql`(${places.policy} ->> 'hold')::float8 * 60000`;
  const held = await db
    .select({
      sessionId: places.sessionId,
      key: sql<string>`${places.userId}`,
      remindedOn: places.remindedOn,
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(
      and(
        eq(places.standing, 'in'),
        isNotNull(places.userId),
        inArray(sessions.status, [...takingPlace]),
        gt(sessions.startsAt, now),
        // Half the time until the reminder, all of it until the place is offered; null without a limit.
        sql`${promisedOn} + ${hold} / case when ${places.remindedOn} is null then 2 else 1 end <= ${now.getTime()}`,
      ),
    )
    .orderBy(asc(places.sessionId), promisedOn);
  for (const id of new Set(held.map(({ sessionId }) => sessionId))) {
    const theirs = held.filter(({ sessionId }) => sessionId === id);
    const events = theirs.map(
      ({ key, remindedOn }): PlaceEvent => ({ type: remindedOn ? 'lapse' : 'remind', key }),
    );
    await perform(services, async (command) => {
      const { db: tx } = command;
      const session = await lockSession(tx, id);
      const changed = session && (await moveWaitingList(command, session, events));
      for (const { key, notice } of changed?.consequences.notices ?? []) {
        if (notice !== 'lapsed') continue;
        await auditSystemChange(tx, {
          action: 'session.place',
          entityId: id,
          about: [key],
          before: { userId: key, standing: 'in' },
          after: { userId: key, standing: 'out', move: 'lapse' },
        });
      }
    });
  }
}
