import { type Payment, PaymentStatus, type User } from 'shared-api';
import { clubDate } from 'shared-ui';
import { type InferType, useFormikContext } from 'shared-ui/forms';
import { type CreateForm, dateField, type EditForm, FieldInputs, type FieldValues } from 'shared-ui/resource';
import { createPayment, findPayment, setPaymentStatus, updatePayment } from './api';
import { OpenPaymentInput } from './components/OpenPaymentInput';
import { ReceiptNotice } from './components/ReceiptNotice';
import { ReceivedDayInput, ReceivedInputs } from './components/ReceivedInputs';
import { UserInput } from './components/UserInput';
import { changedPayment, newPayment } from './fields';
import { changeSchema, newPaymentSchema } from './schema';

type NewValues = FieldValues<typeof newPayment.fields> & {
  user: User | null;
  received: boolean;
  /** The open payment that was received; '' for a new one. */
  paymentId: string;
  paymentDate: string;
};

/** A received open payment keeps its amount and plan; the method is asked for. */
function NewPaymentInputs() {
  const { values } = useFormikContext<NewValues>();
  return values.paymentId ? (
    <FieldInputs of={newPayment} names={['method']} />
  ) : (
    <FieldInputs of={newPayment} />
  );
}

/** The form for a new payment, which is pending unless received. */
export const createForm: CreateForm<Payment, NewValues, InferType<typeof newPaymentSchema>> = {
  title: 'payments.create',
  submit: 'payments.createSubmit',
  failed: 'payments.saveFailed',
  schema: newPaymentSchema,
  draft: () => ({
    ...newPayment.initial,
    user: null,
    received: false,
    paymentId: '',
    paymentDate: clubDate(),
  }),
  Inputs: () => (
    <>
      <UserInput label="payments.field.user" />
      <OpenPaymentInput />
      <NewPaymentInputs />
      <ReceivedInputs />
    </>
  ),
  run: ({ user, received, paymentDate, paymentId, ...output }) =>
    paymentId
      ? setPaymentStatus({
          params: { id: paymentId },
          body: {
            status: PaymentStatus.Completed,
            ...(paymentDate && { paymentDate }),
            ...(output.method !== undefined && { method: output.method }),
          },
        })
      : createPayment({
          body: {
            ...output,
            userId: user.id,
            ...(received && paymentDate && { status: PaymentStatus.Completed, paymentDate }),
          },
        }),
  success: ({ amount, userName: name }, { text, format }) =>
    text('payments.created', { amount: format.money(amount), name }),
};

type ChangeValues = FieldValues<typeof changedPayment.fields> & { paymentDate: string };

/** The form for an existing payment. */
export const editForm: EditForm<Payment, ChangeValues, InferType<typeof changeSchema>> = {
  title: ({ userName: name }, { text }) => text('payments.editDialog', { name }),
  failed: 'payments.saveFailed',
  schema: changeSchema,
  fields: {
    ...changedPayment.fields,
    paymentDate: dateField('payments.field.received'),
  },
  valuesOf: (payment) => ({
    ...changedPayment.valuesOf(payment),
    paymentDate:
      payment.status === PaymentStatus.Pending ? clubDate() : clubDate(new Date(payment.paymentDate)),
  }),
  Inputs: ({ row }) => (
    <>
      <FieldInputs of={newPayment} />
      <FieldInputs of={changedPayment} names={['status']} />
      <ReceivedDayInput />
      <ReceiptNotice payment={row} />
    </>
  ),
  run: ({ id }, { paymentDate, ...output }, version) =>
    updatePayment({
      params: { id },
      body: {
        ...output,
        ...(output.status !== PaymentStatus.Pending && paymentDate && { paymentDate }),
        version,
      },
    }),
  latest: findPayment,
  success: (_payment, { text }) => text('payments.updated'),
};
