import { type Season, SeasonStatus } from 'shared-api';
import { Button, Card, CardContent, Typography, useFormat, useText } from 'shared-ui';
import { useSubscriptionChanges } from '../use-subscription';

/** The way into a season; there is none into one that is not active. */
export function SubscribeCard({ season }: { season: Season }) {
  const text = useText();
  const format = useFormat();
  const { join } = useSubscriptionChanges();
  if (season.status !== SeasonStatus.Active) return null;
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h3">
          {text('subscription.status')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {text('subscription.subscribe.text', { end: format.date(season.endDate) })}
        </Typography>
        <Button variant="contained" size="large" loading={join.isPending} onClick={() => join.mutate(season)}>
          {text('subscription.subscribe', { price: format.money(season.price) })}
        </Button>
      </CardContent>
    </Card>
  );
}
