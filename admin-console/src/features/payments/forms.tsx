import {
  createPayment,
  findPayment,
  type Payment,
  type PaymentChange,
  PaymentMethod,
  PaymentStatus,
  Plan,
  type User,
  updatePayment,
} from 'shared-api';
import { clubDate, statuses } from 'shared-ui';
import type { InferType } from 'shared-ui/forms';
import type { CreateForm, EditForm } from 'shared-ui/resource';
import { PaymentInputs, StatusInput } from './components/PaymentInputs';
import { ReceiptNotice } from './components/ReceiptNotice';
import { ReceivedDayInput, ReceivedInputs } from './components/ReceivedInputs';
import { UserInput } from './components/UserInput';
import { methodLabel, planLabel } from './labels';
import { changedPayment, newPayment } from './schema';

interface NewValues {
  user: User | null;
  plan: Plan;
  amount: string;
  method: PaymentMethod;
  received: boolean;
  paymentDate: string;
}

/** How a payment is recorded; it starts pending unless the money is there. */
export const createForm: CreateForm<Payment, NewValues, InferType<typeof newPayment>> = {
  title: 'payments.createDialog',
  submit: 'payments.createSubmit',
  failed: 'payments.saveFailed',
  schema: newPayment,
  draft: () => ({
    user: null,
    plan: Plan.DropIn,
    amount: '',
    method: PaymentMethod.Interac,
    received: false,
    paymentDate: clubDate(),
  }),
  Inputs: () => (
    <>
      <UserInput />
      <PaymentInputs />
      <ReceivedInputs />
    </>
  ),
  run: ({ user, received, paymentDate, ...output }) =>
    createPayment({
      ...output,
      userId: user.id,
      ...(received && paymentDate && { status: PaymentStatus.Completed, paymentDate }),
    }),
  success: ({ amount, userName: name }, { text, format }) =>
    text('payments.created', { amount: format.money(amount), name }),
};

type Values = Omit<PaymentChange, 'amount' | 'version' | 'paymentDate'> & {
  amount: string;
  paymentDate: string;
};

/** How a payment is changed. */
export const editForm: EditForm<Payment, Values, InferType<typeof changedPayment>> = {
  title: ({ userName: name }, { text }) => text('payments.editDialog', { name }),
  failed: 'payments.saveFailed',
  schema: changedPayment,
  valuesOf: ({ plan, amount, method, status, paymentDate }) => ({
    plan,
    amount: String(amount),
    method,
    status,
    paymentDate: status === PaymentStatus.Pending ? clubDate() : clubDate(new Date(paymentDate)),
  }),
  Inputs: ({ row }) => (
    <>
      <PaymentInputs />
      <StatusInput />
      <ReceivedDayInput />
      <ReceiptNotice payment={row} />
    </>
  ),
  labels: {
    plan: 'ui.field.plan',
    amount: 'ui.field.amount',
    method: 'payments.field.method',
    status: 'ui.field.status',
    paymentDate: 'payments.field.received',
  },
  formatValue: {
    plan: (plan: Plan, { text }) => text(planLabel[plan]),
    method: (method: PaymentMethod, { text }) => text(methodLabel[method]),
    status: (status: PaymentStatus, { text }) => text(statuses.payment[status].label),
    paymentDate: (date: string, { format }) => format.date(date),
  },
  run: ({ id }, { paymentDate, ...output }, version) =>
    updatePayment(id, {
      ...output,
      ...(output.status !== PaymentStatus.Pending && paymentDate && { paymentDate }),
      version,
    }),
  latest: findPayment,
  success: (_payment, { text }) => text('payments.updated'),
};
