import { clubDate } from 'shared-api/calendar';
import type { PassOffer } from 'shared-api/contract';
import { holdsDate, overlap } from 'shared-api/passes';
import type { Db } from '../../db/types';
import type { SeasonFacts } from '../../emails/facts';
import type { Services } from '../../services';
import { currentlyQueued, passesLeft, passesLeftIn, placeInQueue, splitQueues } from '../pass-queue/policy';
import { nextGame } from '../pass-queue/service';
import { queuesOf, seasonPasses } from '../pass-queue/store';
import { firstPlayableDay, tariffAt } from '../seasons/policy';
import { seasonsFrom, seasonsOnSale } from '../seasons/store';
import { readSettings } from '../settings/store';
import { compare, sessionsOfPass } from './comparison';
import { isEverySpotHeld, listedPasses, passesOnSale, type QuotedPass } from './policy';
import { announcedSessions, heldPasses } from './store';

/** The passes on sale at a moment, as they are priced then. */
export async function quotedPasses(db: Db, now: Date): Promise<QuotedPass[]> {
  const today = clubDate(now);
  const onSale = await seasonsOnSale(db, today);
  return passesOnSale(today, onSale, tariffAt(now, await readSettings(db)));
}

/** The season that people are invited to, at its price now: the current one while a Saturday is left, else the next. */
export async function seasonOnSale(db: Db, now: Date): Promise<SeasonFacts | null> {
  const pass = (await quotedPasses(db, now)).find(({ kind }) => kind !== 'threeMonths');
  if (!pass?.season) return null;
  const { startDate, endDate, price, season } = pass;
  return { name: season.name, startDate, endDate, price };
}

/** The passes on sale, with what is left of them, for somebody. @param userId undefined for a visitor */
export async function listOffers({ db, clock }: Services, userId: string | undefined): Promise<PassOffer[]> {
  const now = clock.now();
  const today = clubDate(now);
  const quoted = listedPasses(today, await quotedPasses(db, now));
  const seasons = await seasonsFrom(db, nextGame(now));
  const seasonIds = seasons.map(({ id }) => id);
  const counts = await seasonPasses(db, seasonIds);
  const queues = userId === undefined ? [] : await queuesOf(db, userId);
  const [firstDay = today] = quoted.map(({ startDate }) => startDate).sort();
  const [sessions, passes] = [await announcedSessions(db, firstDay, now), await heldPasses(db, today)];
  const { maxCapacity, defaultPrice } = await readSettings(db);
  return quoted.map(({ seasonId, ...pass }) => {
    const reached = seasons.flatMap((season) => {
      const count = overlap(season, pass) && counts.get(season.id);
      return count ? [{ season, count }] : [];
    });
    const soldOut = reached.find(({ count }) => passesLeft(count, now, userId) === 0);
    const queued = soldOut ?? reached.find(({ season }) => season.id === seasonId);
    const reachedCounts = reached.map(({ count }) => count);
    const { announced, unannounced, total } = sessionsOfPass(pass, sessions, firstPlayableDay(now));
    const usual = { date: holdsDate(pass, today) ? today : pass.startDate, maxCapacity };
    const others = queues.filter(({ id }) => id !== seasonId);
    const split = splitQueues(others, pass);
    return {
      ...pass,
      ...compare(pass.price, { announced, unannounced }, defaultPrice),
      sessionsLeft: announced.length,
      sessionsUnannounced: unannounced,
      sessionsTotal: total,
      isSoldOut: soldOut !== undefined,
      soldOutSeason: soldOut?.season ?? null,
      placesLeft: passesLeftIn(reachedCounts, now, userId),
      sessionsFull: announced.filter(({ isFull }) => isFull).length,
      everySpotHeld: isEverySpotHeld(pass, announced, passes, usual),
      queueLength: queued ? currentlyQueued(queued.count, now).length : 0,
      queue: (queued && placeInQueue(queued.count, now, userId)) ?? null,
      leavesQueues: split.left.map(({ name }) => name),
      keepsQueues: split.kept.map(({ name }) => name),
    };
  });
}
