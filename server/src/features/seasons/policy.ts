import { addDays, clubDate } from 'shared-api/calendar';
import { rules, type Season } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type PassTariff, saturdayFrom } from 'shared-api/passes';

/** The seasons that passes are sold for: the one that includes today, and the next one, which is on early sale. */
export interface OnSale {
  current: Season | undefined;
  next: Season | undefined;
}

/** The current price: the current season's, otherwise the plan card's (docs/product.md, Plans). */
export const priceInForce = (current: Season | undefined): number =>
  current?.price ?? rules.season.planCardPrice;

/** The common terms of all pass prices at a moment. */
export type Tariff = Pick<PassTariff, 'from' | 'isProRated'>;

/** The first day whose game has not begun: today until the club's usual starting time. */
export function firstPlayableDay(now: Date): string {
  const today = clubDate(now);
  return now < instantOf(today, rules.session.startTime) ? today : addDays(today, 1);
}

/** The next Saturday that can be played; a season that ends before it is no longer sold. */
export const nextGame = (now: Date): string => saturdayFrom(firstPlayableDay(now));

/** The terms at a moment. */
export const tariffAt = (now: Date, { proRatePasses }: { proRatePasses: boolean }): Tariff => ({
  from: firstPlayableDay(now),
  isProRated: proRatePasses,
});
