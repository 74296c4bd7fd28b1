import { clubDate } from 'shared-api/calendar';
import type { PassOffer } from 'shared-api/contract';
import { holdsDate, overlap } from 'shared-api/passes';
import type { Db } from '../../data/rows';
import { addressesOf, readSettings } from '../../data/settings';
import type { Services } from '../../http/services';
import type { SeasonFacts } from '../../mail/facts';
import { firstPlayableDay, nextGame, tariffAt } from '../places/rules';
import { seasonsFrom, seasonsOnSale } from '../schedule/season-read';
import { announcedSessions, heldPasses } from './read';
import {
  compare,
  isEverySpotHeld,
  listedPasses,
  passesLeft,
  passesOnSale,
  type QuotedPass,
  sessionsOfPass,
} from './rules';

/** The passes of a moment, as they are priced then. */
export async function quotedPasses(db: Db, now: Date): Promise<QuotedPass[]> {
  const today = clubDate(now);
  const onSale = await seasonsOnSale(db, today);
  const settings = await readSettings(db);
  return passesOnSale(today, onSale, { ...tariffAt(now, settings), ...settings });
}

/** The passes on sale: none in a club that has not opened, or that could not be paid. */
export async function soldPasses({
  db,
  config,
  clock,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<QuotedPass[]> {
  const settings = await readSettings(db);
  const { paymentEmail } = addressesOf(settings, config);
  return settings.opening || paymentEmail === '' ? [] : quotedPasses(db, clock.now());
}

/** The season that people are invited to, at its price now: the current one while a Saturday is left, else the next. */
export async function seasonOnSale(db: Db, now: Date): Promise<SeasonFacts | null> {
  const pass = (await quotedPasses(db, now)).find(({ kind }) => kind !== 'threeMonths');
  if (!pass?.season) return null;
  const { startDate, endDate, price, season } = pass;
  return { name: season.name, startDate, endDate, price };
}

/** The passes on sale, with what is left of them. */
export async function listOffers(services: Services): Promise<PassOffer[]> {
  const { db, clock } = services;
  const now = clock.now();
  const today = clubDate(now);
  const quoted = listedPasses(today, await soldPasses(services));
  const seasons = await seasonsFrom(db, nextGame(now));
  const [firstDay = today] = quoted.map(({ startDate }) => startDate).sort();
  const [sessions, passes] = [await announcedSessions(db, firstDay, now), await heldPasses(db, today)];
  const { maxCapacity, defaultPrice } = await readSettings(db);
  return quoted.map(({ seasonId: _, ...pass }) => {
    const placesLeft = passesLeft(seasons.filter((season) => overlap(season, pass)));
    const { announced, unannounced, total } = sessionsOfPass(pass, sessions, firstPlayableDay(now));
    const usual = { date: holdsDate(pass, today) ? today : pass.startDate, maxCapacity };
    return {
      ...pass,
      ...compare(pass.price, { announced, unannounced }, defaultPrice),
      sessionsLeft: announced.length,
      sessionsUnannounced: unannounced,
      sessionsTotal: total,
      isSoldOut: placesLeft === 0,
      placesLeft,
      sessionsFull: announced.filter(({ isFull }) => isFull).length,
      everySpotHeld: isEverySpotHeld(pass, announced, passes, usual),
    };
  });
}
