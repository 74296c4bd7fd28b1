import { useState } from 'react';
import type { Subscription } from 'shared-api';
import {
  Button,
  Card,
  CardContent,
  LinkButton,
  Stack,
  SuccessIcon,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useSubscriptionChanges } from '../use-subscription';

/** The person's own subscription, and the way out of it. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const text = useText();
  const format = useFormat();
  const { cancel } = useSubscriptionChanges();
  const [asking, setAsking] = useState(false);
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
          <SuccessIcon color="success" aria-hidden />
          <Typography component="h2" variant="h3">
            {text('subscription.active.title')}
          </Typography>
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>
          {text('subscription.active.text', { end: format.date(subscription.endDate) })}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to="schedule" variant="contained">
            {text('home.toSchedule')}
          </LinkButton>
          <Button color="error" onClick={() => setAsking(true)}>
            {text('subscription.cancel')}
          </Button>
        </Stack>
      </CardContent>
      <ConfirmDialog
        danger
        open={asking}
        title={text('subscription.cancel.title')}
        confirm={text('subscription.cancel')}
        cancel={text('subscription.cancel.keep')}
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(subscription, { onSettled: () => setAsking(false) })}
      >
        {text('subscription.cancel.text')}
      </ConfirmDialog>
    </Card>
  );
}
