import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { UserStatus } from 'shared-api/contract';
import { overlap } from 'shared-api/passes';
import type { Db } from '../../data/rows';
import { openingReminders, seasons, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { nextGame, tariffAt } from '../places/rules';
import { findSeason, lockSeasonsFrom, seasonsFrom } from '../schedule/season-read';
import { soldPasses } from './offers';
import { heldPasses } from './read';
import { isListed, newsOfOpening, opensLater, passesLeft, seasonPass } from './rules';
import { lockLeft, passOfSeason } from './sell';

/*
 * The opening of a season's passes (docs/product.md, Limited passes): who wants to be told of it, and is.
 */

/**
 * Notes that somebody wants to be told when a season's passes open. Idempotent.
 * @throws AppError what a buyer would be refused for, and `passesOpen`
 */
export async function remindOfPasses(services: Command, seasonId: string, userId: PlayerId): Promise<void> {
  const { db: tx, clock } = services;
  const pass = await passOfSeason(services, seasonId);
  const reached = await lockLeft(services, tx, userId, pass);
  if (!opensLater(reached, clock.now())) return refuse('passesOpen');
  await tx.insert(openingReminders).values({ seasonId, userId }).onConflictDoNothing();
}

/** Takes that back. */
export async function forgetPasses({ db: tx }: Command, seasonId: string, userId: PlayerId): Promise<void> {
  if (!(await findSeason(tx, seasonId))) return refuse('seasonNotFound');
  const own = and(eq(openingReminders.seasonId, seasonId), eq(openingReminders.userId, userId));
  await tx.delete(openingReminders).where(own);
}

/** Of which openings somebody wants to be told, for the file of their data. */
export const passReminders = (db: Db, userId: string) =>
  db
    .select({ season: seasons.name, opensAt: seasons.opensAt })
    .from(openingReminders)
    .innerJoin(seasons, eq(seasons.id, openingReminders.seasonId))
    .where(eq(openingReminders.userId, userId));

/** Tells whoever wanted to know that a season's passes are on sale. Idempotent; each season is one transaction. */
export async function tellOfPasses(services: Services): Promise<void> {
  const { db, clock } = services;
  const open = await db
    .selectDistinct({ id: seasons.id })
    .from(openingReminders)
    .innerJoin(seasons, eq(seasons.id, openingReminders.seasonId))
    .where(or(isNull(seasons.opensAt), lte(seasons.opensAt, clock.now())));
  for (const { id } of open) await perform(services, (command) => tellOfSeason(command, id));
}

async function tellOfSeason(services: Command, id: string): Promise<void> {
  const { db: tx, clock, emails } = services;
  const now = clock.now();
  const settings = await readSettings(tx);
  const next = nextGame(now, settings);
  await lockSeasonsFrom(tx, next);
  const season = await findSeason(tx, id);
  if (!season) return;
  const { price, saturdays } = seasonPass('season', season, tariffAt(now, settings));
  const reached = await seasonsFrom(tx, next, season);
  const news = newsOfOpening({ saturdays, reached, isListed: isListed(await soldPasses(services), id) }, now);
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
  await emails.notify(tx, 'passes-opened', ...people.map((to) => ({ to, ...facts })));
}
