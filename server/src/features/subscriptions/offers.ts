import { clubDate } from 'shared-api/calendar';
import type { PassOffer } from 'shared-api/contract';
import { holdsDate } from 'shared-api/passes';
import type { Db } from '../../db/types';
import type { SeasonFacts } from '../../emails/facts';
import type { Services } from '../../services';
import { passesLeft, placeInQueue } from '../pass-queue/policy';
import { seasonPasses } from '../pass-queue/store';
import { tariffAt } from '../seasons/policy';
import { currentSeason, nextSeason } from '../seasons/store';
import { readSettings } from '../settings/store';
import { isEverySpotHeld, passesOnSale, type QuotedPass } from './policy';
import { comingCapacities, heldPasses } from './store';

/** The passes on sale at a moment, as they are priced then. */
export async function quotedPasses(db: Db, now: Date): Promise<QuotedPass[]> {
  const today = clubDate(now);
  const onSale = { current: await currentSeason(db, today), next: await nextSeason(db, today) };
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
  const quoted = await quotedPasses(db, now);
  const seasons = await seasonPasses(
    db,
    quoted.flatMap(({ seasonId }) => seasonId ?? []),
  );
  const [sessions, passes] = [await comingCapacities(db, now), await heldPasses(db, today)];
  const { maxCapacity } = await readSettings(db);
  return quoted.map(({ seasonId, ...pass }) => {
    const ofSeason = seasons.get(seasonId ?? '');
    const left = ofSeason ? passesLeft(ofSeason, now, userId) : null;
    const usual = { date: holdsDate(pass, today) ? today : pass.startDate, maxCapacity };
    return {
      ...pass,
      isSoldOut: left === 0,
      placesLeft: left,
      everySpotHeld: isEverySpotHeld(pass, sessions, passes, usual),
      queueLength: ofSeason?.queue.length ?? 0,
      queue: (ofSeason && placeInQueue(ofSeason, now, userId)) ?? null,
    };
  });
}
