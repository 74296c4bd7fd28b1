import type { OpenPayment } from 'shared-api';
import { Box, figures, Stack, Typography, useFormat, usePurpose, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';

/** What is owed: for what and why, and how much of it. */
export function DueList({ payments }: { payments: readonly OpenPayment[] }) {
  const text = useText();
  const format = useFormat();
  const purposeOf = usePurpose();
  return (
    <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
      {payments.map((payment) => (
        <Stack
          key={payment.paymentId}
          component="li"
          direction="row"
          sx={{ justifyContent: 'space-between', gap: 2, py: 0.5 }}
        >
          <Box sx={{ minWidth: 0, ...capitalized }}>
            {purposeOf(payment)}
            {payment.paid > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('pay.part', {
                  paid: format.money(payment.paid),
                  amount: format.money(payment.amount),
                })}
              </Typography>
            )}
          </Box>
          <Box sx={{ ...figures, flexShrink: 0, fontWeight: 700 }}>{format.money(payment.due)}</Box>
        </Stack>
      ))}
    </Box>
  );
}
