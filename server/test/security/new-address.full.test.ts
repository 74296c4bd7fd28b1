import { changeAccount, changeProfile } from '../support/accounts';
import { clubForAll, type Person, password } from '../support/club';
import { logIn } from '../support/logins';
import { mailedLink } from '../support/mails';
import { addPasskey, challengeOf } from '../support/passkeys';

const club = clubForAll();
let player: Person;
let as: { token: string };
let next: string;
beforeEach(async () => {
  club.clock.set('2026-11-21T23:00:00Z');
  player = await club.person();
  as = player;
  next = `next-of-${player.email}`;
});

const later = (minutes: number) => club.clock.set(new Date(club.clock.now().getTime() + minutes * 60_000));
const move = (email: string) => changeProfile(club, { ...player, ...as }, { email });
const me = async () => (await club.call('GET /api/v1/Users/me', { as })).ok();
async function mailedTo(address: string) {
  await club.drain();
  return club.mailer.sent.filter(({ to }) => to === address);
}
const linkTo = (address: string, page: string) => mailedLink(club, address, page);
const confirm = (query: object) => club.call('POST /api/v1/Users/confirm-email', { query: { ...query } });
const prove = (body: object) => club.call('POST /auth/prove', { as, body });
const restore = (link: object, newPassword = 'Taken-back-1!') =>
  club.call('POST /auth/restore-email', { body: { ...link, newPassword } });
const check = async (link: object) =>
  (await club.call('POST /auth/check-link', { body: { purpose: 'restore', ...link } })).ok();
/** Moves the account to another address, as somebody does who is logged in to it. */
async function moved(email = next) {
  (await move(email)).ok();
  (await confirm(await linkTo(email, 'confirm-email'))).ok();
}

test('a new address is not used before its owner has confirmed it', async () => {
  (await move(next)).ok();
  expect(await me()).toMatchObject({ email: player.email, pendingEmail: next, emailConfirmed: true });
  (await logIn(club, player.email)).ok();
  expect((await logIn(club, next)).error().code).toBe('invalidCredentials');
  await club.call('POST /api/v1/Users/forgot-password', { body: { email: next } });
  expect((await mailedTo(next)).map(({ subject }) => subject)).toEqual(['Confirm your new email address']);

  (await confirm(await linkTo(next, 'confirm-email'))).ok();
  expect(await me()).toMatchObject({ email: next, pendingEmail: null, emailConfirmed: true });
  expect((await logIn(club, player.email)).error().code).toBe('invalidCredentials');
  (await logIn(club, next)).ok();
});

test('a withdrawn address is not confirmed any more, and one mailed again is', async () => {
  (await move(next)).ok();
  const link = await linkTo(next, 'confirm-email');
  (await club.call('DELETE /api/v1/Users/me/pending-email', { as })).ok();
  expect((await confirm(link)).error().code).toBe('invalidConfirmationLink');
  expect((await club.call('POST /api/v1/Users/me/pending-email', { as })).error().code).toBe('notFound');

  (await move(next)).ok();
  (await club.call('POST /api/v1/Users/me/pending-email', { as })).ok();
  (await confirm(await linkTo(next, 'confirm-email'))).ok();
  expect((await me()).email).toBe(next);
});

test('an account is not kept by whoever moved it: the old address takes it back within 7 days', async () => {
  await moved();
  const link = await linkTo(player.email, 'restore-email');
  // What the thief does next.
  const body = { currentPassword: password, newPassword: 'Thief-was-here-1!' };
  as = (await club.call('POST /api/v1/Users/change-password', { as, body })).ok();
  await moved(`once-more-${next}`);
  const thiefs = await linkTo(next, 'restore-email');
  later(7 * 24 * 60 - 1);

  expect(await check(link)).toEqual({ works: true });
  (await restore(link)).ok();
  expect(await check(link)).toEqual({ works: false });
  expect((await club.call('GET /api/v1/Users/me', { as })).status).toBe(401);
  expect((await logIn(club, player.username, 'Thief-was-here-1!')).error().code).toBe('invalidCredentials');
  (await logIn(club, player.email, 'Taken-back-1!')).ok();
  expect((await restore(link)).error().code).toBe('invalidRestoreLink');
  // The link that the thief's own address got does not work any more either.
  expect((await restore(thiefs)).error().code).toBe('invalidRestoreLink');
});

test('the way back is not open for longer than 7 days, nor for another address', async () => {
  await moved();
  const link = await linkTo(player.email, 'restore-email');
  expect((await restore({ ...link, email: next })).error().code).toBe('invalidRestoreLink');
  later(7 * 24 * 60 + 1);
  expect((await restore(link)).error().code).toBe('invalidRestoreLink');
});

test('a session alone does not change the address: 10 minutes after the last proof it asks again', async () => {
  later(11);
  expect((await move(next)).error()).toMatchObject({ status: 403, code: 'proofNeeded' });
  (await move(player.email)).ok();
  expect((await prove({ password: 'Wr0ng-password!' })).error().code).toBe('wrongPassword');
  (await prove({ password })).ok(204);
  (await move(next)).ok();
});

test('a session alone does not add a passkey, and a passkey of the caller’s is a proof, somebody else’s is not', async () => {
  const { device } = await addPasskey(club, { ...player, ...as });
  later(11);
  const adding = await club.call('POST /auth/biometric-credential/options', { as });
  expect(adding.error().code).toBe('proofNeeded');

  const asked = async (who: { token: string }) =>
    device.get({ challenge: challengeOf((await club.call('POST /auth/prove/options', { as: who })).ok()) });
  const other = await club.person();
  const stolen = { as: other, body: { credential: await asked(other) } };
  expect((await club.call('POST /auth/prove', stolen)).error().code).toBe('biometricFailed');
  const forLogin = (await club.call('POST /auth/biometric-login/options', { body: {} })).ok();
  const answer = device.get({ challenge: challengeOf(forLogin) });
  expect((await prove({ credential: answer })).error().code).toBe('biometricFailed');

  (await prove({ credential: await asked(as) })).ok(204);
  (await club.call('POST /auth/biometric-credential/options', { as })).ok();
});

test('an administrator who moves an account does not leave its owner without a way back', async () => {
  (await changeAccount(club, player, { email: next })).ok();
  expect(await me()).toMatchObject({ email: next, emailConfirmed: false });
  // Nobody has confirmed that address, so it gets no restore link when it is replaced.
  (await changeAccount(club, player, { email: `third-${next}` })).ok();
  expect((await mailedTo(next)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
  (await restore(await linkTo(player.email, 'restore-email'))).ok();
  (await logIn(club, player.email, 'Taken-back-1!')).ok();
});

test('an administrator’s session alone does not change their own address', async () => {
  const reply = await changeAccount(club, await club.admin(), { email: next, isAdmin: true });
  expect(reply.error().errors).toEqual({ email: ['Please change your own address in your profile'] });
});
