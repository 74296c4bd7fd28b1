import { clubForAll } from '../support/club';
import { logIn } from '../support/logins';
import { linkIn, mailedLink } from '../support/mails';

const club = clubForAll();

const draft = {
  username: 'zoe_roy',
  email: 'Zoe@example.com',
  firstName: 'Zoé',
  lastName: 'Roy',
  password: 'Alley-00p!',
};

const mailedTo = (address: string) => club.mailer.sent.filter(({ to }) => to === address);

test('a player registers, confirms by the mailed link and logs in', async () => {
  const registered = await club.call('POST /api/v1/Users/register', { body: draft });
  registered.ok(201);

  expect((await logIn(club, 'zoe_roy', draft.password)).error().code).toBe('emailNotConfirmed');

  const query = await mailedLink(club, 'Zoe@example.com', 'confirm-email');
  expect((await club.call('POST /api/v1/Users/confirm-email', { query })).ok(200).username).toBe('zoe_roy');
  const again = await club.call('POST /api/v1/Users/confirm-email', { query });
  expect(again.ok(200).message).toBe('Your email address is already confirmed.');

  const { token, isAdmin, paymentPlan } = (await logIn(club, 'ZOE_ROY', draft.password)).ok(200);
  expect({ isAdmin, paymentPlan }).toEqual({ isAdmin: false, paymentPlan: 1 });
  expect((await club.call('GET /api/v1/Users/me', { as: { token } })).ok().email).toBe('Zoe@example.com');
});

test('a domain with accents is kept in its own letters, is one however it is written, and logs in', async () => {
  const register = (email: string, username: string) =>
    club.call('POST /api/v1/Users/register', { body: { ...draft, username, email } });
  (await register('\u200eann@\u200bCafé.example', 'ann')).ok(201);
  const query = await mailedLink(club, 'ann@café.example', 'confirm-email');
  (await club.call('POST /api/v1/Users/confirm-email', { query })).ok(200);
  for (const typed of ['ann@café.example', 'ANN@CAFÉ.EXAMPLE', 'ann@xn--caf-dma.example'])
    expect((await logIn(club, typed, draft.password)).ok(200).username).toBe('ann');
  await club.drain();
  const before = mailedTo('ann@café.example').length;
  (await register('ann@xn--caf-dma.example', 'other')).ok(201);
  await club.drain();
  expect(mailedTo('ann@café.example')).toHaveLength(before + 1);
});

test.each(['a..b@example.com', '.a@example.com', 'a.@example.com', 'é@example.com', 'a@xn--\u00e9.example'])(
  'nobody registers as %s',
  async (email) => {
    const reply = await club.call('POST /api/v1/Users/register', { body: { ...draft, email } });
    expect(reply.error().errors?.email).toHaveLength(1);
  },
);

test.each([
  ['a made-up token', { token: 'made-up' }],
  ['another address', { email: 'somebody@example.com' }],
])('only the holder of a used link learns that its address is confirmed: not with %s', async (_, wrong) => {
  const { email } = await club.person({ email: `confirmed-${Object.keys(wrong)[0]}@example.com` });
  const query = { token: 'never-issued', email, ...wrong };
  const reply = await club.call('POST /api/v1/Users/confirm-email', { query });
  expect(reply.error()).toMatchObject({ status: 400, message: 'Invalid confirmation link' });
});

test('registering with an address that has an account answers the same, and tells its owner', async () => {
  const owner = await club.person({ email: 'owner@example.com', firstName: 'Olga' });
  const reply = await club.call('POST /api/v1/Users/register', {
    body: { ...draft, username: 'somebody-else', email: 'OWNER@example.com' },
  });
  expect(reply.ok(201).message).toBe('Please check your email to confirm your address.');
  await club.drain();
  expect(mailedTo(owner.email)).toHaveLength(1);
});

describe('the page that somebody came from', () => {
  const returnTo = '/confirmation-presence?sessionId=019aa0b4-0000-7000-8000-000000000000';
  const newestTo = async (address: string) => {
    await club.drain();
    return mailedTo(address).at(-1);
  };

  test('is in the confirmation’s link, also when it is mailed again', async () => {
    const email = 'from-a-session@example.com';
    const body = { ...draft, username: 'from-a-session', email };
    (await club.call('POST /api/v1/Users/register', { body: { ...body, returnTo } })).ok(201);
    expect(linkIn(await newestTo(email), 'confirm-email').searchParams.get('returnTo')).toBe(returnTo);
    (await club.call('POST /auth/resend-verification', { body: { email, returnTo: '/plan' } })).ok();
    expect(linkIn(await newestTo(email), 'confirm-email').searchParams.get('returnTo')).toBe('/plan');
    (await club.call('POST /auth/resend-verification', { body: { email } })).ok();
    expect(linkIn(await newestTo(email), 'confirm-email').searchParams.has('returnTo')).toBe(false);
  });

  test('is in the link of whoever has an account already', async () => {
    const { email } = await club.person({ email: 'back-again@example.com' });
    const body = { ...draft, username: 'back-again', email, returnTo };
    (await club.call('POST /api/v1/Users/register', { body })).ok(201);
    expect(linkIn(await newestTo(email), 'login').searchParams.get('returnTo')).toBe(returnTo);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a//evil.example',
    'javascript:alert(1)',
    '/schedule#<x>',
    '',
    `/${'a'.repeat(300)}`,
  ])('is one of this site’s: not %j', async (elsewhere) => {
    const body = { ...draft, username: 'elsewhere', email: 'elsewhere@example.com', returnTo: elsewhere };
    const reply = await club.call('POST /api/v1/Users/register', { body });
    expect(Object.keys(reply.error().errors ?? {})).toEqual(['returnTo']);
  });
});

test('a taken username is refused, whatever its case', async () => {
  await club.person({ username: 'Taken' });
  const reply = await club.call('POST /api/v1/Users/register', {
    body: { ...draft, username: 'tAKEN', email: 'new@example.com' },
  });
  expect(reply.error()).toMatchObject({ status: 409, code: 'usernameTaken' });
});

test('the sentences of docs/product.md name what is wrong, in both languages', async () => {
  const body = { username: 'a b', email: 'nobody', firstName: 'X', lastName: '', password: 'alllowercase1!' };
  const english = (await club.call('POST /api/v1/Users/register', { body })).error();
  expect(english.errors).toEqual({
    username: ['Username can only contain letters, numbers, underscores and dashes'],
    email: ['Invalid email address'],
    firstName: ['First name must be at least 2 characters'],
    lastName: ['Last name is required'],
    password: [
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ],
  });
  const french = (await club.call('POST /api/v1/Users/register', { body, locale: 'fr' })).error();
  expect(french.errors?.lastName).toEqual(['Le nom de famille est obligatoire']);
});

test.each([
  ['en', '“#” doesn’t count as a special character'],
  ['fr', '«\u00a0#\u00a0» ne compte pas comme caractère spécial'],
] as const)('a sign that does not count as a special character is named (%s)', async (locale, message) => {
  const refusal = async (password: string) =>
    (await club.call('POST /api/v1/Users/register', { body: { ...draft, password }, locale })).error();
  expect((await refusal('Ballon#2026')).errors?.password).toEqual([message]);
  // Not where something else is missing, too.
  expect((await refusal('ballon#2026')).errors?.password).not.toEqual([message]);
});

test('an unknown field is refused and not stored', async () => {
  const reply = await club.call('POST /api/v1/Users/register', {
    body: { ...draft, username: 'sneaky', email: 'sneaky@example.com', isAdmin: true },
  });
  expect(reply.error().errors).toEqual({ isAdmin: ['This field doesn’t exist'] });
});

test('those who register with one address at the same moment are answered alike, and one account comes of it', async () => {
  const email = 'at-once@example.com';
  const register = (username: string) =>
    club.call('POST /api/v1/Users/register', {
      body: { username, email, firstName: 'Any', lastName: 'One', password: 'Pick-and-r0ll!' },
    });
  const names = Array.from({ length: 8 }, (_, rank) => `once-${rank}`);
  const replies = await Promise.all(names.map(register));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const found = await club.call('GET /api/v1/Users', { as: await club.admin(), query: { search: email } });
  expect(found.ok()).toHaveLength(1);
});
