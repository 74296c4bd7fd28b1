import type { Balance } from 'shared-api';
import { Button, CopyButton, Paper, Section, Stack, useFormat, useText } from 'shared-ui';
import { splitBySent } from '../policy';
import { useMarkSent } from '../use-mark-sent';
import { DueLines } from './DueLines';
import { DueList } from './DueList';

/**
 * What is still to be sent, by one transfer: with the payment's own reference if there is one payment, so that it
 * settles exactly, and otherwise with the person's, which pays everything.
 */
export function ToPay({ balance: { open, payTo, reference } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const { mutate, isPending } = useMarkSent();
  const { payments, sum } = splitBySent(open).unsent;
  const [first, ...others] = payments;
  if (!first) return null;
  const due = { payTo, amount: sum, reference: others.length > 0 ? reference : first.reference };
  return (
    <Section title={text('balance.open')}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '20px' }}>
        <DueList payments={payments} />
        <DueLines due={due} />
        {payTo && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Button variant="contained" loading={isPending} onClick={() => mutate({ payments, sent: true })}>
              {text('balance.sent.do')}
            </Button>
            <CopyButton
              value={[format.money(due.amount), due.payTo, due.reference].join('\n')}
              what={text('balance.copyAll')}
              label={text('balance.copyAll')}
            />
          </Stack>
        )}
      </Paper>
    </Section>
  );
}
