import { eq } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import type { PassOffer } from 'shared-api/contract';
import { covers, holdsDate, overlap, type PassDates, quote } from 'shared-api/passes';
import type { Db } from '../../data/rows';
import { openingReminders } from '../../data/schema';
import { addressesOf, readSettings, type SettingsRow } from '../../data/settings';
import type { Services } from '../../http/services';
import type { SeasonToSell } from '../../mail/facts';
import { nextGame, type OnSale, type Tariff, tariffAt } from '../places/rules';
import { seasonsFrom, seasonsOnSale } from '../schedule/season-read';
import { announcedSessions, heldPasses } from './read';
import {
  type AnnouncedSession,
  compare,
  isListed,
  opensLater,
  type PassTerms,
  passesLeft,
  type QuotedPass,
  seasonPass,
  sessionsOfPass,
  threeMonths,
} from './rules';

const quotedBy = (settings: SettingsRow, onSale: OnSale, now: Date): QuotedPass[] =>
  passesOnSale(clubDate(now), onSale, {
    ...tariffAt(now, settings),
    monthsWithoutSeason: settings.monthsWithoutSeason,
  });

/**
 * The passes on sale: those of seasons with a remaining game day, and one for three months from today, which is never
 * prorated.
 * @param terms `monthsWithoutSeason`: whether a club without a current season sells three months, too
 */
function passesOnSale(
  today: string,
  { current, next }: OnSale,
  { monthsWithoutSeason, ...tariff }: Tariff & { monthsWithoutSeason: boolean },
): QuotedPass[] {
  const months = threeMonths(today, current);
  return [
    current && seasonPass('season', current, tariff),
    (current || monthsWithoutSeason) && {
      kind: 'threeMonths' as const,
      season: current ?? null,
      ...months,
      ...quote({ ...months, ...tariff, isProRated: false }),
    },
    next && seasonPass('nextSeason', next, tariff),
  ].filter((pass) => pass && pass.saturdays > 0) as QuotedPass[];
}

/** The passes of a moment, as they are priced then. */
export const quotedPasses = async (db: Db, now: Date): Promise<QuotedPass[]> =>
  quotedBy(await readSettings(db), await seasonsOnSale(db, clubDate(now)), now);

/** The passes on sale: none in a club that has not opened, or that could not be paid. */
export const soldBy = (
  settings: SettingsRow,
  onSale: OnSale,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): QuotedPass[] =>
  settings.opening || addressesOf(settings, config).paymentEmail === ''
    ? []
    : quotedBy(settings, onSale, clock.now());

/** The same, as the club is now. */
export async function soldPasses(services: Pick<Services, 'db' | 'config' | 'clock'>): Promise<QuotedPass[]> {
  const { db, clock } = services;
  return soldBy(await readSettings(db), await seasonsOnSale(db, clubDate(clock.now())), services);
}

/** The season that people are invited to, at its price now: the current one while a game day is left, else the next. */
export async function seasonOnSale(db: Db, now: Date): Promise<SeasonToSell | null> {
  const settings = await readSettings(db);
  const quoted = quotedBy(settings, await seasonsOnSale(db, clubDate(now)), now);
  const pass = quoted.find(({ kind }) => kind !== 'threeMonths');
  if (!pass?.season) return null;
  const { startDate, endDate, price, season } = pass;
  const opening = opensLater(await seasonsFrom(db, nextGame(now, settings), pass), now);
  return { name: season.name, startDate, endDate, price, ...(opening && { opensAt: opening.opensAt }) };
}

/** The passes on sale, with what is left of them. @param caller the player who asks, if it is one */
export async function listOffers(services: Services, caller?: string): Promise<PassOffer[]> {
  const { db, clock } = services;
  const now = clock.now();
  const today = clubDate(now);
  const settings = await readSettings(db);
  const quoted = listedPasses(today, await soldPasses(services));
  const seasons = await seasonsFrom(db, nextGame(now, settings));
  const [firstDay = today] = quoted.map(({ startDate }) => startDate).sort();
  const [sessions, passes] = [await announcedSessions(db, firstDay, now), await heldPasses(db, today)];
  const { maxCapacity, defaultPrice } = settings;
  const tariff = tariffAt(now, settings);
  const reminders =
    caller === undefined
      ? []
      : await db
          .select({ seasonId: openingReminders.seasonId })
          .from(openingReminders)
          .where(eq(openingReminders.userId, caller));
  const isReminded = (id: string) => reminders.some(({ seasonId }) => seasonId === id);
  return quoted.map(({ seasonId: _, ...pass }) => {
    const reached = seasons.filter((season) => overlap(season, pass));
    const [placesLeft, opening] = [passesLeft(reached), opensLater(reached, now)];
    const { announced, unannounced, total } = sessionsOfPass(pass, sessions, tariff);
    const usual = { date: holdsDate(pass, today) ? today : pass.startDate, maxCapacity };
    return {
      ...pass,
      ...compare(pass.price, { announced, unannounced }, defaultPrice),
      sessionsLeft: announced.length,
      sessionsUnannounced: unannounced,
      sessionsTotal: total,
      isSoldOut: placesLeft === 0,
      placesLeft,
      ...(opening && {
        opensAt: opening.opensAt,
        // Nobody is told of a season before it is listed itself: three months may end in one that comes later.
        ...(isListed(quoted, opening.id) && {
          opening: { seasonId: opening.id, isReminded: isReminded(opening.id) },
        }),
      }),
      sessionsFull: announced.filter(({ isFull }) => isFull).length,
      everySpotHeld: isEverySpotHeld(pass, announced, passes, usual),
    };
  });
}

/** Those of the passes on sale that are listed: a season that begins today replaces three months from today. */
function listedPasses(today: string, onSale: readonly QuotedPass[]): QuotedPass[] {
  const isReplaced = onSale.some(({ kind, startDate }) => kind === 'season' && startDate === today);
  return onSale.filter(({ kind }) => !isReplaced || kind !== 'threeMonths');
}

/** A session's capacity. */
type Capacity = Pick<AnnouncedSession, 'date' | 'maxCapacity'>;

/**
 * Whether the existing passes already take every spot of every upcoming session within some dates, so that
 * one more holder would only be first in line.
 * @param sessions upcoming ones; if none is within the dates, `usual` is used
 * @param passes with their holders; holding two takes one spot
 */
function isEverySpotHeld(
  { startDate, endDate }: Pick<PassTerms, 'startDate' | 'endDate'>,
  sessions: readonly Capacity[],
  passes: readonly (PassDates & { userId: string })[],
  usual: Capacity,
): boolean {
  const within = sessions.filter(({ date }) => startDate <= date && date <= endDate);
  return (within.length > 0 ? within : [usual]).every(
    ({ date, maxCapacity }) =>
      new Set(passes.filter((pass) => covers(pass, date)).map(({ userId }) => userId)).size >= maxCapacity,
  );
}
