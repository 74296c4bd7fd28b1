import type { ReactNode } from 'react';
import type { PassOffer } from 'shared-api';
import { clubDate, type Definition, DefinitionList, SeasonName, useFormat, useText } from 'shared-ui';
import { weeksLeft } from '../period';
import { seasonOf } from '../plans';
import { useOfferFacts } from '../use-offer-facts';
import { OfferMarks } from './OfferMarks';
import { PlanCard } from './PlanCard';
import { SoldOutSeasonNote } from './SoldOutSeasonNote';

/** A pass on sale: dates, price, comparison with drop-in, and its season. */
export function PassCard({ offer, children }: { offer: PassOffer; children: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const factsOf = useOfferFacts();
  const { startDate, endDate, price, saturdays, sessionsTotal, isSoldOut } = offer;
  const season = seasonOf(offer);
  const details: Definition[] = season
    ? [
        [text('subscription.sessions'), text('subscription.sessions.value', { count: sessionsTotal })],
        [
          text('subscription.remaining'),
          text('subscription.remaining.value', { weeks: weeksLeft(season, clubDate()), saturdays }),
        ],
        ...(season.notes ? [[text('ui.field.notes'), season.notes] satisfies Definition] : []),
      ]
    : [];
  const isPart = season !== null && price < season.price;
  return (
    <PlanCard
      isHighlighted={!isSoldOut}
      name={season ? <SeasonName name={season.name} /> : text('plan.offer.threeMonths')}
      lead={text('subscription.period.value', {
        start: format.date(startDate),
        end: format.date(endDate),
      })}
      price={format.money(price)}
      per={text(isPart ? 'plan.offer.perPart' : season ? 'plan.season.per' : 'plan.offer.perMonths')}
      features={factsOf(offer)}
      marks={<OfferMarks offer={offer} />}
      details={
        <>
          {details.length > 0 && <DefinitionList entries={details} />}
          <SoldOutSeasonNote offer={offer} />
        </>
      }
    >
      {children}
    </PlanCard>
  );
}
