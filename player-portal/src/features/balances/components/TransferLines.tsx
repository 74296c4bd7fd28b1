import type { PaymentDue } from 'shared-api';
import { CopyButton, Stack, Typography, useFormat, useText } from 'shared-ui';
import { DueLines } from '../../payments/components/DueLines';

/** The details for a bank's transfer form, line by line and as one text. */
export function TransferLines(due: Pick<PaymentDue, 'payTo' | 'amount' | 'reference'>) {
  const text = useText();
  const format = useFormat();
  const everything = [due.payTo, format.money(due.amount), due.reference].join('\n');
  return (
    <>
      <DueLines due={due} />
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
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('balance.everything.shown')}
        </Typography>
        <CopyButton value={everything} what={text('balance.everything')} />
      </Stack>
    </>
  );
}
