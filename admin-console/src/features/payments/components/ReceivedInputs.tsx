import { PaymentStatus, type User, UserStatus } from 'shared-api';
import { clubDate, Text } from 'shared-ui';
import { DateInput, SwitchInput, useFormikContext } from 'shared-ui/forms';
import { MailNotice } from 'shared-ui/resource';

function DayInput() {
  return (
    <DateInput name="paymentDate" label={<Text id="payments.field.received" />} max={clubDate()} required />
  );
}

/** Receipts go to active members whose address is confirmed. */
const getsReceipt = ({ status, emailConfirmed }: User): boolean =>
  status === UserStatus.Active && emailConfirmed;

/** Whether a new payment has been received, and when. */
export function ReceivedInputs() {
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
export function ReceivedDayInput() {
  const { values } = useFormikContext<{ status: PaymentStatus }>();
  return values.status === PaymentStatus.Pending ? null : <DayInput />;
}
