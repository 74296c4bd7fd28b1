import { useId } from 'react';
import { centsOf } from 'shared-api/money';
import { LinkButton, Paper, PaymentIcon, Stack, Typography, useFormat, useText } from 'shared-ui';
import type { SpotDue } from '../use-balance';
import { DueLines } from './DueLines';

/** How to pay by Interac: amount, recipient and message. What is due for several spots is paid at once, on its page. */
export function PaymentInstructions({ dues }: { dues: readonly SpotDue[] }) {
  const text = useText();
  const format = useFormat();
  const id = useId();
  const [first] = dues;
  const amount = format.money(dues.reduce((cents, due) => cents + centsOf(due.amount), 0) / 100);
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '20px' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, mb: 1.5 }}>
        <PaymentIcon color="primary" aria-hidden />
        <Typography id={id} component="h3" variant="h4">
          {text('pay.title')}
        </Typography>
      </Stack>
      {dues.length > 1 ? (
        <LinkButton to="balance" variant="contained">
          {text('pay.doNamed', { amount })}
        </LinkButton>
      ) : (
        first && (
          <>
            {first.guestName && (
              <Typography>{text('ui.purpose.guest', { name: first.guestName })}</Typography>
            )}
            <DueLines due={first} />
          </>
        )
      )}
    </Paper>
  );
}
