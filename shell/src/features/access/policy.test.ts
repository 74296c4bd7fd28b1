import type { StoredUser } from 'shared-api';
import type { PageAccess } from 'shared-api/pages';
import { type AccessResult, checkAccess } from './policy';

const player: StoredUser = {
  id: '1',
  username: 'player',
  firstName: 'Pascale',
  lastName: 'Roy',
  email: 'p@example.org',
  isAdmin: false,
  paymentPlan: 1,
};
const admin: StoredUser = { ...player, isAdmin: true };

test.each<[PageAccess, AccessResult, AccessResult, AccessResult]>([
  ['anyone', 'allow', 'allow', 'allow'],
  ['visitor', 'allow', 'home', 'home'],
  ['player', 'login', 'allow', 'allow'],
  ['admin', 'login', 'home', 'allow'],
])('a page for %s: visitor %s, player %s, administrator %s', (access, forVisitor, forPlayer, forAdmin) => {
  expect(checkAccess([{ access }], null)).toBe(forVisitor);
  expect(checkAccess([{ access }], player)).toBe(forPlayer);
  expect(checkAccess([{ access }], admin)).toBe(forAdmin);
});

test('a page inside a protected one is protected, whatever it says itself', () => {
  expect(checkAccess([undefined, { access: 'admin' }, { access: 'anyone' }], player)).toBe('home');
  expect(checkAccess([undefined, { access: 'admin' }, {}], null)).toBe('login');
});

test('a route that says nothing is for anyone; one that asks for the unknown is not', () => {
  expect(checkAccess([undefined, {}, null, 'x'], null)).toBe('allow');
  expect(checkAccess([{ access: 'treasurer' }], player)).toBe('home');
  expect(checkAccess([{ access: 'toString' }], null)).toBe('login');
});
