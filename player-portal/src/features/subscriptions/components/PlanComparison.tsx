import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mySubscriptionQuery, type PassOffer, passOffersQuery, SeasonStatus } from 'shared-api';
import { Box, ErrorState, LinkButton, ListSkeleton, Typography, useFormat, useText } from 'shared-ui';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { comparable } from '../plans';
import { BuyPassDialog } from './BuyPassDialog';
import { CurrentMark } from './CurrentMark';
import { DropInCard } from './DropInCard';
import { LeavePass } from './LeavePass';
import { MyPassCard } from './MyPassCard';
import { PassAction } from './PassAction';
import { PassCard } from './PassCard';
import { PlanGrid } from './PlanGrid';

/** Drop-in beside the passes on sale, or beside the pass that the person holds. */
export function PlanComparison() {
  const text = useText();
  const format = useFormat();
  const mine = useQuery(mySubscriptionQuery());
  const offers = useQuery(passOffersQuery());
  const [asked, setAsked] = useState<PassOffer>();

  const failed = [mine, offers].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        fallback={text('subscription.loadFailed')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (mine.data === undefined || offers.data === undefined) return <ListSkeleton rows={2} rowHeight={320} />;

  const pass = mine.data?.status === SeasonStatus.Active ? mine.data : null;
  const next = offers.data.find(({ kind }) => kind === 'nextSeason')?.season;
  const isBetweenSeasons = offers.data.every(({ season }) => season === null);
  const hint = pass
    ? next && text('subscription.next', { season: next.name, end: format.date(pass.endDate) })
    : isBetweenSeasons && text('subscription.none.text');
  return (
    <>
      {pass?.paymentDue && (
        <Box sx={{ mb: 4 }}>
          <PaymentInstructions due={pass.paymentDue} />
        </Box>
      )}
      <PlanGrid>
        {pass ? (
          <MyPassCard pass={pass} />
        ) : (
          comparable(offers.data).map((offer) => (
            <PassCard key={offer.kind} offer={offer}>
              <PassAction offer={offer} onBuy={() => setAsked(offer)} />
            </PassCard>
          ))
        )}
        <DropInCard marks={!pass && <CurrentMark />}>
          {pass ? (
            <LeavePass />
          ) : (
            <LinkButton fullWidth size="large" variant="outlined" color="secondary" to="schedule">
              {text('planSelection.dropIn.stay')}
            </LinkButton>
          )}
        </DropInCard>
      </PlanGrid>
      {hint && <Typography sx={{ mt: 3, color: 'text.secondary' }}>{hint}</Typography>}
      <BuyPassDialog offer={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
