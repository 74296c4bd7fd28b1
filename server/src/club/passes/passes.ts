import { and, asc, eq, inArray, lt, notExists } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { Plan, SeasonStatus } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { subscriptions as table, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { answerPage } from '../../http/replies';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { tariffAt } from '../places/rules';
import { listOffers } from './offers';
import { forgetPasses, passReminders, remindOfPasses, tellOfPasses } from './opening';
import { activePasses, announcedSessions, findActive, isActiveOn, listSubscriptions } from './read';
import { sessionsLeftOf } from './rules';
import {
  cancelSubscription,
  endingOf,
  leaveSeason,
  showSubscription,
  subscribe,
  subscribeToSeason,
} from './sell';

export const subscriptions: Feature = {
  routes: subscriptionRoutes,
  timers: {
    'expired-passes': { seconds: 300, perform: ({ db: tx, clock }) => endExpired(tx, clubDate(clock.now())) },
    'pass-openings': { seconds: 30, run: tellOfPasses },
  },
  exportData: async (db, userId) => ({
    subscriptions: await db.select().from(table).where(eq(table.userId, userId)),
    passReminders: await passReminders(db, userId),
  }),
};

/** Season passes. */
function subscriptionRoutes(route: Route, services: Services): void {
  const { db, clock } = services;
  const today = () => clubDate(clock.now());

  route('GET /api/v1/SeasonSubscriptions', ({ query, reply, locale }) =>
    answerPage(reply, listSubscriptions(db, query, today(), locale)),
  );

  route('GET /api/v1/SeasonSubscriptions/offers', ({ caller }) => listOffers(services, caller?.id));

  route('GET /api/v1/SeasonSubscriptions/my-subscription', async ({ caller, locale }) => {
    const pass = await findActive(db, caller.id, today());
    return pass ? showSubscription(services, db, pass.id, caller.id, locale) : null;
  });

  route('GET /api/v1/SeasonSubscriptions/mine', async ({ caller, locale }) => {
    const passes = await activePasses(db, caller.id, today());
    const now = clock.now();
    const [firstDay = today()] = passes.map(({ startDate }) => startDate).sort();
    const sessions = await announcedSessions(db, firstDay, now);
    const tariff = tariffAt(now, await readSettings(db));
    return Promise.all(
      passes.map(async (pass) => ({
        ...(await showSubscription(services, db, pass.id, caller.id, locale)),
        sessionsLeft: sessionsLeftOf(pass, sessions, tariff),
        ending: await endingOf(services, db, caller.id, pass),
      })),
    );
  });

  route('GET /api/v1/SeasonSubscriptions/check-active', async ({ caller }) => ({
    isActive: (await findActive(db, caller.id, today())) !== undefined,
  }));

  route('POST /api/v1/SeasonSubscriptions', ({ services, body, caller }) =>
    subscribe(services, body, caller.id),
  );

  route('POST /api/v1/SeasonSubscriptions/{id}/cancel', ({ services, params, caller, locale }) =>
    cancelSubscription(services, params.id, caller, locale),
  );

  route('POST /api/v1/Seasons/{id}/register', ({ services, params, caller }) =>
    subscribeToSeason(services, params.id, caller.id),
  );

  route('DELETE /api/v1/Seasons/{id}/register', ({ services, params, caller }) =>
    leaveSeason(services, params.id, caller.id),
  );

  route('POST /api/v1/Seasons/{id}/reminder', ({ services, params, caller }) =>
    remindOfPasses(services, params.id, caller.id),
  );

  route('DELETE /api/v1/Seasons/{id}/reminder', ({ services, params, caller }) =>
    forgetPasses(services, params.id, caller.id),
  );
}

/** Marks expired passes as inactive, and puts holders without another pass back on the drop-in plan. */
async function endExpired(tx: Tx, today: string): Promise<void> {
  const isOver = and(eq(table.status, SeasonStatus.Active), lt(table.endDate, today));
  const theirs = tx.select({ id: table.userId }).from(table).where(isOver);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, theirs))
    .orderBy(asc(users.id))
    .for('no key update');
  const ended = await tx
    .update(table)
    .set({ status: SeasonStatus.Inactive })
    .where(isOver)
    .returning({ userId: table.userId });
  const holders = ended.flatMap(({ userId }) => userId ?? []);
  if (holders.length === 0) return;
  const another = tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, users.id), isActiveOn(today)));
  await tx
    .update(users)
    .set({ paymentPlan: Plan.DropIn })
    .where(and(inArray(users.id, holders), notExists(another)));
}
