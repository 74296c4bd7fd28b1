import { type User, UserStatus } from 'shared-api/contract';
import { changeAccount } from '../support/accounts';
import { clubForAll } from '../support/club';
import { logIn } from '../support/logins';
import { queryIn } from '../support/mails';

const club = clubForAll();
let count = 0;
let email = '';
beforeEach(() => {
  count++;
  email = `waiting-${count}@example.com`;
});

const own = { username: 'owner', password: 'Typed-by-owner-1!' };
const strange = { username: 'stranger', password: 'Typed-by-stranger-1!' };
const register = async ({ username, password }: typeof own) =>
  (
    await club.call('POST /api/v1/Users/register', {
      body: { username: `${username}-${count}`, password, email, firstName: 'Any', lastName: 'One' },
    })
  ).ok(201);
const links = async () => {
  await club.drain();
  return club.mailer.sent
    .filter(({ to, text }) => to === email && text.includes('/confirm-email?'))
    .map((mail) => queryIn(mail, 'confirm-email'));
};
const confirm = (query: object) => club.call('POST /api/v1/Users/confirm-email', { query: { ...query } });
const choose = (token: string, newPassword: string) =>
  club.call('POST /auth/verify-email', { body: { token, newPassword } });
const login = (password: string) => logIn(club, email, password);

test('with one registration, confirming opens the account with the password that was typed', async () => {
  await register(own);
  const [link] = await links();
  (await confirm(link ?? {})).ok();
  (await login(own.password)).ok();
});

test('a registration whose reply was lost can be sent again: one mail, and the password that was typed', async () => {
  await register(own);
  await register(own);
  const [link, ...others] = await links();
  expect(others).toEqual([]);
  (await confirm(link ?? {})).ok();
  (await login(own.password)).ok();
});

test('later it is mailed again, and the password stays', async () => {
  await register(own);
  club.clock.set(new Date(club.clock.now().getTime() + 5 * 60_000));
  await register(own);
  const [, last] = await links();
  (await confirm(last ?? {})).ok();
  (await login(own.password)).ok();
});

test('a stranger who repeats their password keeps the owner’s from being the one', async () => {
  for (const attempt of [strange, own, strange]) await register(attempt);
  const [link] = await links();
  expect((await confirm(link ?? {})).error().code).toBe('passwordToChoose');
});

test.each([
  ['the stranger came last, first link', [own, strange], 0],
  ['the stranger came last, last link', [own, strange], 1],
  ['the stranger came first, first link', [strange, own], 0],
  ['the stranger came first, last link', [strange, own], 1],
] as const)('a stranger’s password never opens an account: %s', async (_, attempts, rank) => {
  for (const attempt of attempts) await register(attempt);
  const link = (await links())[rank] ?? { token: '', email };

  const asked = (await confirm(link)).error();
  expect(asked).toMatchObject({ code: 'passwordToChoose' });
  expect(asked.message).toContain(`${attempts[1].username}-${count}`);
  for (const { password } of attempts) expect((await login(password)).status).toBe(401);

  (await choose(link.token, 'Chosen-at-the-click-1!')).ok();
  for (const { password } of attempts) {
    expect((await login(password)).error().code).toBe('invalidCredentials');
  }
  (await login('Chosen-at-the-click-1!')).ok();
});

test('nobody chooses a second password by another of the links', async () => {
  for (const attempt of [own, strange]) await register(attempt);
  const [first, second] = await links();
  (await choose(first?.token ?? '', 'Chosen-at-the-click-1!')).ok();
  (await choose(second?.token ?? '', 'Chosen-once-more-1!')).ok();
  expect((await login('Chosen-once-more-1!')).error().code).toBe('invalidCredentials');
  (await login('Chosen-at-the-click-1!')).ok();
});

test('an administrator who opens the account does not let in whoever typed a password', async () => {
  for (const attempt of [own, strange]) await register(attempt);
  const as = await club.admin();
  const [user] = (await club.call('GET /api/v1/Users', { as, query: { search: email } })).ok();
  (await changeAccount(club, user as User, { status: UserStatus.Active })).ok();
  for (const { password } of [own, strange]) expect((await login(password)).status).toBe(401);
});
