import type { Balance } from 'shared-api';
import { Box, Paper, Section, Stack, Typography, useFormat, usePurpose, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { MarkSentButton } from './MarkSentButton';
import { TransferLines } from './TransferLines';

/** The open payments, oldest first, each with the details of its transfer. */
export function OpenPayments({ balance: { open, payTo } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const purposeOf = usePurpose();
  return (
    <Section title={text('balance.open')}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {open.map((payment) => {
          const { paymentId, amount, paid, due, reference } = payment;
          const what = purposeOf(payment);
          return (
            <Paper
              key={paymentId}
              component="li"
              variant="outlined"
              sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '20px' }}
            >
              <Box sx={{ mb: 1.5 }}>
                <Typography component="h3" variant="h4" sx={capitalized}>
                  {what}
                </Typography>
                {paid > 0 && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text('pay.part', { paid: format.money(paid), amount: format.money(amount) })}
                  </Typography>
                )}
              </Box>
              <TransferLines payTo={payTo} amount={due} reference={reference} />
              <MarkSentButton payments={[payment]} what={what} />
            </Paper>
          );
        })}
      </Stack>
    </Section>
  );
}
