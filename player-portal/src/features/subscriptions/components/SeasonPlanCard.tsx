import type { ReactNode } from 'react';
import type { PassOffer } from 'shared-api';
import { Chip, Skeleton, Typography, useFormat, useText } from 'shared-ui';
import { isPartOf, useOfferLine } from '../use-offer-line';
import { PlanCard } from './PlanCard';

export interface SeasonPlanCardProps {
  /** The pass on sale; undefined while loading. */
  offer: PassOffer | undefined;
  children: ReactNode;
}

/** The season plan: what it costs, until when, how many sessions, and what it saves. */
export function SeasonPlanCard({ offer, children }: SeasonPlanCardProps) {
  const text = useText();
  const format = useFormat();
  const lineOf = useOfferLine();
  const season = offer?.kind === 'threeMonths' ? 'plan.season.perMonths' : 'plan.season.per';
  return (
    <PlanCard
      isHighlighted={!offer?.isSoldOut}
      name={text('plan.season.name')}
      lead={text(offer?.everySpotHeld ? 'plan.season.waits' : 'plan.season.text')}
      price={offer ? format.money(offer.price) : <Skeleton width="4ch" />}
      per={text(offer && isPartOf(offer) ? 'plan.season.perPart' : season)}
      mark={offer?.isSoldOut && <Chip size="small" color="warning" label={text('plan.season.soldOut')} />}
      details={<Typography>{offer ? lineOf(offer) : <Skeleton />}</Typography>}
    >
      {children}
    </PlanCard>
  );
}
