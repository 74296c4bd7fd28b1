import { addDays, clubDate } from 'shared-api/calendar';
import { rules, type Season } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { PassTariff } from 'shared-api/passes';

/** The price in force: the current season's, else that of the plan card (docs/product.md, Plans). */
export const priceInForce = (current: Season | undefined): number =>
  current?.price ?? rules.season.planCardPrice;

/** What the prices of all passes have in common at a moment. */
export type Tariff = Pick<PassTariff, 'from' | 'dropInPrice' | 'isProRated'>;

/** The tariff at a moment; today's game counts until the hour at which the club usually begins to play. */
export function tariffAt(
  now: Date,
  { defaultPrice, proRatePasses }: { defaultPrice: number; proRatePasses: boolean },
): Tariff {
  const today = clubDate(now);
  const hasBegun = now >= instantOf(today, rules.session.startTime);
  return {
    from: hasBegun ? addDays(today, 1) : today,
    dropInPrice: defaultPrice,
    isProRated: proRatePasses,
  };
}
