import { Plan, type User, UserStatus } from 'shared-api/contract';
import { changeAccount } from '../support/accounts';
import { clubForAll } from '../support/club';
import { logIn } from '../support/logins';
import { mailedLink, queryIn } from '../support/mails';

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

describe('an address with a typo', () => {
  const draft = (where: string, more: { username?: string; password?: string; replaces?: string } = {}) => ({
    ...{ username: `typo-${count}`, password: own.password, email: where, firstName: 'Any', lastName: 'One' },
    ...more,
  });
  const send = (body: ReturnType<typeof draft>, address?: string) =>
    club.call('POST /api/v1/Users/register', { body, ...(address && { address }) });
  const wrong = () => `typo-${email}`;
  const linkTo = (where: string) => mailedLink(club, where, 'confirm-email');

  test('is changed with the same username and password; the link to it is dead, and a new one mailed', async () => {
    (await send(draft(wrong()))).ok(201);
    const old = await linkTo(wrong());
    (await send(draft(email, { replaces: wrong() }))).ok(201);
    expect((await confirm(old)).error().code).toBe('invalidConfirmationLink');
    expect((await confirm(await linkTo(email))).ok().username).toBe(`typo-${count}`);
    (await login(own.password)).ok();
  });

  test('is not changed by who does not know its password, and not once it is confirmed', async () => {
    (await send(draft(wrong()))).ok(201);
    const guess = { password: strange.password, replaces: wrong() };
    expect((await send(draft(email, guess))).error().code).toBe('usernameTaken');
    (await confirm(await linkTo(wrong()))).ok();
    expect((await send(draft(email, { replaces: wrong() }))).error().code).toBe('usernameTaken');
    (await logIn(club, wrong(), own.password)).ok();
  });

  test('is not changed once somebody else has registered it, too', async () => {
    (await send(draft(wrong()))).ok(201);
    (await send(draft(wrong(), { password: strange.password }))).ok(201);
    for (const { password } of [own, strange])
      expect((await send(draft(email, { password, replaces: wrong() }))).error().code).toBe('usernameTaken');
  });

  test.each([
    [
      'money has been received for it',
      async ({ id: userId }: User) => {
        const body = { userId, plan: Plan.DropIn, amount: 30, status: 1, paymentDate: '2026-11-20' } as const;
        (await club.call('POST /api/v1/Payments', { as: await club.admin(), body })).ok(201);
      },
    ],
    [
      'it has been given the door',
      async (user: User) =>
        void (await changeAccount(club, user, { status: UserStatus.Pending, isDoor: true })).ok(),
    ],
  ])('is not changed once %s: neither is lost, nor becomes another address’s', async (_, give) => {
    (await send(draft(wrong()))).ok(201);
    const as = await club.admin();
    const [user] = (await club.call('GET /api/v1/Users', { as, query: { search: wrong() } })).ok();
    await give(user as User);
    expect((await send(draft(email, { replaces: wrong() }))).error().code).toBe('usernameTaken');
    const params = { id: user?.id ?? '' };
    expect((await club.call('GET /api/v1/Users/{id}', { as, params })).ok().email).toBe(wrong());
  });

  test('says nothing of the new address: one that has an account is answered alike, and its owner told', async () => {
    const known = await club.person();
    (await send(draft(wrong()))).ok(201);
    const reply = await send(draft(known.email, { replaces: wrong() }));
    expect(reply.ok(201).message).toBe('Please check your email to confirm your address.');
    await club.drain();
    const told = club.mailer.sent.filter(({ to }) => to === known.email).map(({ subject }) => subject);
    expect(told).toEqual(['You already have an account']);
  });
});

describe('a registration that nobody has confirmed', () => {
  const day = 86_400_000;
  const later = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms));
  const claim = (username: string, where = `claims-${count}@example.com`) =>
    club.call('POST /api/v1/Users/register', {
      body: { username, password: strange.password, email: where, firstName: 'Any', lastName: 'One' },
    });

  test('keeps its username as long as its link works, and gives it back then; it loses nothing else', async () => {
    await register(own);
    const [link] = await links();
    later(day - 60_000);
    expect((await claim(`owner-${count}`)).error().code).toBe('usernameTaken');
    (await club.call('POST /auth/resend-verification', { body: { email } })).ok();
    await links();
    later(2 * 60_000);
    expect((await confirm(link ?? {})).error().code).toBe('invalidConfirmationLink');
    expect((await claim(`owner-${count}`)).error().code).toBe('usernameTaken');

    later(day);
    (await claim(`OWNER-${count}`)).ok(201);
    (await club.call('POST /auth/resend-verification', { body: { email } })).ok();
    expect((await confirm((await links()).at(-1) ?? {})).ok().username).toBe(`waiting-${count}`);
    (await login(own.password)).ok();
  });

  test('can be begun anew at its address, with the new password', async () => {
    await register(own);
    await links();
    later(day + 60_000);
    await register(strange);
    const last = (await links()).at(-1);
    expect((await confirm(last ?? {})).ok().username).toBe(`stranger-${count}`);
    (await login(strange.password)).ok();
  });

  test('is nobody’s who is confirmed or invited: theirs is never given away', async () => {
    const known = await club.person();
    const invited = `asked-${count}@example.com`;
    const people = [{ firstName: 'Ina', lastName: 'Roy', email: invited }];
    (await club.call('POST /api/v1/Users/invitations', { as: await club.admin(), body: { people } })).ok();
    later(30 * day);
    expect((await claim(known.username)).error().code).toBe('usernameTaken');
    expect((await claim(`asked-${count}`)).error().code).toBe('usernameTaken');
    (await claim(`other-${count}`, invited)).ok(201);
    expect((await confirm(await mailedLink(club, invited, 'confirm-email'))).error().code).toBe(
      'passwordToChoose',
    );
  });
});
