import { type Club, openClub, password } from '../support/club';
import { linkIn } from '../support/mails';

let club: Club;
beforeAll(async () => {
  club = await openClub({ rateLimits: true });
});
afterAll(() => club.close());

const login = (username: string, word: string) =>
  club.call('POST /api/v1/Users/login', { body: { username, password: word } });

test('after ten wrong passwords the eleventh has to wait, also with the right one, and the mailed link still works', async () => {
  const { username, email } = await club.person();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await login(username, 'Wr0ng-one!')).refusal().code).toBe('invalidCredentials');
  }
  const locked = await login(username, password);
  expect(locked.refusal()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);

  (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
  await club.drain();
  const link = linkIn(
    club.mailer.sent.find(({ to }) => to === email),
    'reset-password',
  );
  const body = { email, token: link.searchParams.get('token'), newPassword: 'N3w-password!' };
  (await club.call('POST /api/v1/Users/reset-password', { body })).ok();
  (await login(username, 'N3w-password!')).ok();
});

test('a mailbox cannot be flooded', async () => {
  const { email } = await club.person();
  for (let attempt = 0; attempt < 5; attempt++) {
    (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
  }
  const reply = await club.call('POST /api/v1/Users/forgot-password', { body: { email }, locale: 'fr' });
  expect(reply.refusal().message).toMatch(/^Trop de tentatives/);
});
