import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type OpenPayment, type Payment, PaymentStatus, type User, UserStatus } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { clubDate, purposeText, Reference, Text } from 'shared-ui';
import {
  boolean,
  DateInput,
  type InferType,
  mixed,
  object,
  RadioInput,
  SwitchInput,
  string,
  useFormikContext,
} from 'shared-ui/forms';
import {
  type CreateForm,
  dateField,
  type EditForm,
  FieldInputs,
  type FieldValues,
  MailNotice,
  useI18n,
} from 'shared-ui/resource';
import { accountQuery, createPayment, findPayment, setPaymentStatus, updatePayment } from '../api';
import { dueText } from '../labels';
import { ReceiptNotice } from '../ReceiptNotice';
import { UserInput } from '../UserInput';
import { changedPayment, newPayment, pastDay } from './fields';

/** A new payment. */
const newPaymentSchema = object({
  ...newPayment.rules,
  user: mixed<User>().required(),
  received: boolean().required(),
  paymentId: string().default(''),
  paymentDate: string().when('received', ([received]) => (received ? pastDay() : string())),
});

/** An existing payment. */
const changeSchema = object({
  ...changedPayment.rules,
  paymentDate: string().when('status', ([status]) =>
    status === PaymentStatus.Pending ? string() : pastDay(),
  ),
});

function DayInput() {
  return (
    <DateInput name="paymentDate" label={<Text id="payments.field.received" />} max={clubDate()} required />
  );
}

/** Receipts go to active members whose address is confirmed. */
const getsReceipt = ({ status, emailConfirmed }: User): boolean =>
  status === UserStatus.Active && emailConfirmed;

/** Whether a new payment has been received, and when. */
function ReceivedInputs() {
  const { values } = useFormikContext<{ received: boolean; user: User | null; paymentId: string }>();
  return (
    <>
      {!values.paymentId && (
        <SwitchInput
          name="received"
          label={<Text id="payments.field.isReceived" />}
          help={<Text id="payments.field.isReceivedHint" />}
        />
      )}
      {values.received && <DayInput />}
      {values.received && values.user && <MailNotice people={getsReceipt(values.user) ? 1 : 0} />}
    </>
  );
}

/** When a payment was received; not for a pending one. */
function ReceivedDayInput() {
  const { values } = useFormikContext<{ status: PaymentStatus }>();
  return values.status === PaymentStatus.Pending ? null : <DayInput />;
}

interface Values {
  user: User | null;
  /** The open payment that was received; '' for something else. */
  paymentId: string;
}

/** The selected person's dues: choosing one fills in its amount and plan, and records that payment as received. */
function Lines({ user, open }: { user: User; open: readonly OpenPayment[] }) {
  const i18n = useI18n();
  const { values, setValues } = useFormikContext<Values>();
  const { paymentId } = values;
  const line = open.find((one) => one.paymentId === paymentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the choice, and nothing that is typed afterwards.
  useEffect(() => {
    if (!line) return;
    const known = { amount: String(line.due), plan: line.plan, received: true };
    void setValues({ ...values, ...known });
  }, [paymentId]);
  return (
    <RadioInput
      name="paymentId"
      label={<Text id="treasury.owes.title" values={{ name: user.firstName }} />}
      help={<Text id="treasury.owes.hint" />}
      options={[
        ...open.map((one) => ({
          value: one.paymentId,
          label: (
            <>
              {capitalised(purposeText(one, i18n))} · {dueText(one, i18n)} ·{' '}
              <Reference>{one.reference}</Reference>
            </>
          ),
        })),
        { value: '', label: <Text id="treasury.owes.else" /> },
      ]}
    />
  );
}

/** Suggests the selected person's dues; nothing without a person or dues. */
function OpenPaymentInput() {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { user } = values;
  const { data } = useQuery({ ...accountQuery(user?.id ?? ''), enabled: user !== null });
  const open = data && data.id === user?.id ? data.open : [];
  const isStale = values.paymentId !== '' && !open.some((one) => one.paymentId === values.paymentId);
  useEffect(() => {
    if (isStale) void setFieldValue('paymentId', '');
  }, [isStale, setFieldValue]);
  return user && open.length > 0 ? <Lines user={user} open={open} /> : null;
}

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
