import type { Balance } from 'shared-api';
import { Box, Link, Paper, PaymentIcon, Typography, useFormat, usePurpose, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { splitBySent } from '../policy';
import { AmountDue } from './AmountDue';

/** What the person has still to send, and for what; or their credit. Nothing if there is neither. */
export function BalanceCard({ balance: { credit, open } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const purposeOf = usePurpose();
  const { payments, sum } = splitBySent(open).unsent;
  if (sum === 0 && credit === 0) return null;
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, p: 2.5, borderRadius: '20px' }}
    >
      <PaymentIcon color="primary" aria-hidden />
      <div>
        <Typography>
          {sum > 0 ? (
            <AmountDue amount={sum} />
          ) : (
            <Link to="balance" sx={{ fontWeight: 700 }}>
              {text('pay.credit', { amount: format.money(credit) })}
            </Link>
          )}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {payments.map((payment) => (
            <Typography
              key={payment.paymentId}
              component="li"
              variant="body2"
              sx={{ color: 'text.secondary', ...capitalized }}
            >
              {purposeOf(payment)} · {format.money(payment.due)}
            </Typography>
          ))}
        </Box>
      </div>
    </Paper>
  );
}
