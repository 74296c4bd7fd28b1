import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PassOffer } from 'shared-api';
import { clubDate, EmptyState, LinkButton, Loaded, Page, useOnItsWay, useText } from 'shared-ui';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { splitBySent } from '../../payments/policy';
import { useBalance } from '../../payments/use-balance';
import { BuyPassDialog } from '../components/BuyPassDialog';
import { MyPassCard } from '../components/MyPassCard';
import { PlanGrid } from '../components/PlanGrid';
import { PlanSkeleton } from '../components/PlanSkeleton';
import { SeasonCard } from '../components/SeasonCard';
import { seasonOffers } from '../plans';
import { usePasses } from '../use-passes';

/** `/season-subscription`: the season, or the person's own pass, and the next one when it matters. */
export function Component() {
  const text = useText();
  const [asked, setAsked] = useState<PassOffer>();
  const [params] = useSearchParams();
  const onItsWay = useOnItsWay();
  const sent = splitBySent(useBalance()?.open ?? []).sent.payments;
  return (
    <Page hidden title={text('plan.season.name')} description={text('subscription.description')}>
      <Loaded query={usePasses()} waiting={<PlanSkeleton />} failed={text('subscription.loadFailed')}>
        {({ passes, offers }) => {
          const shown = seasonOffers(offers, passes, clubDate(), params.get('season'));
          if (passes.length + shown.length === 0)
            return (
              <EmptyState
                title={text('subscription.none')}
                actions={
                  <LinkButton to="planSelection" variant="contained">
                    {text('subscription.none.plans')}
                  </LinkButton>
                }
              />
            );
          return (
            <PlanGrid>
              {passes.map((pass) => (
                <Fragment key={pass.id}>
                  <MyPassCard
                    pass={pass}
                    season={offers.find(({ season }) => season?.id === pass.seasonId)?.season}
                    isOnly={passes.length === 1}
                  />
                  {pass.paymentDue &&
                    (onItsWay(sent.filter(({ paymentId }) => paymentId === pass.paymentDue?.paymentId)) || (
                      <PaymentInstructions dues={[pass.paymentDue]} />
                    ))}
                </Fragment>
              ))}
              {shown.map((offer) => (
                <SeasonCard key={offer.kind} offer={offer} offers={offers} onBuy={() => setAsked(offer)} />
              ))}
            </PlanGrid>
          );
        }}
      </Loaded>
      <BuyPassDialog offer={asked} onClose={() => setAsked(undefined)} />
    </Page>
  );
}
