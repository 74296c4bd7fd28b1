import { useQuery } from '@tanstack/react-query';
import { clubQuery, currentSeasonQuery, mySubscriptionQuery, SeasonStatus } from 'shared-api';
import { Box, EmptyState, ErrorState, LinkButton, ListSkeleton, Page, Stack, useText } from 'shared-ui';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { SeasonCard } from '../components/SeasonCard';
import { SubscribeCard } from '../components/SubscribeCard';
import { SubscriptionCard } from '../components/SubscriptionCard';

function Content() {
  const text = useText();
  const current = useQuery(currentSeasonQuery());
  const club = useQuery(clubQuery());
  const subscription = useQuery(mySubscriptionQuery());

  const failed = [current, club, subscription].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        fallback={text('subscription.loadFailed')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (current.data === undefined || club.data === undefined || subscription.data === undefined)
    return <ListSkeleton rows={2} rowHeight={220} />;

  const own = subscription.data?.status === SeasonStatus.Active ? subscription.data : null;
  // Between two seasons, the next one is on early sale.
  const season = current.data ?? club.data.nextSeason;
  if (!season && !own)
    return (
      <EmptyState
        title={text('subscription.none.title')}
        actions={
          <LinkButton to="schedule" variant="outlined" color="secondary">
            {text('home.toSchedule')}
          </LinkButton>
        }
      >
        {text('subscription.none.text')}
      </EmptyState>
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { md: '7fr 5fr' },
      }}
    >
      {season && <SeasonCard season={season} />}
      <Stack sx={{ gap: 2.5 }}>
        {own ? <SubscriptionCard subscription={own} /> : season && <SubscribeCard season={season} />}
        {own?.paymentDue && <PaymentInstructions due={own.paymentDue} />}
      </Stack>
    </Box>
  );
}

/** `/season-subscription`: the current season, else the next, and the person's subscription to it. */
export function Component() {
  const text = useText();
  return (
    <Page
      hidden
      title={text('subscription.title')}
      lead={text('subscription.lead')}
      description={text('subscription.description')}
    >
      <Content />
    </Page>
  );
}
