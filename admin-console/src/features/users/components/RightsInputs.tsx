import { Plan, UserStatus } from 'shared-api';
import { Box, statuses, Text } from 'shared-ui';
import { RadioInput, SelectInput, SwitchInput } from 'shared-ui/forms';

const plans = [
  { value: Plan.DropIn, label: <Text id="users.filter.dropIn" /> },
  { value: Plan.Membership, label: <Text id="users.filter.membership" /> },
];

const states = Object.values(UserStatus).map((value) => ({
  value,
  label: <Text id={statuses.user[value].label} />,
}));

/** Plan, status and rights of a user. */
export function RightsInputs() {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <RadioInput name="paymentPlan" label={<Text id="ui.field.plan" />} options={plans} row />
        <SelectInput name="status" label={<Text id="ui.field.status" />} options={states} />
      </Box>
      <SwitchInput
        name="isAdmin"
        label={<Text id="users.field.isAdmin" />}
        help={<Text id="users.field.isAdminHint" />}
      />
    </>
  );
}
