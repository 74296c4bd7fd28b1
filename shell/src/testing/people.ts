import type { LoggedIn } from 'shared-api';

/** What a login answers. */
export const player: LoggedIn = {
  token: 't1',
  id: '0198c1a0-0000-7000-8000-000000000001',
  username: 'pascale',
  firstName: 'Pascale',
  lastName: 'Roy',
  email: 'pascale@example.org',
  isAdmin: false,
  paymentPlan: 1,
};

export const administrator: LoggedIn = { ...player, username: 'admin', firstName: 'Alex', isAdmin: true };
