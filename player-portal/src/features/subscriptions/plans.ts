import type { PassOffer, Season, Subscription } from 'shared-api';
import { daysBetween } from 'shared-api/calendar';
import { overlap } from 'shared-api/passes';

/** The season that an offer covers entirely; null for three months from today. */
export const seasonOf = ({ kind, season }: PassOffer): Season | null =>
  kind === 'threeMonths' ? null : season;

/**
 * The pass on the plan card: three months from today. The current season takes their place where it begins today,
 * and where only they are sold out.
 */
export function planOffer(offers: readonly PassOffer[]): PassOffer | undefined {
  const months = offers.find(({ kind }) => kind === 'threeMonths');
  const season = offers.find(({ kind }) => kind === 'season');
  const isInstead = !months || (months.isSoldOut && season && isForSale(season, offers));
  return isInstead ? season : months;
}

/** Whether a pass can be bought now, and costs no more than its sessions where three months could be had instead. */
export function isForSale(offer: PassOffer, offers: readonly PassOffer[]): boolean {
  const hasMonths = offers.some(({ kind, isSoldOut }) => kind === 'threeMonths' && !isSoldOut);
  return !offer.isSoldOut && !(offer.kind === 'season' && hasMonths && offer.saves < 0);
}

/** How many days before the end of a season or a pass the next season is shown. */
const soon = 30;

/**
 * The passes on the season's page: the current season's, and the next one's when it matters: when there is no current
 * season, it or the person's pass ends soon, or something is sold out. Nobody has two passes for the same date.
 */
export function seasonOffers(
  offers: readonly PassOffer[],
  passes: readonly Subscription[],
  today: string,
): PassOffer[] {
  const current = offers.find(({ kind }) => kind === 'season');
  const end = passes.at(-1)?.endDate ?? current?.endDate;
  const isNextShown =
    end === undefined || daysBetween(today, end) <= soon || offers.some(({ isSoldOut }) => isSoldOut);
  const isShown = ({ kind }: PassOffer) => kind === 'season' || (kind === 'nextSeason' && isNextShown);
  return offers.filter((offer) => isShown(offer) && !passes.some((pass) => overlap(pass, offer)));
}
