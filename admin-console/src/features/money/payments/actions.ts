import { type Payment, PaymentStatus, paymentTransitions } from 'shared-api';
import { clubDate, type MessageId, statuses } from 'shared-ui';
import { CancelIcon, SuccessIcon } from 'shared-ui/details';
import {
  type Confirmation,
  EditIcon,
  type I18n,
  type ListAction,
  type Operation,
  RefundIcon,
} from 'shared-ui/resource';
import { countReceiptRecipients, refundSpot, setPaymentStatus } from '../api';
import { methodChoices } from '../labels';
import { holdsSpot } from '../ReceiptNotice';

interface ConfirmationTexts {
  title: MessageId;
  body: MessageId;
  confirm: MessageId;
}

/** Allowed steps (docs/product.md, Payments): from Pending to Completed or Failed, from Completed to Refunded. */
const canBecome =
  (status: PaymentStatus) =>
  (payment: Payment): boolean =>
    paymentTransitions[payment.status].includes(status);

/** The method: each payment's own, unless one is chosen for all. */
const methodChoiceOf = (
  payments: readonly Payment[],
  { text }: I18n,
): NonNullable<Confirmation['choice']> => {
  const methods = [...new Set(payments.map(({ method }) => method))];
  const options = methodChoices.map(({ value, label }) => ({ value: String(value), label: text(label) }));
  const isCommonMethod = ({ value }: { value: string }) =>
    methods.length === 1 && value === String(methods[0]);
  return {
    label: text('payments.field.method'),
    options: [
      ...(methods.length > 1 ? [{ value: '', label: text('payments.method.asNoted') }] : []),
      ...options.filter(isCommonMethod),
      ...options.filter((option) => !isCommonMethod(option)),
    ],
    when: () => true,
  };
};

const statusOperation = (
  status: PaymentStatus,
  { title, body, confirm }: ConfirmationTexts,
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
        choice: methodChoiceOf(payments, i18n),
      }),
    };
  },
  recipients: (rows) =>
    countReceiptRecipients(
      rows.map(({ id }) => id),
      status,
    ),
  run: ({ id }, day, choice) => {
    const method = methodChoices.find(({ value }) => String(value) === choice)?.value;
    return setPaymentStatus({
      params: { id },
      body: { status, ...(day && { paymentDate: day }), ...(method !== undefined && { method }) },
    });
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

const { recipients: _, ...refund } = statusOperation(PaymentStatus.Refunded, {
  title: 'payments.refundTitle',
  body: 'payments.subtracted',
  confirm: 'payments.refund',
});

/** Of a coming session, the spot stays unless it is freed, too. */
const refundOperation: Operation<Payment> = {
  ...refund,
  confirmation: (payments, i18n) => {
    const { text, format } = i18n;
    const [payment] = payments;
    const asked = refund.confirmation?.(payments, i18n) ?? { title: '', body: '', confirm: '' };
    if (!payment || !holdsSpot(payment)) return asked;
    return {
      ...asked,
      choice: {
        label: text('payments.spot', { date: format.date(payment.sessionDate, 'shortDay') }),
        options: [
          { value: 'keep', label: text('payments.spot.keep') },
          {
            value: 'free',
            label: text('payments.spot.free', { isGuest: String(payment.guestName !== null) }),
          },
        ],
        when: () => true,
      },
    };
  },
  run: (payment, given, choice) => (choice === 'free' ? refundSpot(payment) : refund.run(payment, given, '')),
};

/** A payment's actions. */
export const paymentActions: readonly ListAction<Payment>[] = [
  {
    id: 'complete',
    label: 'payments.complete',
    Icon: SuccessIcon,
    when: canBecome(PaymentStatus.Completed),
    does: 'change',
    many: 'payments.completeMany',
    operation: statusOperation(
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
    when: canBecome(PaymentStatus.Failed),
    does: 'change',
    operation: statusOperation(PaymentStatus.Failed, {
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
    when: canBecome(PaymentStatus.Refunded),
    does: 'change',
    operation: refundOperation,
  },
  { id: 'edit', label: 'console.edit', Icon: EditIcon, does: 'edit' },
];
