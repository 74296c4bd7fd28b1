import { useEffect } from 'react';
import { Plan, type User, UserStatus } from 'shared-api';
import { Alert, Box, statuses, Text } from 'shared-ui';
import { RadioInput, SelectInput, SwitchInput, useFormikContext } from 'shared-ui/forms';
import { PassInputs } from './PassInputs';

const plans = [
  { value: Plan.DropIn, label: <Text id="users.filter.dropIn" /> },
  { value: Plan.Membership, label: <Text id="users.filter.membership" /> },
];

const states = Object.values(UserStatus).map((value) => ({
  value,
  label: <Text id={statuses.user[value].label} />,
}));

/** Plan, status and rights of a user. */
export function RightsInputs({ row }: { row: User }) {
  const { values, setFieldValue } = useFormikContext<{ paymentPlan: Plan }>();
  const given = values.paymentPlan === Plan.Membership && row.paymentPlan !== Plan.Membership;
  const ended = values.paymentPlan === Plan.DropIn && row.paymentPlan !== Plan.DropIn;
  useEffect(() => {
    if (!given) void setFieldValue('pass', null);
  }, [given, setFieldValue]);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <RadioInput name="paymentPlan" label={<Text id="ui.field.plan" />} options={plans} row />
        <SelectInput name="status" label={<Text id="ui.field.status" />} options={states} />
      </Box>
      {given && <PassInputs />}
      {ended && (
        <Alert severity="warning">
          <Text id="users.passEnds" />
        </Alert>
      )}
      <SwitchInput
        name="isAdmin"
        label={<Text id="users.field.isAdmin" />}
        help={<Text id="users.field.isAdminHint" />}
      />
    </>
  );
}
