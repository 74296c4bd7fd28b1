import type { Balance } from 'shared-api';
import {
  Box,
  Link,
  Paper,
  PaymentIcon,
  Typography,
  useFormat,
  useOnItsWay,
  usePurpose,
  useText,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { splitBySent } from '../policy';
import { AmountDue } from './AmountDue';

/** What the person has still to send, and for what; else what is on its way, or their credit. Nothing if there is none. */
export function BalanceCard({ balance: { credit, open } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const purposeOf = usePurpose();
  const onItsWay = useOnItsWay()(open);
  const { payments, sum } = splitBySent(open).unsent;
  if (sum === 0 && credit === 0 && !onItsWay) return null;
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
              {onItsWay || text('pay.credit', { amount: format.money(credit) })}
            </Link>
          )}
        </Typography>
        {sum > 0 && onItsWay && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {onItsWay}
          </Typography>
        )}
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
