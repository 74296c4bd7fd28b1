import { createAuthenticator } from '../support/authenticator';
import { clubForAll, type Person } from '../support/club';
import { challengeOf } from '../support/passkeys';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  club.clock.set('2026-11-21T23:00:00Z');
  player = await club.person();
});

const origin = 'http://club.test';
const newChallenge = async () =>
  challengeOf(
    (await club.call('POST /auth/biometric-login/options', { body: { username: player.username } })).ok(),
  );
const login = (credential: object) => club.call('POST /auth/biometric-login', { body: { credential } });

async function registered() {
  const device = createAuthenticator(origin);
  const options = (await club.call('POST /auth/biometric-credential/options', { as: player })).ok();
  expect(options).toMatchObject({
    timeout: 60_000,
    authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
  });
  const body = { username: player.username, credential: device.create({ challenge: challengeOf(options) }) };
  (await club.call('POST /auth/biometric-credential', { as: player, body })).ok(201);
  return device;
}

test('a registered device logs its owner in', async () => {
  const device = await registered();
  const { username, token } = (await login(device.get({ challenge: await newChallenge() }))).ok();
  expect(username).toBe(player.username);
  (await club.call('GET /api/v1/Users/me', { as: { token } })).ok();
  const devices = (await club.call('GET /auth/biometric-credential', { as: player })).ok();
  expect(devices).toMatchObject([{ name: 'Device', lastUsedOn: '2026-11-21T23:00:00.000Z' }]);
});

test('a challenge works once, and none that we did not make', async () => {
  const device = await registered();
  const challenge = await newChallenge();
  (await login(device.get({ challenge }))).ok();
  expect((await login(device.get({ challenge }))).error().code).toBe('biometricFailed');
  const made = Buffer.from('made up').toString('base64url');
  expect((await login(device.get({ challenge: made }))).error().code).toBe('biometricFailed');
});

test('a challenge runs out', async () => {
  const device = await registered();
  const challenge = await newChallenge();
  club.clock.set('2026-11-21T23:02:00Z');
  expect((await login(device.get({ challenge }))).error().code).toBe('biometricFailed');
});

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['no verified finger', { verified: false }],
])('an answer from %s is refused', async (_, wrong) => {
  const device = await registered();
  const reply = await login(device.get({ challenge: await newChallenge(), ...wrong }));
  expect(reply.error().code).toBe('biometricFailed');
});

test('a counter that goes backwards means a copied key', async () => {
  const device = await registered();
  device.state.counter = 10;
  (await login(device.get({ challenge: await newChallenge() }))).ok();
  device.state.counter = 3;
  expect((await login(device.get({ challenge: await newChallenge() }))).error().code).toBe('biometricFailed');
});

test('a device is added for its owner only, and removed by them only', async () => {
  const device = createAuthenticator(origin);
  const options = (await club.call('POST /auth/biometric-credential/options', { as: player })).ok();
  const other = await club.person();
  const credential = device.create({ challenge: challengeOf(options) });
  const stolen = await club.call('POST /auth/biometric-credential', {
    as: other,
    body: { username: other.username, credential },
  });
  expect(stolen.error().code).toBe('biometricFailed');

  await registered();
  const [mine] = (await club.call('GET /auth/biometric-credential', { as: player })).ok();
  const params = { id: mine?.id ?? '' };
  const foreign = await club.call('DELETE /auth/biometric-credential/{id}', { as: other, params });
  expect(foreign.error().status).toBe(404);
  expect((await club.call('DELETE /auth/biometric-credential/{id}', { as: player, params })).status).toBe(
    204,
  );
});
