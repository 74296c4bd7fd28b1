import type { StoredUser } from 'shared-api';
import { type Access, type Verdict, verdictOn } from './access';

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

test.each<[Access, Verdict, Verdict, Verdict]>([
  ['anyone', 'allow', 'allow', 'allow'],
  ['visitor', 'allow', 'home', 'home'],
  ['player', 'login', 'allow', 'allow'],
  ['admin', 'login', 'home', 'allow'],
])('a page for %s: visitor %s, player %s, administrator %s', (access, forVisitor, forPlayer, forAdmin) => {
  expect(verdictOn([{ access }], null)).toBe(forVisitor);
  expect(verdictOn([{ access }], player)).toBe(forPlayer);
  expect(verdictOn([{ access }], admin)).toBe(forAdmin);
});

test('a page inside a protected one is protected, whatever it says itself', () => {
  expect(verdictOn([undefined, { access: 'admin' }, { access: 'anyone' }], player)).toBe('home');
  expect(verdictOn([undefined, { access: 'admin' }, {}], null)).toBe('login');
});

test('a route that says nothing is for anyone; one that asks for the unknown is not', () => {
  expect(verdictOn([undefined, {}, null, 'x'], null)).toBe('allow');
  expect(verdictOn([{ access: 'treasurer' }], player)).toBe('home');
  expect(verdictOn([{ access: 'toString' }], null)).toBe('login');
});
