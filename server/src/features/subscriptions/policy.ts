import { addDays, addMonths, isCalendarDate } from 'shared-api/calendar';
import {
  type PassGift,
  type PassOffer,
  rules,
  type Season,
  type SubscriptionDraft,
} from 'shared-api/contract';
import { covers, type PassDates, type PassQuote, quote } from 'shared-api/passes';
import { refuse, refuseField } from '../../errors/app-error';
import { priceInForce, type Tariff } from '../seasons/policy';
import type { AnnouncedSession } from './comparison';

/** What a pass covers and costs. */
export interface PassTerms {
  startDate: string;
  endDate: string;
  price: number;
  seasonId: string | null;
}

/** Three months from `today` at the price in force; within a season it counts as that season's pass. */
export const threeMonths = (today: string, current: Season | undefined): PassTerms => ({
  startDate: today,
  endDate: addMonths(today, rules.season.months),
  price: priceInForce(current),
  seasonId: current?.id ?? null,
});

/** The seasons that passes are sold for. */
export interface OnSale {
  current: Season | undefined;
  next: Season | undefined;
}

/** A pass on sale, and its price now. */
export interface QuotedPass extends PassTerms, PassQuote {
  kind: PassOffer['kind'];
  season: Season | null;
}

/** A season's pass as it is sold now. */
export const seasonPass = (kind: 'season' | 'nextSeason', season: Season, tariff: Tariff): QuotedPass => ({
  ...{ kind, season, seasonId: season.id, startDate: season.startDate, endDate: season.endDate },
  ...quote({ ...season, ...tariff }),
});

/** The passes on sale: those of the seasons with a Saturday left, and one for three months from today, which is never cut. */
export function passesOnSale(today: string, { current, next }: OnSale, tariff: Tariff): QuotedPass[] {
  const months = threeMonths(today, current);
  return [
    current && seasonPass('season', current, tariff),
    {
      ...{ kind: 'threeMonths' as const, season: current ?? null, ...months },
      ...quote({ ...months, ...tariff, isProRated: false }),
    },
    next && seasonPass('nextSeason', next, tariff),
  ].filter((pass) => pass !== undefined && pass.saturdays > 0) as QuotedPass[];
}

/**
 * What a draft may ask for: the current or the next season's own dates, or three months from today. A day more or less is the
 * browser's zone, and the server's own dates are taken; anything longer would be a gift.
 * @throws AppError `validation`, `priceChanged`
 */
export function termsOf(draft: SubscriptionDraft, today: string, onSale: readonly QuotedPass[]): PassTerms {
  const [startDate, endDate] = [draft.startDate.slice(0, 10), draft.endDate.slice(0, 10)];
  if (!isCalendarDate(startDate)) return refuseField('startDate', 'noSuchDate');
  if (!isCalendarDate(endDate)) return refuseField('endDate', 'noSuchDate');
  const months = onSale.find(({ kind }) => kind === 'threeMonths');
  const asked = onSale.find((pass) => pass.startDate === startDate && pass.endDate === endDate) ?? months;
  if (!asked || draft.price !== asked.price) return refuse('priceChanged');
  if (asked === months && !(isNear(startDate, today, 1) && isNear(endDate, months.endDate, 3))) {
    return refuseField('endDate', 'passPeriod', { months: rules.season.months });
  }
  return asked;
}

/**
 * What an administrator gives: any dates that are not over yet; the pass counts for the season that it begins in.
 * @throws AppError `validation`
 */
export function givenTerms(
  { startDate, endDate, price }: PassGift,
  today: string,
  { current, next }: OnSale,
): PassTerms {
  if (endDate <= startDate) return refuseField('pass.endDate', 'endAfterStart');
  if (endDate < today) return refuseField('pass.endDate', 'notInPast');
  const season = [current, next].find((one) => one && one.startDate <= startDate && startDate <= one.endDate);
  return { startDate, endDate, price, seasonId: season?.id ?? null };
}

/** A pass that nobody told the dates of: the current season's, else three months; nothing was agreed, so nothing is owed. */
export const giftTerms = (today: string, current: Season | undefined): PassTerms => ({
  ...(current
    ? { startDate: current.startDate, endDate: current.endDate, seasonId: current.id }
    : threeMonths(today, current)),
  price: 0,
});

/** How many a session takes. */
type Capacity = Pick<AnnouncedSession, 'date' | 'maxCapacity'>;

/**
 * Whether the passes that are held already take every spot of every coming session within some dates, so that one more
 * holder would be first in line and no more.
 * @param sessions those to come; where none is planned within the dates, `usual` stands for them
 * @param passes with their holders; who holds two takes one spot
 */
export function isEverySpotHeld(
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

const isNear = (date: string, other: string, days: number): boolean =>
  date >= addDays(other, -days) && date <= addDays(other, days);
