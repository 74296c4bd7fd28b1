import { useId } from 'react';
import { Box, Link, Paper, PaymentIcon, Stack, Typography, useText } from 'shared-ui';
import type { SpotDue } from '../use-session-payments';
import { DueLines } from './DueLines';

/** How to pay what is due by Interac: recipient, amount and message, with a transfer for each. */
export function PaymentInstructions({ dues }: { dues: readonly SpotDue[] }) {
  const text = useText();
  const id = useId();
  const areNamed = dues.length > 1 || dues.some(({ guestName }) => guestName);
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '20px' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, mb: 0.75 }}>
        <PaymentIcon color="primary" aria-hidden />
        <Typography id={id} component="h3" variant="h4">
          {text('pay.title')}
        </Typography>
      </Stack>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text('pay.intro')}</Typography>
      {dues.map((due) => (
        <Box key={due.reference} sx={{ '& + &': { mt: 2 } }}>
          {areNamed && (
            <Typography component="h4" sx={{ mb: 0.5, fontWeight: 650 }}>
              {due.guestName ? text('pay.guest', { name: due.guestName }) : text('pay.own')}
            </Typography>
          )}
          <DueLines due={due} />
        </Box>
      ))}
      {dues.length > 1 && (
        <Typography variant="body2" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {text('pay.each')} <Link to="balance">{text('pay.once')}</Link>
        </Typography>
      )}
      <Typography
        variant="body2"
        sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {text('pay.after')}
      </Typography>
    </Paper>
  );
}
