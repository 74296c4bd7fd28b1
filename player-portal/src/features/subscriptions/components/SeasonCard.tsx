import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clubQuery, passOffersQuery } from 'shared-api';
import { Skeleton, useFormat, useText } from 'shared-ui';
import { seasonOf } from '../plans';
import { useOfferFacts } from '../use-offer-facts';
import { OfferMarks } from './OfferMarks';
import { PlanCard } from './PlanCard';
import { SoldOutSeasonNote } from './SoldOutSeasonNote';

/** The usual number of facts, to reserve the space while loading. */
const usualFacts = 6;

/** The season pass for visitors: three months from today if available, otherwise another one that is. */
export function SeasonCard({ children }: { children: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const factsOf = useOfferFacts();
  const { data: club } = useQuery(clubQuery());
  const { data: offers } = useQuery(passOffersQuery());
  const months = offers?.find(({ kind }) => kind === 'threeMonths');
  const offer = months?.isSoldOut ? (offers?.find(({ isSoldOut }) => !isSoldOut) ?? months) : months;
  const season = offer && seasonOf(offer);
  const usualPrice = club && format.money(club.seasonPrice);
  return (
    <PlanCard
      isHighlighted
      name={text('plan.season.name')}
      lead={text('plan.season.text')}
      price={(season ? format.money(offer.price) : usualPrice) ?? <Skeleton width="4ch" />}
      per={text(season && offer.price < season.price ? 'plan.offer.perPart' : 'plan.season.per')}
      pending={offer ? 0 : usualFacts}
      features={[
        season
          ? text('subscription.period.value', {
              start: format.date(offer.startDate),
              end: format.date(offer.endDate),
            })
          : text('plan.season.feature.duration'),
        ...(offer ? factsOf(offer) : []),
      ]}
      details={offer && <SoldOutSeasonNote offer={offer} />}
      marks={offer && <OfferMarks offer={offer} />}
    >
      {children}
    </PlanCard>
  );
}
