import type { PassOffer, Season, Subscription } from 'shared-api';
import { daysBetween } from 'shared-api/calendar';
import { overlap } from 'shared-api/passes';

/** Whether a pass is for sale, opens later, or is sold out. @param now an instant in milliseconds */
export const saleOf = (
  { isSoldOut, opensAt }: Pick<PassOffer, 'isSoldOut' | 'opensAt'>,
  now: number,
): 'open' | 'later' | 'soldOut' => {
  if (isSoldOut) return 'soldOut';
  return opensAt && now < Date.parse(opensAt) ? 'later' : 'open';
};

/** From when on a pass is for sale, in milliseconds; 0: it is, Infinity: it is sold out. */
function soldFrom(offer: PassOffer, now: number): number {
  const sale = saleOf(offer, now);
  if (sale === 'later') return Date.parse(offer.opensAt ?? '');
  return sale === 'open' ? 0 : Number.POSITIVE_INFINITY;
}

/** The season that an offer covers entirely; null for three months from today. */
export const seasonOf = ({ kind, season }: PassOffer): Season | null =>
  kind === 'threeMonths' ? null : season;

/**
 * The pass on the plan card: three months from today. The current season takes their place where it begins today,
 * and where it can be had and they cannot, or before them.
 */
export function planOffer(offers: readonly PassOffer[], now: number): PassOffer | undefined {
  const months = offers.find(({ kind }) => kind === 'threeMonths');
  const season = offers.find(({ kind }) => kind === 'season');
  const isInstead = !months || (season && soldFrom(season, now) < soldFrom(months, now));
  return isInstead ? season : months;
}

/** Whether a pass can be bought now, and costs no more than its sessions where three months could be had instead. */
export function isForSale(offer: PassOffer, offers: readonly PassOffer[], now: number): boolean {
  const isOpen = (one: PassOffer) => saleOf(one, now) === 'open';
  const hasMonths = offers.some((one) => one.kind === 'threeMonths' && isOpen(one));
  return isOpen(offer) && !(offer.kind === 'season' && hasMonths && offer.saves < 0);
}

/** How many days before the end of a season or a pass the next season is shown. */
const soon = 30;

/**
 * The passes on the season's page: the current season's, and the next one's when it matters: when there is no current
 * season, it or the person's pass ends soon, it opens at some moment, or something is sold out. Nobody has two passes
 * for the same date.
 * @param asked the id of the season that the page's address names: it is shown in any case
 */
export function seasonOffers(
  offers: readonly PassOffer[],
  passes: readonly Subscription[],
  today: string,
  asked: string | null = null,
): PassOffer[] {
  const current = offers.find(({ kind }) => kind === 'season');
  const end = passes.at(-1)?.endDate ?? current?.endDate;
  const isNextShown =
    end === undefined ||
    daysBetween(today, end) <= soon ||
    // A moment that has passed, too: what opens stays on the page.
    offers.some(
      ({ kind, season, isSoldOut }) =>
        isSoldOut || (kind === 'nextSeason' && (season?.opensAt || season?.id === asked)),
    );
  const isShown = ({ kind }: PassOffer) => kind === 'season' || (kind === 'nextSeason' && isNextShown);
  return offers.filter((offer) => isShown(offer) && !passes.some((pass) => overlap(pass, offer)));
}
