import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mySubscriptionsQuery, type PassOffer, passOffersQuery, SeasonStatus } from 'shared-api';
import { overlap } from 'shared-api/passes';
import { Box, ErrorState, LinkButton, ListSkeleton, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { BuyPassDialog } from './BuyPassDialog';
import { CurrentMark } from './CurrentMark';
import { DropInCard } from './DropInCard';
import { LeavePass } from './LeavePass';
import { MyPassCard } from './MyPassCard';
import { PassAction } from './PassAction';
import { PassCard } from './PassCard';
import { PlanGrid } from './PlanGrid';

/** Compares drop-in with the person's passes, and with those on sale for other dates. */
export function PlanComparison() {
  const text = useText();
  const format = useFormat();
  const mine = useQuery(mySubscriptionsQuery());
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

  const passes = mine.data.filter(({ status }) => status === SeasonStatus.Active);
  // Nobody has two passes for the same date.
  const open = offers.data.filter((offer) => !passes.some((pass) => overlap(pass, offer)));
  const isBetweenSeasons = offers.data.every(({ season }) => season === null);
  const hint = passes.length === 0 && isBetweenSeasons && text('subscription.none.text');
  return (
    <>
      {passes.map(
        ({ id, paymentDue, startDate, endDate }) =>
          paymentDue && (
            <Box key={id} sx={{ mb: 4 }}>
              {passes.length > 1 && (
                <Typography sx={{ mb: 1, ...capitalized }}>
                  {text('subscription.period.value', {
                    start: format.date(startDate),
                    end: format.date(endDate),
                  })}
                </Typography>
              )}
              <PaymentInstructions dues={[paymentDue]} />
            </Box>
          ),
      )}
      <PlanGrid>
        {passes.map((pass) => (
          <MyPassCard key={pass.id} pass={pass} isOnly={passes.length === 1} />
        ))}
        {open.map((offer) => (
          <PassCard key={offer.kind} offer={offer}>
            <PassAction offer={offer} onBuy={() => setAsked(offer)} />
          </PassCard>
        ))}
        <DropInCard marks={passes.length === 0 && <CurrentMark />}>
          {passes.length > 0 ? (
            <LeavePass count={passes.length} />
          ) : (
            <LinkButton fullWidth size="large" variant="outlined" color="secondary" to="schedule">
              {text('home.toSchedule')}
            </LinkButton>
          )}
        </DropInCard>
      </PlanGrid>
      {hint && <Typography sx={{ mt: 3, color: 'text.secondary' }}>{hint}</Typography>}
      <BuyPassDialog offer={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
