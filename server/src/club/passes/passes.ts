import { and, asc, eq, inArray, isNull, lt, lte, notExists, or } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { Plan, SeasonStatus, UserStatus } from 'shared-api/contract';
import { overlap } from 'shared-api/passes';
import type { Db, Tx } from '../../data/rows';
import { openingReminders, seasons, subscriptions as table, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { putOnPlan } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { nextGame, tariffAt } from '../places/rules';
import { findSeason, lockSeasonsFrom, seasonsFrom } from '../schedule/season-read';
import { listOffers, soldPasses } from './offers';
import {
  activePasses,
  announcedSessions,
  findActive,
  heldPasses,
  isActiveOn,
  listSubscriptions,
} from './read';
import { isListed, newsOfOpening, opensLater, passesLeft, seasonPass, sessionsOfPass } from './rules';
import {
  cancelSubscription,
  endingOf,
  leaveSeason,
  lockLeft,
  passOfSeason,
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

  route('GET /api/v1/SeasonSubscriptions', ({ query, locale }) =>
    listSubscriptions(db, query, today(), locale),
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

/** How many sessions of a pass are still to be played, those that may still be announced included. */
function sessionsLeftOf(...pass: Parameters<typeof sessionsOfPass>): number {
  const { announced, unannounced } = sessionsOfPass(...pass);
  return announced.length + unannounced;
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
  await putOnPlan(tx, Plan.DropIn, and(inArray(users.id, holders), notExists(another)));
}

/*
 * The opening of a season's passes (docs/product.md, Limited passes): who wants to be told of it, and is.
 */

/**
 * Notes that somebody wants to be told when a season's passes open. Idempotent.
 * @throws AppError what a buyer would be refused for, and `passesOpen`
 */
async function remindOfPasses(command: Command, seasonId: string, userId: PlayerId): Promise<void> {
  const { db: tx, clock } = command;
  const pass = await passOfSeason(command, seasonId);
  const reached = await lockLeft(command, userId, pass);
  if (!opensLater(reached, clock.now())) return refuse('passesOpen');
  await tx.insert(openingReminders).values({ seasonId, userId }).onConflictDoNothing();
}

/** Takes that back. */
async function forgetPasses({ db: tx }: Command, seasonId: string, userId: PlayerId): Promise<void> {
  if (!(await findSeason(tx, seasonId))) return refuse('seasonNotFound');
  const own = and(eq(openingReminders.seasonId, seasonId), eq(openingReminders.userId, userId));
  await tx.delete(openingReminders).where(own);
}

/** Of which openings somebody wants to be told, for the file of their data. */
const passReminders = (db: Db, userId: string) =>
  db
    .select({ season: seasons.name, opensAt: seasons.opensAt })
    .from(openingReminders)
    .innerJoin(seasons, eq(seasons.id, openingReminders.seasonId))
    .where(eq(openingReminders.userId, userId));

/** Tells whoever wanted to know that a season's passes are on sale. Idempotent; each season is one transaction. */
async function tellOfPasses(services: Services): Promise<void> {
  const { db, clock } = services;
  const open = await db
    .selectDistinct({ id: seasons.id })
    .from(openingReminders)
    .innerJoin(seasons, eq(seasons.id, openingReminders.seasonId))
    .where(or(isNull(seasons.opensAt), lte(seasons.opensAt, clock.now())));
  for (const { id } of open) await perform(services, (command) => tellOfSeason(command, id));
}

async function tellOfSeason(command: Command, id: string): Promise<void> {
  const { db: tx, clock, emails } = command;
  const now = clock.now();
  const settings = await readSettings(tx);
  const next = nextGame(now, settings);
  await lockSeasonsFrom(tx, next);
  const season = await findSeason(tx, id);
  if (!season) return;
  const { price, saturdays } = seasonPass('season', season, tariffAt(now, settings));
  const reached = await seasonsFrom(tx, next, season);
  const news = newsOfOpening({ saturdays, reached, isListed: isListed(await soldPasses(command), id) }, now);
  if (news === 'none yet') return;
  const asked = await tx
    .delete(openingReminders)
    .where(eq(openingReminders.seasonId, id))
    .returning({ userId: openingReminders.userId });
  if (news === 'none') return;
  const { name, startDate, endDate } = season;
  const passes = await heldPasses(tx, clubDate(now));
  // They could not buy a second one.
  const holders = new Set(passes.filter((pass) => overlap(pass, season)).map(({ userId }) => userId));
  const told = asked.flatMap(({ userId }) => (holders.has(userId) ? [] : userId));
  const isActive = and(inArray(users.id, told), eq(users.status, UserStatus.Active));
  const people = await tx.select().from(users).where(isActive).orderBy(asc(users.id));
  const facts = { season: { id, name, startDate, endDate, price }, left: passesLeft(reached) };
  // Together: whoever buys now waits for this.
  await emails.notify('passes-opened', ...people.map((to) => ({ to, ...facts })));
}
