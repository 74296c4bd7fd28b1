import {
  countReceiptRecipients,
  type Payment,
  PaymentStatus,
  paymentTransitions,
  setPaymentStatus,
} from 'shared-api';
import { CancelIcon, clubDate, type MessageId, SuccessIcon, statuses } from 'shared-ui';
import { EditIcon, type ListAction, type Operation, RefundIcon } from 'shared-ui/resource';

interface Words {
  title: MessageId;
  body: MessageId;
  confirm: MessageId;
}

/** Legal steps only (docs/product.md, Payments): from Pending to Completed or Failed, from Completed to Refunded. */
const may =
  (status: PaymentStatus) =>
  (payment: Payment): boolean =>
    paymentTransitions[payment.status].includes(status);

const setting = (
  status: PaymentStatus,
  { title, body, confirm }: Words,
  dated = false,
): Operation<Payment> => ({
  confirmation: ([payment, ...others], { text, format }) => ({
    title:
      others.length > 0
        ? text('payments.completeManyTitle', { count: others.length + 1 })
        : text(title, { amount: format.money(payment?.amount), name: payment?.userName ?? '' }),
    body: text(body),
    confirm: text(confirm),
    ...(dated && {
      input: { type: 'date', label: text('payments.field.received'), value: clubDate(), max: clubDate() },
    }),
  }),
  recipients: (rows) =>
    countReceiptRecipients(
      rows.map(({ id }) => id),
      status,
    ),
  run: ({ id }, day) => setPaymentStatus(id, status, day || undefined),
  success: ([payment, ...others], { text }) =>
    others.length > 0
      ? text('payments.completedMany', { count: others.length + 1 })
      : text('payments.statusSet', {
          name: payment?.userName ?? '',
          status: text(statuses.payment[status].label),
        }),
  failed: 'payments.saveFailed',
});

/** What can be done with a payment. */
export const paymentActions: readonly ListAction<Payment>[] = [
  {
    id: 'complete',
    label: 'payments.complete',
    Icon: SuccessIcon,
    when: may(PaymentStatus.Completed),
    does: 'change',
    many: 'payments.completeMany',
    operation: setting(
      PaymentStatus.Completed,
      { title: 'payments.completeTitle', body: 'payments.completeText', confirm: 'payments.complete' },
      true,
    ),
  },
  {
    id: 'fail',
    label: 'payments.fail',
    Icon: CancelIcon,
    danger: true,
    when: may(PaymentStatus.Failed),
    does: 'change',
    operation: setting(PaymentStatus.Failed, {
      title: 'payments.failTitle',
      body: 'payments.failText',
      confirm: 'payments.fail',
    }),
  },
  {
    id: 'refund',
    label: 'payments.refund',
    Icon: RefundIcon,
    danger: true,
    when: may(PaymentStatus.Refunded),
    does: 'change',
    operation: setting(PaymentStatus.Refunded, {
      title: 'payments.refundTitle',
      body: 'payments.refundText',
      confirm: 'payments.refund',
    }),
  },
  { id: 'edit', label: 'payments.edit', Icon: EditIcon, does: 'edit' },
];
