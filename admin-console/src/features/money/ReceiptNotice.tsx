import { type Payment, PaymentStatus } from 'shared-api';
import { clubDate, Typography, useFormat, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { MailNotice, useRecipientCount } from 'shared-ui/resource';
import { countReceiptRecipients } from './api';

/** Whether a payment that has come is for a spot of a session that is not over: a refund leaves that spot. */
export const holdsSpot = ({ sessionId, userId, sessionDate, withdrawnOn, late }: Payment): boolean =>
  Boolean(sessionId && userId && sessionDate && sessionDate >= clubDate()) && !withdrawnOn && !late;

/** How many people a change of a payment's status would e-mail: its payer, or nobody. */
export const useReceipt = ({ id }: Pick<Payment, 'id'>, status: PaymentStatus | undefined) =>
  useRecipientCount(['payments', id], status, (next) => countReceiptRecipients([id], next));

/** Says before saving whether the payer gets a receipt, and that a refund alone frees no spot. */
export function ReceiptNotice({ payment }: { payment: Payment }) {
  const { status } = useFormikContext<{ status: PaymentStatus }>().values;
  const differs = status !== payment.status;
  const people = useReceipt(payment, differs ? status : undefined);
  const text = useText();
  const format = useFormat();
  if (!differs) return null;
  return (
    <>
      {status === PaymentStatus.Refunded && holdsSpot(payment) && (
        <Typography variant="body2">
          {text('payments.spot.stays', { date: format.date(payment.sessionDate, 'shortDay') })}
        </Typography>
      )}
      <MailNotice people={people} />
    </>
  );
}
