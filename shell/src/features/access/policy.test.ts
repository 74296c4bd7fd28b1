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
const atDoor: StoredUser = { ...player, isDoor: true };
const admin: StoredUser = { ...player, isAdmin: true };

test.each<[PageAccess, ...AccessResult[]]>([
  ['anyone', 'allow', 'allow', 'allow', 'allow'],
  ['visitor', 'allow', 'home', 'home', 'home'],
  ['player', 'login', 'allow', 'allow', 'allow'],
  ['door', 'login', 'noDoor', 'allow', 'allow'],
  ['admin', 'login', 'home', 'home', 'allow'],
])('a page for %s: visitor %s, player %s, door %s, administrator %s', (access, ...verdicts) => {
  const asked = [null, player, atDoor, admin].map((user) => checkAccess([{ access }], user));
  expect(asked).toEqual(verdicts);
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
