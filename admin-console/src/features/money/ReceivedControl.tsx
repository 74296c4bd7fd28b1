import { hold, type Payment, type PaymentMethod, PaymentStatus, useHeld } from 'shared-api';
import { openAmount } from 'shared-api/money';
import { Box, Button, notify, Stack, StatusChip, useFailure, useFormat, useText } from 'shared-ui';
import { setPaymentStatus } from './api';
import { useReceipt } from './ReceiptNotice';

/** When and how money came. */
export interface ReceiptDetails {
  paymentDate?: string;
  method?: PaymentMethod;
}

export interface ReceivedControlProps {
  payment: Pick<Payment, 'id' | 'status' | 'userName' | 'amount' | 'paid'>;
  /** When and how the money came; by default today, with the payment's method. */
  how?: ReceiptDetails;
  /** Where everything is pending, the status goes without saying. */
  plain?: boolean;
}

/** A payment's status; a button marks a pending one as received, which can be undone here and on whatever page. */
export function ReceivedControl({ payment, how = {}, plain = false }: ReceivedControlProps) {
  const text = useText();
  const format = useFormat();
  const held = useHeld(setPaymentStatus, ({ params: { id } }) => id === payment.id);
  const failed = useFailure();
  const mark = () => {
    const what = { name, amount: format.money(openAmount(payment)) };
    const takeBack = hold(
      setPaymentStatus,
      { params: { id: payment.id }, body: { ...how, status: PaymentStatus.Completed } },
      (error) => failed(error, 'payments.saveFailed', text('payments.received.of', what)),
      () => close(),
    );
    const undo = { label: text('console.undo'), run: takeBack, ends: true };
    const close = notify(text('payments.received.held', what), 'success', undo);
  };
  const people = useReceipt(payment, held ? PaymentStatus.Completed : undefined);
  const pending = payment.status === PaymentStatus.Pending;
  const name = payment.userName;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {(held || !plain) && (
        <StatusChip kind="payment" status={held ? PaymentStatus.Completed : payment.status} />
      )}
      {pending && !held?.isSent && (
        <Button
          size="small"
          {...(plain && !held && { variant: 'outlined' })}
          sx={{ ...(plain ? { px: 1.25 } : { my: -0.5, mx: -0.75, px: 0.75 }), minWidth: 0 }}
          aria-label={text(held ? 'payments.received.undoFor' : 'payments.received.markFor', { name })}
          // Ignores the second click of a double click.
          onClick={({ detail }) => (detail > 1 ? undefined : held ? held.takeBack() : mark())}
        >
          {text(held ? 'console.undo' : 'payments.received.mark')}
        </Button>
      )}
      {/* Empty, it takes no room. */}
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary', '&:empty': { ml: -1 } }}>
        {pending && held && typeof people === 'number' && text('ui.mail.people', { count: people })}
      </Box>
    </Stack>
  );
}
