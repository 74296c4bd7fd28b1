import { changeAccount } from '../support/accounts';
import { clubForAll, type Person, password } from '../support/club';
import { resetLink } from '../support/mails';
import { addPasskey, challengeOf } from '../support/passkeys';
import { round } from '../support/timers';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
});

const address = '198.51.100.7';
const headers = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const logIn = (word = password, username = player.username) =>
  club.call('POST /api/v1/Users/login', { body: { username, password: word }, headers, address });
const entries = async (userId: string | null = player.id) =>
  (
    await club.call('GET /api/v1/Audit', {
      // With a new login: a year may have passed.
      as: await club.again(await club.admin()),
      query: { entity: 'security' },
    })
  )
    .ok()
    .filter(({ entityId }) => entityId === userId);
const actions = async () => (await entries()).map(({ action }) => action);

test('a login and a failed one are noted with device and digest, and never what was typed', async () => {
  await logIn('Wr0ng-one!');
  (await logIn()).ok();
  const [login, failed] = await entries();
  expect(login).toMatchObject({
    action: 'security.login',
    actorId: player.id,
    actorName: `${player.firstName} ${player.lastName}`,
    after: { by: 'password', browser: 'Firefox', platform: 'Windows' },
  });
  expect(failed).toMatchObject({ action: 'security.login-failed', actorId: null, actorName: '' });
  expect(login?.after?.networkAddress).toBe(failed?.after?.networkAddress);
  expect(JSON.stringify([login, failed])).not.toMatch(/198\.51|Wr0ng|Passw0rd/);
});

test('a login as nobody is noted without the name that was typed, which may be a password', async () => {
  await logIn(password, 'My-Passw0rd-typed-here');
  const [entry] = await entries(null);
  expect(entry).toMatchObject({ action: 'security.login-failed' });
  expect(JSON.stringify(entry)).not.toContain('typed');
});

test.each(['Call-me-now/1 x', 'My-Passw0rd/2 (typed here)'])('no browser is called %s', async (agent) => {
  const body = { username: player.username, password };
  (await club.call('POST /api/v1/Users/login', { body, headers: { 'user-agent': agent }, address })).ok();
  expect((await entries())[0]?.after).toMatchObject({ browser: null, platform: null });
});

test('a download of the payments is noted once, however many pages it takes, and by whichever it begins', async () => {
  const boss = await club.person({ isAdmin: true });
  const read = async (query: object) =>
    (await club.call('GET /api/v1/Payments', { as: boss, query: { ...query } })).ok();
  const noted = async () =>
    (await entries(boss.id)).filter(({ action }) => action === 'security.payments-exported');
  await read({ page: 1, pageSize: 100 });
  expect(await noted()).toHaveLength(0);
  for (const page of [2, 1, 2, 3]) await read({ page, pageSize: 1000, from: '2026-10-01' });
  expect(await noted()).toHaveLength(2);
  expect((await noted())[0]).toMatchObject({ actorId: boss.id, after: { from: '2026-10-01' } });
  await read({});
  (await club.call('GET /api/v1/Payments/pending', { as: boss })).ok();
  expect(await noted()).toHaveLength(4);
});

test('a reset that is asked for and done, a changed password, and an export', async () => {
  const newPassword = 'N3w-password!';
  const reset = { ...(await resetLink(club, player.email)), newPassword };
  const { login } = (await club.call('POST /api/v1/Users/reset-password', { body: reset })).ok();
  const body = { currentPassword: newPassword, newPassword: 'An0ther-one!' };
  const next = (
    await club.call('POST /api/v1/Users/change-password', { as: { token: login?.token ?? '' }, body })
  ).ok();
  (await club.call('GET /api/v1/Users/me/export', { as: next })).ok();
  expect(await actions()).toEqual([
    'security.export',
    'security.password-changed',
    'security.login',
    'security.password-reset',
    'security.reset-asked',
  ]);
});

test('a passkey that is added, used and removed', async () => {
  const { device, id } = await addPasskey(club, player);
  const asked = (await club.call('POST /auth/biometric-login/options', { body: {} })).ok();
  const answer = device.get({ challenge: challengeOf(asked) });
  (await club.call('POST /auth/biometric-login', { body: { credential: answer } })).ok();
  (await club.call('DELETE /auth/biometric-credential/{id}', { as: player, params: { id } })).ok();
  const found = await entries();
  expect(found.map(({ action }) => action)).toEqual([
    'security.passkey-removed',
    'security.login',
    'security.passkey-added',
  ]);
  expect(found[1]?.after).toMatchObject({ by: 'passkey' });
  (await club.call('POST /auth/biometric-login', { body: { credential: answer } })).error();
  expect(await entries(null)).toContainEqual(
    expect.objectContaining({
      action: 'security.login-failed',
      after: expect.objectContaining({ by: 'passkey' }),
    }),
  );
});

test('a role, with who gave it', async () => {
  (await changeAccount(club, player, { isAdmin: true })).ok();
  expect(await entries()).toMatchObject([
    { action: 'security.role-changed', actorId: (await club.admin()).id, after: { isAdmin: true } },
  ]);
});

test('entries leave after a year; a deleted account leaves neither name nor place in them', async () => {
  await logIn('Wr0ng-one!');
  (await logIn()).ok();
  const params = { id: player.id };
  (await club.call('DELETE /api/v1/Users/{id}', { as: await club.admin(), params })).ok();
  for (const entry of await entries()) expect(entry).toMatchObject({ actorName: '', after: null });
  expect(await entries()).toHaveLength(2);

  const start = club.clock.now().getTime();
  club.clock.set(new Date(start + 366 * 86_400_000));
  await round(club, 'old-security-events');
  club.clock.set(new Date(start));
  expect(await entries()).toEqual([]);
});
