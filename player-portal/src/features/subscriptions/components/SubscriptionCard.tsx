import { useState } from 'react';
import type { Subscription } from 'shared-api';
import {
  Button,
  Card,
  CardContent,
  LinkButton,
  Stack,
  SuccessIcon,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useSubscriptionChanges } from '../use-subscription';

/** The person's own subscription, and the way out of it. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const format = useFormat();
  const { cancel } = useSubscriptionChanges();
  const [asking, setAsking] = useState(false);
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
          <SuccessIcon color="success" aria-hidden />
          <Typography component="h2" variant="h3">
            <Text id="subscription.active.title" />
          </Typography>
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>
          <Text id="subscription.active.text" values={{ end: format.date(subscription.endDate) }} />
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to="schedule" variant="contained">
            <Text id="home.toSchedule" />
          </LinkButton>
          <Button color="error" onClick={() => setAsking(true)}>
            <Text id="subscription.cancel" />
          </Button>
        </Stack>
      </CardContent>
      <ConfirmDialog
        danger
        open={asking}
        title={<Text id="subscription.cancel.title" />}
        confirm={<Text id="subscription.cancel" />}
        cancel={<Text id="subscription.cancel.keep" />}
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(subscription, { onSettled: () => setAsking(false) })}
      >
        <Text id="subscription.cancel.text" />
      </ConfirmDialog>
    </Card>
  );
}
