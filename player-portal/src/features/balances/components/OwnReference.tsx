import type { Balance } from 'shared-api';
import { Box, Paper, Section, useFormat, useText } from 'shared-ui';
import { DueLines } from '../../payments/components/DueLines';
import { MarkSentButton } from './MarkSentButton';
import { TransferLines } from './TransferLines';

/** The person's own reference, to pay everything by one transfer, or to pay in advance. */
export function OwnReference({ balance: { owed, open, payTo, reference } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const isForAll = open.length > 1;
  return (
    <Section
      title={text(isForAll ? 'balance.once' : 'balance.ahead')}
      lead={isForAll ? text('balance.once.text', { amount: format.money(owed) }) : text('balance.ahead.text')}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '20px' }}>
        {isForAll ? (
          <>
            <TransferLines payTo={payTo} amount={owed} reference={reference} />
            <MarkSentButton payments={open} what={text('balance.once')} />
          </>
        ) : (
          <Box sx={{ '& dl > :first-of-type': { pt: 0, borderTop: 0 } }}>
            <DueLines due={{ payTo, reference }} />
          </Box>
        )}
      </Paper>
    </Section>
  );
}
