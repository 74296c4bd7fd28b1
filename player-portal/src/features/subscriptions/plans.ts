import type { PassOffer, Season } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** Contents of the drop-in plan. */
export const dropInFeatures: readonly MessageId[] = [
  'plan.dropIn.feature.commitment',
  'plan.dropIn.feature.pay',
  'plan.dropIn.feature.places',
  'plan.dropIn.feature.waiting',
];

/** The season that an offer covers entirely; null for three months from today. */
export const seasonOf = ({ kind, season }: PassOffer): Season | null =>
  kind === 'threeMonths' ? null : season;
