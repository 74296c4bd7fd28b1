import { createAuthenticator } from '../support/authenticator';
import { clubForAll, type Person } from '../support/club';
import { logIn } from '../support/logins';
import { resetLink } from '../support/mails';
import { addPasskey, challengeOf } from '../support/passkeys';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
});

async function recover() {
  const body = { ...(await resetLink(club, player.email)), newPassword: 'Recovered-by-owner-1!' };
  (await club.call('POST /api/v1/Users/reset-password', { body })).ok();
  await club.drain();
  return club.mailer.sent.filter(({ to }) => to === player.email);
}

test('a passkey that was planted does not log in after the owner has recovered the account', async () => {
  const { device } = await addPasskey(club, player);
  await recover();
  const options = (await club.call('POST /auth/biometric-login/options', { body: {} })).ok();
  const credential = device.get({ challenge: challengeOf(options) });
  const login = await club.call('POST /auth/biometric-login', { body: { credential } });
  expect(login.error().code).toBe('biometricFailed');
});

test('a prompt that was open during the recovery does not add a passkey after it', async () => {
  const device = createAuthenticator('http://club.test');
  const options = (await club.call('POST /auth/biometric-credential/options', { as: player })).ok();
  await recover();
  const { token } = (await logIn(club, player.username, 'Recovered-by-owner-1!')).ok();
  const body = { username: player.username, credential: device.create({ challenge: challengeOf(options) }) };
  const added = await club.call('POST /auth/biometric-credential', { as: { token }, body });
  expect(added.error().code).toBe('biometricFailed');
});

test('a session that was open does not go on after the recovery, and both mails say what it ends', async () => {
  const [asked, done] = await recover();
  expect((await club.call('GET /api/v1/Users/me', { as: player })).status).toBe(401);
  expect(asked?.text).toContain('logs out every device and removes your passkeys');
  expect(done?.text).toContain('Every device is logged out, and the passkeys');
});
