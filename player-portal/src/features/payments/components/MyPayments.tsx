import { useQuery } from '@tanstack/react-query';
import { myPaymentsQuery, type Payment, Plan } from 'shared-api';
import { Box, Button, figures, Skeleton, Stack, StatusChip, Text, Typography, useFormat } from 'shared-ui';

function Line({ payment }: { payment: Payment }) {
  const format = useFormat();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        justifyContent: 'space-between',
        gap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>
          <Text id={payment.plan === Plan.Membership ? 'ui.plan.season' : 'ui.plan.dropIn'} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.date(payment.paymentDate, 'medium')}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <Text id="payments.reference" values={{ reference: payment.reference }} />
        </Typography>
      </Box>
      <Stack sx={{ alignItems: 'flex-end', gap: 0.75, flexShrink: 0 }}>
        <Typography sx={{ ...figures, fontWeight: 700 }}>{format.money(payment.amount)}</Typography>
        <StatusChip kind="payment" status={payment.status} />
      </Stack>
    </Stack>
  );
}

/** The person's own payments, newest first. */
export function MyPayments() {
  const { data, isError, refetch } = useQuery(myPaymentsQuery());
  if (!data)
    return isError ? (
      <Stack role="alert" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Text id="payments.failed" />
        <Button size="small" variant="outlined" color="secondary" onClick={() => void refetch()}>
          <Text id="ui.action.retry" />
        </Button>
      </Stack>
    ) : (
      <Skeleton variant="rounded" height={120} />
    );
  if (data.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <Text id="payments.none.text" />
      </Typography>
    );
  return (
    <Box
      component="ul"
      // A long list scrolls in its card, by keyboard too.
      tabIndex={data.length > 6 ? 0 : undefined}
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
    >
      {data.map((payment) => (
        <Line key={payment.id} payment={payment} />
      ))}
    </Box>
  );
}
