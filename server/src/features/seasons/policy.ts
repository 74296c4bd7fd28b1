import { addDays, clubDate } from 'shared-api/calendar';
import { rules, type Season } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { PassTariff } from 'shared-api/passes';

/** The price in force: the current season's, else that of the plan card (docs/product.md, Plans). */
export const priceInForce = (current: Season | undefined): number =>
  current?.price ?? rules.season.planCardPrice;

/** What the prices of all passes have in common at a moment. */
export type Tariff = Pick<PassTariff, 'from' | 'isProRated'>;

/** The first day whose game has not begun: today until the hour at which the club usually begins to play. */
export function firstPlayableDay(now: Date): string {
  const today = clubDate(now);
  return now < instantOf(today, rules.session.startTime) ? today : addDays(today, 1);
}

/** The tariff at a moment. */
export const tariffAt = (now: Date, { proRatePasses }: { proRatePasses: boolean }): Tariff => ({
  from: firstPlayableDay(now),
  isProRated: proRatePasses,
});
