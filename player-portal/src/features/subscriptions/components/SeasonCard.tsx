import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clubQuery, passOffersQuery } from 'shared-api';
import { Skeleton, useFormat, useText } from 'shared-ui';
import { useOfferFacts } from '../use-offer-facts';
import { OfferMarks } from './OfferMarks';
import { PlanCard } from './PlanCard';

/** How many facts an offer usually has; while it is loaded, as much room is kept. */
const usualFacts = 6;

/** The season pass as visitors see it: three months from today, which anybody can begin with. */
export function SeasonCard({ children }: { children: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const factsOf = useOfferFacts();
  const { data: club } = useQuery(clubQuery());
  const { data: offers } = useQuery(passOffersQuery());
  const offer = offers?.find(({ kind }) => kind === 'threeMonths');
  return (
    <PlanCard
      stands="out"
      name={text('plan.season.name')}
      lead={text('plan.season.text')}
      price={club ? format.money(club.seasonPrice) : <Skeleton width="4ch" />}
      per={text('plan.season.per')}
      pending={offer ? 0 : usualFacts}
      features={[text('plan.season.feature.duration'), ...(offer ? factsOf(offer) : [])]}
      marks={offer && <OfferMarks offer={offer} />}
    >
      {children}
    </PlanCard>
  );
}
