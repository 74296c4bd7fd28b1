import { rateLimits } from '../../src/data/schema';
import { changeProfile } from '../support/accounts';
import { clubForAll, password } from '../support/club';
import { logIn } from '../support/logins';
import { resetLink } from '../support/mails';
import { round } from '../support/timers';

const club = clubForAll({ rateLimits: true });

test('after ten wrong passwords the eleventh has to wait, also with the right one, and the mailed link still works', async () => {
  const { username, email } = await club.person();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await logIn(club, username, 'Wr0ng-one!')).error().code).toBe('invalidCredentials');
  }
  const locked = await logIn(club, username, password);
  expect(locked.error()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);

  const body = { ...(await resetLink(club, email)), newPassword: 'N3w-password!' };
  (await club.call('POST /api/v1/Users/reset-password', { body })).ok();
  (await logIn(club, username, 'N3w-password!')).ok();
});

test('nobody uses up the way to a new password by registering with somebody’s address', async () => {
  const { email } = await club.person();
  for (let attempt = 0; attempt < 6; attempt++) {
    const body = { username: `other-${attempt}`, email, firstName: 'Any', lastName: 'One', password };
    const reply = await club.call('POST /api/v1/Users/register', { body });
    expect(reply.status).toBe(attempt < 5 ? 201 : 429);
  }
  (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
});

test('nobody guesses the password of a registration by asking to change its address', async () => {
  const mine = {
    username: 'guessed',
    email: 'guessed@example.com',
    firstName: 'Any',
    lastName: 'One',
    password,
  };
  const send = (body: typeof mine & { replaces?: string }) =>
    club.call('POST /api/v1/Users/register', { body, address: '198.51.100.44' });
  (await send(mine)).ok(201);
  const guess = (attempt: number, typed: string) =>
    send({ ...mine, email: `guess-${attempt}@example.com`, password: typed, replaces: mine.email });
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await guess(attempt, 'Wr0ng-one!')).error().code).toBe('usernameTaken');
  expect((await guess(10, password)).error().code).toBe('tooManyRequests');
});

test('a profile does not write to one address after the other', async () => {
  const player = await club.person();
  const change = (email: string) => changeProfile(club, player, { email });
  for (let attempt = 0; attempt < 5; attempt++) (await change(`stranger-${attempt}@example.com`)).ok();
  expect((await change('stranger-5@example.com')).error().code).toBe('tooManyRequests');
  (await change('stranger-4@example.com')).ok();
});

test('a mailbox cannot be flooded', async () => {
  const { email } = await club.person();
  for (let attempt = 0; attempt < 5; attempt++) {
    (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
  }
  const reply = await club.call('POST /api/v1/Users/forgot-password', { body: { email }, locale: 'fr' });
  expect(reply.error().message).toMatch(/^Trop de tentatives/);
});

test('what was counted is removed once it counts no more', async () => {
  await logIn(club, 'somebody', 'Wr0ng-one!');
  const counters = () => club.database.db.$count(rateLimits);
  // The limiter counts by the machine's clock.
  club.clock.set(new Date().toISOString());
  await round(club, 'old-attempts');
  expect(await counters()).toBeGreaterThan(0);
  club.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
  await round(club, 'old-attempts');
  expect(await counters()).toBe(0);
});
