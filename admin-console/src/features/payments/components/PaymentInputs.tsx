import { PaymentMethod, PaymentStatus, Plan } from 'shared-api';
import { Box, statuses, Text } from 'shared-ui';
import { MoneyInput, RadioInput, SelectInput } from 'shared-ui/forms';
import { methodLabel, planLabel } from '../labels';

const plans = [Plan.DropIn, Plan.Membership].map((value) => ({
  value,
  label: <Text id={planLabel[value]} />,
}));
const methods = Object.values(PaymentMethod).map((value) => ({
  value,
  label: <Text id={methodLabel[value]} />,
}));
const states = Object.values(PaymentStatus).map((value) => ({
  value,
  label: <Text id={statuses.payment[value].label} />,
}));

/** What was paid, and how: the same for a new payment and an old one. */
export function PaymentInputs() {
  return (
    <>
      <RadioInput name="plan" label={<Text id="ui.field.plan" />} options={plans} row />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <MoneyInput name="amount" label={<Text id="ui.field.amount" />} required />
        <SelectInput name="method" label={<Text id="payments.field.method" />} options={methods} />
      </Box>
    </>
  );
}

/** Any status. */
export function StatusInput() {
  return <SelectInput name="status" label={<Text id="ui.field.status" />} options={states} />;
}
