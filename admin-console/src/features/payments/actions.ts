import {
  countReceiptRecipients,
  type Payment,
  PaymentStatus,
  paymentTransitions,
  setPaymentStatus,
} from 'shared-api';
import { CancelIcon, clubDate, type MessageId, SuccessIcon, statuses } from 'shared-ui';
import {
  type Confirmation,
  EditIcon,
  type I18n,
  type ListAction,
  type Operation,
  RefundIcon,
} from 'shared-ui/resource';
import { methodChoices } from './labels';

interface Words {
  title: MessageId;
  body: MessageId;
  confirm: MessageId;
}

/** Allowed steps (docs/product.md, Payments): from Pending to Completed or Failed, from Completed to Refunded. */
const may =
  (status: PaymentStatus) =>
  (payment: Payment): boolean =>
    paymentTransitions[payment.status].includes(status);

/** The method: each payment's own, unless one is chosen for all. */
const howItCame = (payments: readonly Payment[], { text }: I18n): NonNullable<Confirmation['choice']> => {
  const noted = [...new Set(payments.map(({ method }) => method))];
  const options = methodChoices.map(({ value, label }) => ({ value: String(value), label: text(label) }));
  const isNoted = ({ value }: { value: string }) => noted.length === 1 && value === String(noted[0]);
  return {
    label: text('payments.field.method'),
    options: [
      ...(noted.length > 1 ? [{ value: '', label: text('payments.method.asNoted') }] : []),
      ...options.filter(isNoted),
      ...options.filter((option) => !isNoted(option)),
    ],
    when: () => true,
  };
};

const setting = (
  status: PaymentStatus,
  { title, body, confirm }: Words,
  arrives = false,
): Operation<Payment> => ({
  confirmation: (payments, i18n) => {
    const [payment, ...others] = payments;
    const { text, format } = i18n;
    return {
      title:
        others.length > 0
          ? text('payments.completeManyTitle', { count: others.length + 1 })
          : text(title, { amount: format.money(payment?.amount), name: payment?.userName ?? '' }),
      body: text(body),
      confirm: text(confirm),
      ...(arrives && {
        input: { type: 'date', label: text('payments.field.received'), value: clubDate(), max: clubDate() },
        choice: howItCame(payments, i18n),
      }),
    };
  },
  recipients: (rows) =>
    countReceiptRecipients(
      rows.map(({ id }) => id),
      status,
    ),
  run: ({ id }, day, way) => {
    const method = methodChoices.find(({ value }) => String(value) === way)?.value;
    return setPaymentStatus(id, status, day || undefined, method);
  },
  success: ([payment, ...others], { text }) =>
    others.length > 0
      ? text('payments.completedMany', { count: others.length + 1 })
      : text('payments.statusSet', {
          name: payment?.userName ?? '',
          status: text(statuses.payment[status].label),
        }),
  failed: 'payments.saveFailed',
});

/** A payment's actions. */
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
      body: 'payments.subtracted',
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
      body: 'payments.subtracted',
      confirm: 'payments.refund',
    }),
  },
  { id: 'edit', label: 'console.edit', Icon: EditIcon, does: 'edit' },
];
