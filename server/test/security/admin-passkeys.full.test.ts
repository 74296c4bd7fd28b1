import { changeProfile } from '../support/accounts';
import { createAuthenticator } from '../support/authenticator';
import { clubForAll, openClub, type Person, password } from '../support/club';
import { logIn } from '../support/logins';
import { resetLink } from '../support/mails';
import { addPasskey, challengeOf } from '../support/passkeys';

type Authenticator = ReturnType<typeof createAuthenticator>;
interface LoggedIn {
  token: string;
}

const club = clubForAll();
let boss: Person;
let key: Authenticator;
let withKey: LoggedIn;

const byPassword = async (): Promise<LoggedIn> => (await logIn(club, boss.username)).ok();
const byKey = async (device: Authenticator): Promise<LoggedIn> => {
  const options = (await club.call('POST /auth/biometric-login/options', { body: {} })).ok();
  const credential = device.get({ challenge: challengeOf(options) });
  return (await club.call('POST /auth/biometric-login', { body: { credential } })).ok();
};
/** Adds a passkey: a call for the challenge, and one with its answer. */
const enrol = async (as: LoggedIn, device: Authenticator) => {
  const options = await club.call('POST /auth/biometric-credential/options', { as });
  if (options.status !== 200) return options;
  const credential = device.create({ challenge: challengeOf(options.ok()) });
  return club.call('POST /auth/biometric-credential', { as, body: { username: boss.username, credential } });
};
const demand = async (as: LoggedIn, adminsNeedPasskey: boolean) => {
  const { system: _, ...settings } = (await club.call('GET /api/v1/Settings', { as })).ok();
  return club.call('PUT /api/v1/Settings', { as, body: { ...settings, adminsNeedPasskey } });
};
const listUsers = (as: LoggedIn) => club.call('GET /api/v1/Users', { as });

beforeAll(async () => {
  boss = await club.person({ isAdmin: true });
  key = createAuthenticator('http://club.test');
  (await enrol(await byPassword(), key)).ok(201);
  withKey = await byKey(key);
});
beforeEach(async () => {
  (await demand(withKey, true)).ok();
});

test('the setting is off in a new club, and only who is logged in by passkey turns it on', async () => {
  const other = await openClub();
  const as = await other.admin();
  const { system: _, ...settings } = (await other.call('GET /api/v1/Settings', { as })).ok();
  expect(settings.adminsNeedPasskey).toBe(false);
  const body = { ...settings, adminsNeedPasskey: true };
  const reply = await other.call('PUT /api/v1/Settings', { as, body });
  expect(reply.error()).toMatchObject({ status: 403, code: 'passkeyNeeded' });
  await other.close();
});

test('who knows an administrator’s password alone does nothing that takes an administrator', async () => {
  const stolen = await byPassword();
  expect((await listUsers(stolen)).error()).toMatchObject({ status: 403, code: 'passkeyNeeded' });
  expect((await club.call('GET /api/v1/Settings', { as: stolen })).error().code).toBe('passkeyNeeded');
  const me = (await club.call('GET /api/v1/Users/me', { as: stolen })).ok();
  expect(me.passkeyNeeded).toBe(true);
  (await listUsers(withKey)).ok();
  expect((await club.call('GET /api/v1/Users/me', { as: withKey })).ok().passkeyNeeded).toBe(false);
});

test('nor gets there by adding a passkey, by removing the owner’s, or by another address', async () => {
  const stolen = await byPassword();
  const attackers = createAuthenticator('http://club.test');
  expect((await enrol(stolen, attackers)).error().code).toBe('passkeyNeeded');
  const [mine] = (await club.call('GET /auth/biometric-credential', { as: stolen })).ok();
  const params = { id: mine?.id ?? '' };
  const removed = await club.call('DELETE /auth/biometric-credential/{id}', { as: stolen, params });
  expect(removed.error().code).toBe('passkeyNeeded');
  const moved = await changeProfile(club, { ...boss, ...stolen }, { email: 'attacker@example.com' });
  expect(moved.error().code).toBe('passkeyNeeded');
});

test('players are asked for nothing', async () => {
  const player = await club.person();
  expect((await club.call('GET /api/v1/Users/me', { as: player })).ok().passkeyNeeded).toBe(false);
  expect((await listUsers(player)).error().code).toBe('notAllowed');
});

test('an administrator without a passkey adds a first one and goes on', async () => {
  const newcomer = await club.person({ isAdmin: true });
  expect((await listUsers(newcomer)).error().code).toBe('passkeyNeeded');
  const { device } = await addPasskey(club, newcomer);
  expect((await listUsers(newcomer)).error().code).toBe('passkeyNeeded');
  (await listUsers(await byKey(device))).ok();
});

test('the last administrator who has lost the device is let in again by the mailbox', async () => {
  const body = { ...(await resetLink(club, boss.email)), newPassword: password };
  (await club.call('POST /api/v1/Users/reset-password', { body })).ok();
  key = createAuthenticator('http://club.test');
  (await enrol(await byPassword(), key)).ok(201);
  withKey = await byKey(key);
  (await listUsers(withKey)).ok();
});
