import type { PassOffer, Season } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** What the drop-in plan includes. */
export const dropInFeatures: readonly MessageId[] = [
  'plan.dropIn.feature.commitment',
  'plan.dropIn.feature.pay',
  'plan.dropIn.feature.places',
  'plan.dropIn.feature.waiting',
];

/** From how few on the page says how many passes are left. */
export const fewPasses = 5;

/** The offers to compare: three months are left out where they are sold out with the season that they count for. */
export const comparable = (offers: readonly PassOffer[]): PassOffer[] =>
  offers.filter(
    ({ kind, isSoldOut }) =>
      kind !== 'threeMonths' || !isSoldOut || !offers.some((other) => other.kind === 'season'),
  );

/** The season that an offer is the whole pass of; null for three months from today. */
export const seasonOf = ({ kind, season }: PassOffer): Season | null =>
  kind === 'threeMonths' ? null : season;
