import type { ReactNode } from 'react';
import type { PaymentDue } from 'shared-api';
import { Box, CopyButton, EmailAddress, Reference, Typography, useFormat, useText } from 'shared-ui';

interface LineProps {
  name: string;
  /** The copied value. */
  value: string;
  /** The displayed value, if different. */
  shown?: ReactNode;
}

/** A value for the bank's form, with a button that copies it. */
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
      <Typography
        component="dd"
        translate="no"
        sx={{ gridRow: 2, m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {shown}
      </Typography>
      <Box component="dd" sx={{ gridRow: '1 / span 2', gridColumn: 2, m: 0 }}>
        <CopyButton value={value} what={name} />
      </Box>
    </Box>
  );
}

interface DueLinesProps {
  /** Without an amount, the payer chooses one. */
  due: Pick<PaymentDue, 'payTo' | 'reference'> & Partial<Pick<PaymentDue, 'amount'>>;
}

/** The details for a bank's transfer form: amount, recipient, reference. A club without an address is to be asked. */
export function DueLines({ due: { payTo, amount, reference } }: DueLinesProps) {
  const text = useText();
  const format = useFormat();
  if (!payTo) return <Typography>{text('pay.ask')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {amount !== undefined && (
        <Line name={text('ui.field.amount')} value={amount.toFixed(2)} shown={format.money(amount)} />
      )}
      <Line name={text('pay.to')} value={payTo} shown={<EmailAddress>{payTo}</EmailAddress>} />
      <Line name={text('pay.reference')} value={reference} shown={<Reference>{reference}</Reference>} />
    </Box>
  );
}
