import { useId } from 'react';
import type { PaymentDue } from 'shared-api';
import { Paper, PaymentIcon, Stack, Typography, useText } from 'shared-ui';
import { DueLines } from './DueLines';

/** How to pay what is due by Interac: where, how much, and what to write. */
export function PaymentInstructions({ due }: { due: Omit<PaymentDue, 'paymentId'> }) {
  const text = useText();
  const id = useId();
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
      <DueLines due={due} />
      <Typography
        variant="body2"
        sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {text('pay.after')}
      </Typography>
    </Paper>
  );
}
