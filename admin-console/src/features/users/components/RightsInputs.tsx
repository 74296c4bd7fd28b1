import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Plan, type User } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { subscriptionsOfQuery } from '../api';
import { changedUser } from '../fields';
import { HeldPasses } from './HeldPasses';
import { PassInputs } from './PassInputs';

/** Plan, status and rights of a user. */
export function RightsInputs({ row }: { row: User }) {
  const text = useText();
  const { values, setFieldValue } = useFormikContext<{ paymentPlan: Plan }>();
  const had = row.paymentPlan === Plan.Membership;
  const has = values.paymentPlan === Plan.Membership;
  const passes = useQuery({ ...subscriptionsOfQuery(row.id), enabled: had }).data?.rows;
  useEffect(() => {
    if (!has) void setFieldValue('pass', null);
  }, [has, setFieldValue]);
  return (
    <>
      <FieldInputs of={changedUser} names={['paymentPlan', 'status']} />
      {has && !had && <PassInputs title="users.pass" />}
      {has && had && passes && <HeldPasses passes={passes} />}
      {had && !has && passes?.length !== 0 && (
        <Alert severity="warning">{text('users.passEnds', { count: passes?.length ?? 1 })}</Alert>
      )}
      <FieldInputs of={changedUser} names={['isAdmin', 'isDoor']} />
    </>
  );
}
