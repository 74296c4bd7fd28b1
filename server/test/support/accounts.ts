import type { UserChange } from 'shared-api/contract';
import { Plan, UserStatus } from 'shared-api/contract';
import type { Club, Person } from './club';

/** Saves somebody's account as an administrator: active and on drop-in by default. */
export const changeAccount = async (
  club: Club,
  { id, username, firstName, lastName, email }: Person,
  values: Partial<UserChange>,
) =>
  club.call('PUT /api/v1/Users/{id}', {
    as: await club.admin(),
    params: { id },
    body: {
      ...{ username, firstName, lastName, email },
      ...{ isAdmin: false, status: UserStatus.Active, paymentPlan: Plan.DropIn },
      ...values,
    },
  });
