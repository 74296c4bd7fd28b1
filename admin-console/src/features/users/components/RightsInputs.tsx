import { useEffect } from 'react';
import { Plan, type User } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { changedUser } from '../fields';
import { PassInputs } from './PassInputs';

/** Plan, status and rights of a user. */
export function RightsInputs({ row }: { row: User }) {
  const text = useText();
  const { values, setFieldValue } = useFormikContext<{ paymentPlan: Plan }>();
  const given = values.paymentPlan === Plan.Membership && row.paymentPlan !== Plan.Membership;
  const ended = values.paymentPlan === Plan.DropIn && row.paymentPlan !== Plan.DropIn;
  useEffect(() => {
    if (!given) void setFieldValue('pass', null);
  }, [given, setFieldValue]);
  return (
    <>
      <FieldInputs of={changedUser} names={['paymentPlan', 'status']} />
      {given && <PassInputs />}
      {ended && <Alert severity="warning">{text('users.passEnds')}</Alert>}
      <FieldInputs of={changedUser} names={['isAdmin']} />
    </>
  );
}
