import type { Payment, PaymentStatus } from 'shared-api';
import { useFormikContext } from 'shared-ui/forms';
import { MailNotice, useRecipientCount } from 'shared-ui/resource';
import { countReceiptRecipients } from '../api';

/** How many people a change of a payment's status would e-mail: its payer, or nobody. */
export const useReceipt = ({ id }: Pick<Payment, 'id'>, status: PaymentStatus | undefined) =>
  useRecipientCount(['payments', id], status, (next) => countReceiptRecipients([id], next));

/** Says before saving whether the payer gets a receipt. */
export function ReceiptNotice({ payment }: { payment: Payment }) {
  const { status } = useFormikContext<{ status: PaymentStatus }>().values;
  const differs = status !== payment.status;
  const people = useReceipt(payment, differs ? status : undefined);
  return differs ? <MailNotice people={people} /> : null;
}
