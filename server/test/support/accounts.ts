import type { ProfileChange, UserChange } from 'shared-api/contract';
import { Plan, UserStatus } from 'shared-api/contract';
import type { Club, Person } from './club';

type Named = Pick<Person, 'username' | 'firstName' | 'lastName' | 'email'>;
/** The fields that every change of an account includes. */
export const nameOf = ({ username, firstName, lastName, email }: Named) => ({
  username,
  firstName,
  lastName,
  email,
});

/** Saves somebody's account as an administrator: active and on drop-in by default. */
export const changeAccount = async (
  club: Club,
  person: Named & { id: string },
  values: Partial<UserChange>,
) =>
  club.call('PUT /api/v1/Users/{id}', {
    as: await club.admin(),
    params: { id: person.id },
    body: {
      ...nameOf(person),
      ...{ isAdmin: false, status: UserStatus.Active, paymentPlan: Plan.DropIn },
      ...values,
    },
  });

/** Saves somebody's own profile, with some values changed. */
export const changeProfile = (club: Club, as: Named & { token: string }, values: Partial<ProfileChange>) =>
  club.call('PUT /api/v1/Users/me', { as, body: { ...nameOf(as), ...values } });
