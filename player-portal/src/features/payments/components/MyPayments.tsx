import { useQuery } from '@tanstack/react-query';
import { clubQuery, myPaymentsQuery, type Payment, PaymentStatus, Plan, sessionQuery } from 'shared-api';
import { openAmount } from 'shared-api/money';
import { Box, Button, figures, Skeleton, Stack, StatusChip, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { DueLines } from './DueLines';

function Line({ payment }: { payment: Payment }) {
  const text = useText();
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
          {text(payment.plan === Plan.Membership ? 'ui.plan.season' : 'ui.plan.dropIn')}
        </Typography>
        {payment.guestName && (
          <Typography variant="body2">{text('pay.guest', { name: payment.guestName })}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.date(payment.paymentDate, 'medium')}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {text('myPayments.reference', { reference: payment.reference })}
        </Typography>
      </Box>
      <Stack sx={{ alignItems: 'flex-end', gap: 0.75, flexShrink: 0 }}>
        <Typography sx={{ ...figures, fontWeight: 700 }}>{format.money(payment.amount)}</Typography>
        <StatusChip kind="payment" status={payment.status} />
      </Stack>
    </Stack>
  );
}

/** An open payment for a session or a pass, with the details of its transfer. */
function Due({ payment }: { payment: Payment }) {
  const text = useText();
  const format = useFormat();
  const club = useQuery(clubQuery());
  const { sessionId } = payment;
  const session = useQuery({ ...sessionQuery(sessionId ?? ''), enabled: sessionId !== null });
  const what = payment.plan === Plan.Membership ? 'ui.plan.season' : 'ui.plan.dropIn';
  const { amount, paid } = payment;
  const rest = openAmount(payment);
  return (
    <Box component="li" sx={{ mb: 1.5, p: 2, borderRadius: '14px', bgcolor: 'club.hardwood' }}>
      <Typography sx={{ fontWeight: 700 }}>{text('pay.owed', { amount: format.money(rest) })}</Typography>
      {paid > 0 && (
        <Typography variant="body2">
          {text('pay.part', { paid: format.money(paid), amount: format.money(amount) })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mb: 1.5, ...capitalized }}>
        {session.data ? format.date(session.data.sessionDate, 'day') : text(what)}
        {payment.guestName && ` · ${text('pay.guest', { name: payment.guestName })}`}
      </Typography>
      {club.data && <DueLines due={{ ...payment, amount: rest, payTo: club.data.paymentEmail }} />}
    </Box>
  );
}

/** The person's own payments: open ones first, then the others, newest first. */
export function MyPayments() {
  const text = useText();
  const { data, isError, refetch } = useQuery(myPaymentsQuery());
  if (!data)
    return isError ? (
      <Stack role="alert" sx={{ gap: 1, alignItems: 'flex-start' }}>
        {text('myPayments.failed')}
        <Button size="small" variant="outlined" color="secondary" onClick={() => void refetch()}>
          {text('ui.action.retry')}
        </Button>
      </Stack>
    ) : (
      <Skeleton variant="rounded" height={120} />
    );
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('myPayments.none.text')}</Typography>;
  const owed = data.filter(({ status }) => status === PaymentStatus.Pending);
  const settled = data.filter(({ status }) => status !== PaymentStatus.Pending);
  return (
    <Box
      component="ul"
      // A long list scrolls in its card, by keyboard too.
      tabIndex={data.length > 6 ? 0 : undefined}
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 520, overflowY: 'auto' }}
    >
      {owed.map((payment) => (
        <Due key={payment.id} payment={payment} />
      ))}
      {settled.map((payment) => (
        <Line key={payment.id} payment={payment} />
      ))}
    </Box>
  );
}
