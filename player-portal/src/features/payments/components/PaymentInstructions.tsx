import { type ReactNode, useId } from 'react';
import type { PaymentDue } from 'shared-api';
import { Box, CopyButton, Paper, PaymentIcon, Stack, Typography, useFormat, useText } from 'shared-ui';

interface LineProps {
  name: string;
  /** What a bank's form takes. */
  value: string;
  /** How the page shows it, where that differs. */
  shown?: ReactNode;
}

/** An address that breaks before its domain, if it has to break. */
function Address({ children }: { children: string }) {
  const [local, domain] = children.split('@');
  return (
    <>
      {local}
      <wbr />@{domain}
    </>
  );
}

/** One thing to type into the bank's form, and a button that copies it. */
function Line({ name, value, shown = value }: LineProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ gridRow: 2, m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {shown}
      </Typography>
      <Box component="dd" sx={{ gridRow: '1 / span 2', gridColumn: 2, m: 0 }}>
        <CopyButton value={value} what={name} />
      </Box>
    </Box>
  );
}

/** How to pay what is due by Interac: where, how much, and what to write. */
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
        <Line name={text('pay.to')} value={due.payTo} shown={<Address>{due.payTo}</Address>} />
        <Line name={text('pay.amount')} value={due.amount.toFixed(2)} shown={format.money(due.amount)} />
        <Line name={text('pay.reference')} value={due.reference} />
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
