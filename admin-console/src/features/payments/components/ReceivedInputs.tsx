import { PaymentStatus } from 'shared-api';
import { clubDate, Text } from 'shared-ui';
import { DateInput, SwitchInput, useFormikContext } from 'shared-ui/forms';

function DayInput() {
  return (
    <DateInput name="paymentDate" label={<Text id="payments.field.received" />} max={clubDate()} required />
  );
}

/** Whether the money of a new payment is there already, and since when. */
export function ReceivedInputs() {
  const { values } = useFormikContext<{ received: boolean }>();
  return (
    <>
      <SwitchInput
        name="received"
        label={<Text id="payments.field.isReceived" />}
        help={<Text id="payments.field.isReceivedHint" />}
      />
      {values.received && <DayInput />}
    </>
  );
}

/** When the money of a payment came; a pending one has no such day. */
export function ReceivedDayInput() {
  const { values } = useFormikContext<{ status: PaymentStatus }>();
  return values.status === PaymentStatus.Pending ? null : <DayInput />;
}
