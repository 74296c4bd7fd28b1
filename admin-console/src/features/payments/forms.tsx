import {
  createPayment,
  findPayment,
  type Payment,
  type PaymentChange,
  PaymentMethod,
  type PaymentStatus,
  Plan,
  type User,
  updatePayment,
} from 'shared-api';
import { statuses } from 'shared-ui';
import type { InferType } from 'shared-ui/forms';
import type { CreateForm, EditForm } from 'shared-ui/resource';
import { PaymentInputs, StatusInput } from './components/PaymentInputs';
import { UserInput } from './components/UserInput';
import { methodLabel, planLabel } from './labels';
import { changedPayment, newPayment } from './schema';

interface NewValues {
  user: User | null;
  plan: Plan;
  amount: string;
  method: PaymentMethod;
}

/** How a payment is recorded; it starts pending (spec §4). */
export const createForm: CreateForm<Payment, NewValues, InferType<typeof newPayment>> = {
  title: 'payments.createDialog',
  submit: 'payments.createSubmit',
  note: 'payments.createHint',
  failed: 'payments.saveFailed',
  schema: newPayment,
  draft: () => ({ user: null, plan: Plan.DropIn, amount: '', method: PaymentMethod.Interac }),
  Inputs: () => (
    <>
      <UserInput />
      <PaymentInputs />
    </>
  ),
  run: ({ user, ...output }) => createPayment({ ...output, userId: user.id }),
  done: ({ amount, userName: name }, { text, format }) =>
    text('payments.created', { amount: format.money(amount), name }),
};

type Values = Omit<PaymentChange, 'amount' | 'version'> & { amount: string };

/** How a payment is changed. */
export const editForm: EditForm<Payment, Values, InferType<typeof changedPayment>> = {
  title: ({ userName: name }, { text }) => text('payments.editDialog', { name }),
  failed: 'payments.saveFailed',
  schema: changedPayment,
  valuesOf: ({ plan, amount, method, status }) => ({ plan, amount: String(amount), method, status }),
  Inputs: () => (
    <>
      <PaymentInputs />
      <StatusInput />
    </>
  ),
  labels: {
    plan: 'ui.field.plan',
    amount: 'ui.field.amount',
    method: 'payments.field.method',
    status: 'ui.field.status',
  },
  shown: {
    plan: (plan: Plan, { text }) => text(planLabel[plan]),
    method: (method: PaymentMethod, { text }) => text(methodLabel[method]),
    status: (status: PaymentStatus, { text }) => text(statuses.payment[status].label),
  },
  run: ({ id }, output, version) => updatePayment(id, { ...output, version }),
  latest: findPayment,
  done: (_payment, { text }) => text('payments.updated'),
};
