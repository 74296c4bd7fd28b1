import { hold, messageOf, type Payment, type PaymentMethod, PaymentStatus, useHeld } from 'shared-api';
import { Box, Button, notify, Stack, StatusChip, useText, visuallyHidden } from 'shared-ui';
import { setPaymentStatus } from '../api';
import { useReceipt } from './ReceiptNotice';

/** When and how money came. */
export interface ReceiptDetails {
  paymentDate?: string;
  method?: PaymentMethod;
}

export interface ReceivedControlProps {
  payment: Pick<Payment, 'id' | 'status' | 'userName'>;
  /** When and how the money came; by default today, with the payment's method. */
  how?: ReceiptDetails;
  /** Where everything is pending, the status goes without saying. */
  plain?: boolean;
}

/** A payment's status; a button marks a pending one as received, which can be undone. */
export function ReceivedControl({ payment, how = {}, plain = false }: ReceivedControlProps) {
  const text = useText();
  const held = useHeld(setPaymentStatus, ({ params: { id } }) => id === payment.id);
  const mark = () =>
    hold(
      setPaymentStatus,
      { params: { id: payment.id }, body: { ...how, status: PaymentStatus.Completed } },
      (error) => notify(messageOf(error, text('payments.saveFailed')), 'error'),
    );
  const people = useReceipt(payment, held ? PaymentStatus.Completed : undefined);
  const pending = payment.status === PaymentStatus.Pending;
  const name = payment.userName;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      {(held || !plain) && (
        <StatusChip kind="payment" status={held ? PaymentStatus.Completed : payment.status} />
      )}
      {pending && !held?.isSent && (
        <Button
          size="small"
          {...(plain && !held && { variant: 'outlined' })}
          sx={{ my: -0.5, px: plain ? 1.25 : 0.75, minWidth: 0 }}
          aria-label={text(held ? 'payments.received.undoFor' : 'payments.received.markFor', { name })}
          // Ignores the second click of a double click.
          onClick={({ detail }) => (detail > 1 ? undefined : held ? held.takeBack() : mark())}
        >
          {text(held ? 'console.undo' : 'payments.received.mark')}
        </Button>
      )}
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {pending && held && (
          <>
            <Box component="span" sx={visuallyHidden}>
              {text('payments.received.held', { name })}
            </Box>
            {typeof people === 'number' && text('ui.mail.people', { count: people })}
          </>
        )}
      </Box>
    </Stack>
  );
}
