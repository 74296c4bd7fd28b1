import { useQuery } from '@tanstack/react-query';
import { clubQuery, Plan } from 'shared-api';
import type { MessageId } from 'shared-ui';

export interface PlanOffer {
  id: 'season' | 'dropIn';
  plan: Plan;
  features: readonly MessageId[];
}

/** The two plans as the pages show them (docs/product.md, Plans). */
export const plans: readonly PlanOffer[] = [
  {
    id: 'season',
    plan: Plan.Membership,
    features: [
      'plan.season.feature.duration',
      'plan.season.feature.rate',
      'plan.season.feature.priority',
      'plan.season.feature.spot',
    ],
  },
  {
    id: 'dropIn',
    plan: Plan.DropIn,
    features: [
      'plan.dropIn.feature.commitment',
      'plan.dropIn.feature.pay',
      'plan.dropIn.feature.places',
      'plan.dropIn.feature.waiting',
    ],
  },
];

/** What the season pass saves at least, compared with paying each session. */
export const seasonSavings = 0.4;

/** What the plans cost, as the club has set it; nothing until that is known. */
export const usePrices = (): Record<PlanOffer['id'], number> | undefined => {
  const { data } = useQuery(clubQuery());
  return data && { season: data.seasonPrice, dropIn: data.dropInPrice };
};
