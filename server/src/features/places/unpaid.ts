import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { perform } from '../../commands/perform';
import { places, sessions } from '../../db/schema';
import type { Services } from '../../services';
import { auditSystemChange } from '../audit/store';
import type { PlaceEvent } from './model/events';
import { isNight } from './model/offers';
import { moveWaitingList } from './passes';
import { lockSession, takingPlace } from './store';

/**
 * Reminds owners of unpaid places, and after a reminder in vain gives the places to others, longest overdue
 * first. The decision checks whether either is due.
 */
export async function sweepUnpaid(services: Services): Promise<void> {
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
      const changed = session && (await moveWaitingList(command, tx, session, events));
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
