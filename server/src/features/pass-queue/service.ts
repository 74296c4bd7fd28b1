import { clubDate } from 'shared-api/calendar';
import { type PassQueuePlace, rules, type Season, SeasonStatus } from 'shared-api/contract';
import { type PassPeriod, quote, saturdayFrom } from 'shared-api/passes';
import { type Command, perform } from '../../commands/perform';
import type { Db, Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { firstPlayableDay, tariffAt } from '../seasons/policy';
import { findSeason, lockSeason, lockSeasonsFrom } from '../seasons/store';
import { readSettings } from '../settings/store';
import { moveQueue, passesLeft, passesLeftIn, placeInQueue, type SeasonPasses } from './policy';
import {
  addToQueue,
  endQueues,
  holdsPass,
  keepPasses,
  queuedSeasons,
  queuedUsers,
  removeFromQueues,
  seasonPasses,
} from './store';

/** The next Saturday that can be played; a season that ends before it is no longer sold. */
export const nextGame = (now: Date): string => saturdayFrom(firstPlayableDay(now));

/** Locks a season, before any player, and reads its passes and its queue; undefined if there is none. */
async function lockPasses(tx: Tx, seasonId: string): Promise<SeasonPasses | undefined> {
  await lockSeason(tx, seasonId);
  return (await seasonPasses(tx, [seasonId])).get(seasonId);
}

/** Locks every season that a pass would count in, before any player. @returns their ids */
export const lockReached = ({ clock }: Command, tx: Tx, pass: PassPeriod): Promise<string[]> =>
  lockSeasonsFrom(tx, nextGame(clock.now()), pass);

/** Makes sure that a player may have a pass that counts in some locked seasons. @throws AppError `passesSoldOut` */
export async function assertPassLeft(
  { clock }: Command,
  tx: Tx,
  seasonIds: string[],
  userId: string,
): Promise<void> {
  const reached = await seasonPasses(tx, seasonIds);
  if (passesLeftIn([...reached.values()], clock.now(), userId) === 0) refuse('passesSoldOut');
}

/**
 * Puts a player into the queue for a season's passes. Asking again changes nothing.
 * @throws AppError `seasonNotFound`, `seasonNotActive`, `alreadySubscribed`, `passesLeft`
 */
export async function joinQueue(
  services: Command,
  seasonId: string,
  userId: PlayerId,
): Promise<PassQueuePlace> {
  const now = services.clock.now();
  const { db: tx } = services;
  const before = (await lockPasses(tx, seasonId)) ?? refuse('seasonNotFound');
  const known = placeInQueue(before, now, userId);
  if (known) return known;
  const season = await findSeason(tx, seasonId);
  if (season?.status !== SeasonStatus.Active || season.endDate < nextGame(now)) {
    return refuse('seasonNotActive');
  }
  if (await holdsPass(tx, userId, season, clubDate(now))) return refuse('alreadySubscribed');
  if (passesLeft(before, now) !== 0) return refuse('passesLeft');
  // A row that is left is an expired offer: somebody who asks again goes to the end.
  await removeFromQueues(tx, [seasonId], [userId]);
  await addToQueue(tx, seasonId, userId);
  const after = (await seasonPasses(tx, [seasonId])).get(seasonId);
  return (after && placeInQueue(after, now, userId)) ?? refuse('seasonNotFound');
}

/** Takes a player out of the queue; a pass kept for them goes to the next. @throws AppError `seasonNotFound` */
export async function leaveQueue({ db: tx }: Command, seasonId: string, userId: PlayerId): Promise<void> {
  if (!(await lockPasses(tx, seasonId))) return refuse('seasonNotFound');
  await removeFromQueues(tx, [seasonId], [userId]);
}

/** Moves every queue on, and notifies people. Idempotent. */
export async function moveQueues(services: Services): Promise<void> {
  const saturday = nextGame(services.clock.now());
  await perform(services, ({ db: tx }) => endQueues(tx, saturday));
  for (const { id } of await queuedSeasons(services.db, saturday)) {
    await perform(services, (command) => moveOn(command, id));
  }
}

async function moveOn(services: Command, seasonId: string): Promise<void> {
  const { db: tx } = services;
  const now = services.clock.now();
  const passes = await lockPasses(tx, seasonId);
  const season = await findSeason(tx, seasonId);
  if (!passes || !season) return;
  const { expired, takenBack, offered } = moveQueue(passes, now);
  if (expired.length + takenBack.length + offered.length === 0) return;
  const offeredUntil = new Date(now.getTime() + rules.passOfferHours * 3_600_000);
  const people = await queuedUsers(tx, [...expired, ...offered]);
  await removeFromQueues(tx, [seasonId], expired);
  await keepPasses(tx, seasonId, takenBack, null);
  await keepPasses(tx, seasonId, offered, offeredUntil);
  const facts = { name: season.name, startDate: season.startDate, endDate: season.endDate };
  const price = await priceNow(tx, season, now);
  for (const person of people) {
    const until = offered.includes(person.id) ? offeredUntil.toISOString() : null;
    await services.emails.notify(tx, 'pass-offered', { to: person, season: { ...facts, price }, until });
  }
}

const priceNow = async (db: Db, season: Season, now: Date): Promise<number> =>
  quote({ ...season, ...tariffAt(now, await readSettings(db)) }).price;
