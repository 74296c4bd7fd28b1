import { type Balance as Figures, type OpenPayment, Plan } from 'shared-api';
import { Box, Link, Paper, PaymentIcon, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { AmountDue } from '../../payments/components/AmountDue';

/** The person's total due, with each payment's reference; or their credit. */
export function Balance({ balance: { owed, credit, open } }: { balance: Figures }) {
  const text = useText();
  const format = useFormat();
  const whatOf = ({ plan, sessionDate }: OpenPayment): string =>
    sessionDate
      ? format.date(sessionDate, 'shortDay')
      : text(plan === Plan.Membership ? 'ui.plan.season' : 'ui.plan.dropIn');
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, p: 2.5, borderRadius: '20px' }}
    >
      <PaymentIcon color="primary" aria-hidden />
      <div>
        <Typography>
          {owed > 0 ? (
            <AmountDue amount={owed} />
          ) : (
            <Link to="balance" sx={{ fontWeight: 700 }}>
              {text('pay.credit', { amount: format.money(credit) })}
            </Link>
          )}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {open.map((payment) => (
            <Typography
              key={payment.paymentId}
              component="li"
              variant="body2"
              sx={{ color: 'text.secondary', ...capitalized }}
            >
              {[
                whatOf(payment),
                ...(payment.guestName ? [text('guest.of', { firstName: payment.guestName })] : []),
                format.money(payment.due),
              ].join(' · ')}
              {' · '}
              <Box component="span" sx={{ display: 'inline-block' }}>
                {text('myPayments.reference', { reference: payment.reference })}
              </Box>
            </Typography>
          ))}
        </Box>
      </div>
    </Paper>
  );
}
