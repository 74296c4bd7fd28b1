import { loggedIn } from 'shared-ui/testing';

export const player = loggedIn({
  username: 'pascale',
  firstName: 'Pascale',
  lastName: 'Roy',
  email: 'pascale@example.org',
});

export const administrator = { ...player, username: 'admin', firstName: 'Alex', isAdmin: true };
