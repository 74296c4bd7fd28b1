import { type Payment, Plan, type Session } from 'shared-api';
import { Box, Paper, PaymentIcon, Typography, useFormat, useText } from 'shared-ui';
import { AmountDue } from '../../payments/components/AmountDue';

export interface BalanceProps {
  /** What is still to be paid: at least one. */
  pending: readonly Payment[];
  /** Where the dates of the sessions that are owed for are found. */
  sessions: readonly Session[];
}

/** What the person owes in all, and for what, each with the reference that its transfer carries. */
export function Balance({ pending, sessions }: BalanceProps) {
  const text = useText();
  const format = useFormat();
  const whatOf = ({ plan, sessionId }: Payment): string => {
    const session = sessions.find(({ id }) => id === sessionId);
    if (session) return format.date(session.sessionDate, 'shortDay');
    return text(plan === Plan.Membership ? 'ui.plan.season' : 'ui.plan.dropIn');
  };
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, p: 2.5, borderRadius: '20px' }}
    >
      <PaymentIcon color="primary" aria-hidden />
      <div>
        <Typography>
          <AmountDue amount={pending.reduce((sum, { amount }) => sum + amount, 0)} />
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {pending.map((payment) => (
            <Typography
              key={payment.id}
              component="li"
              variant="body2"
              sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {whatOf(payment)} · {format.money(payment.amount)} ·{' '}
              {text('payments.reference', { reference: payment.reference })}
            </Typography>
          ))}
        </Box>
      </div>
    </Paper>
  );
}
