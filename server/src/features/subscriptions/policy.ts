import { addDays, addMonths, isCalendarDate } from 'shared-api/calendar';
import { type PassGift, rules, type Season, type SubscriptionDraft } from 'shared-api/contract';
import { refuse, refuseField } from '../../errors/app-error';
import { priceInForce } from '../seasons/policy';

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

/**
 * What a draft may ask for: the current or the next season's own dates, or three months from today. A day more or less is the
 * browser's zone, and the server's own dates are taken; anything longer would be a gift.
 * @throws AppError `validation`, `priceChanged`
 */
export function termsOf(draft: SubscriptionDraft, today: string, { current, next }: OnSale): PassTerms {
  const [startDate, endDate] = [draft.startDate.slice(0, 10), draft.endDate.slice(0, 10)];
  if (!isCalendarDate(startDate)) return refuseField('startDate', 'noSuchDate');
  if (!isCalendarDate(endDate)) return refuseField('endDate', 'noSuchDate');
  const season = [current, next].find((one) => one?.startDate === startDate && one.endDate === endDate);
  const terms = threeMonths(today, current);
  if (draft.price !== (season ?? terms).price) return refuse('priceChanged');
  if (season) return { startDate, endDate, price: season.price, seasonId: season.id };
  if (!isNear(startDate, today, 1) || !isNear(endDate, terms.endDate, 3)) {
    return refuseField('endDate', 'passPeriod', { months: rules.season.months });
  }
  return terms;
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

const isNear = (date: string, other: string, days: number): boolean =>
  date >= addDays(other, -days) && date <= addDays(other, days);
