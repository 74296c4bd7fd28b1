import { useId } from 'react';
import type { PaymentDue } from 'shared-api';
import { Box, CopyButton, Paper, PaymentIcon, Stack, Typography, useFormat, useText } from 'shared-ui';

interface LineProps {
  name: string;
  shown: string;
  /** What a bank's form takes, where it differs from what is shown. */
  copied?: string;
}

/** One thing to type into the bank's form, and a button that copies it. */
function Line({ name, shown, copied = shown }: LineProps) {
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
          {shown}
        </Typography>
      </Box>
      <CopyButton value={copied} what={name} />
    </Stack>
  );
}

/** How to pay what is due by Interac: where, how much, and what to write (issue of the players' side). */
export function PaymentInstructions({ due }: { due: Omit<PaymentDue, 'paymentId'> }) {
  const text = useText();
  const format = useFormat();
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
      <Box component="dl" sx={{ m: 0 }}>
        <Line name={text('pay.to')} shown={due.payTo} />
        <Line name={text('pay.amount')} shown={format.money(due.amount)} copied={due.amount.toFixed(2)} />
        <Line name={text('pay.reference')} shown={due.reference} />
      </Box>
      <Typography
        variant="body2"
        sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {text('pay.after')}
      </Typography>
    </Paper>
  );
}
