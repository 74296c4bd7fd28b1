import { undoMs } from '../../src/mail/outbox/sender';
import { clubForAll, password } from '../support/club';
import { logIn } from '../support/logins';
import { mailedLink, resetLink } from '../support/mails';

const club = clubForAll();

const newPassword = 'N3w-password!';

test('a forgotten password is replaced by the mailed link, once, and every device is logged out', async () => {
  const player = await club.person();
  const asked = await club.call('POST /api/v1/Users/forgot-password', { body: { email: player.email } });
  const unknown = await club.call('POST /api/v1/Users/forgot-password', {
    body: { email: 'nobody@example.com' },
  });
  expect(unknown.body).toEqual(asked.body);

  const body = { ...(await mailedLink(club, player.email, 'reset-password')), newPassword };
  (await club.call('POST /api/v1/Users/reset-password', { body })).ok();
  const again = await club.call('POST /api/v1/Users/reset-password', { body });
  expect(again.error().message).toBe('Invalid reset link');

  expect((await club.call('GET /api/v1/Users/me', { as: player })).status).toBe(401);
  expect((await logIn(club, player.username, password)).error().code).toBe('invalidCredentials');
  (await logIn(club, player.username, newPassword)).ok();
});

test('a reset link runs out after an hour', async () => {
  const player = await club.person();
  const body = { ...(await resetLink(club, player.email)), newPassword };
  // The link was made by a job, which `drain` runs a little later than now.
  club.clock.set(new Date(club.clock.now().getTime() + undoMs + 3_600_001));
  expect((await club.call('POST /api/v1/Users/reset-password', { body })).error().code).toBe(
    'invalidResetLink',
  );
});

test('the variant with the current password works for who is logged in', async () => {
  const player = await club.person();
  const body = { currentPassword: password, newPassword };
  expect((await club.call('POST /api/v1/Users/reset-password', { body })).error().code).toBe('notLoggedIn');
  (await club.call('POST /api/v1/Users/reset-password', { as: player, body })).ok();
  (await logIn(club, player.username, newPassword)).ok();
});

test.each([
  ['no token', { email: 'a@example.com' }, 'en', 'Invalid reset link'],
  ['an empty token', { email: 'a@example.com', token: '' }, 'en', 'Invalid reset link'],
  ['no e-mail', { token: 'made-up' }, 'en', 'Invalid reset link'],
  ['no e-mail, in French', { token: 'made-up' }, 'fr', expect.stringMatching(/lien/i)],
] as const)('a reset link with %s is refused in words of its own', async (_, link, locale, message) => {
  const body = { ...link, newPassword: 'N3w-password!' };
  const reply = await club.call('POST /api/v1/Users/reset-password', { body, locale });
  expect(reply.error()).toMatchObject({ code: 'invalidResetLink', message });
});
