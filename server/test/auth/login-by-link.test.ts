import { UserStatus } from 'shared-api/contract';
import { changeAccount } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { mailedLink, queryIn, resetLink } from '../support/mails';

const club = clubForAll();
const newPassword = 'Chosen-by-link-9!';
let count = 0;

/** Registers somebody. @returns the mailed link's query */
async function registered() {
  const username = `by-link-${++count}`;
  const email = `${username}@example.com`;
  const body = { username, email, firstName: 'Any', lastName: 'One', password: 'Typed-before-1!' };
  (await club.call('POST /api/v1/Users/register', { body })).ok(201);
  return mailedLink(club, email, 'confirm-email');
}
const confirm = async (query: { token: string; email: string }, ask = false) =>
  (await club.call('POST /api/v1/Users/confirm-email', { query: { ...query, ...(ask && { ask }) } })).ok();
const choose = (token: string) => club.call('POST /auth/verify-email', { body: { token, newPassword } });
const reset = (link: { token: string; email: string }) =>
  club.call('POST /api/v1/Users/reset-password', { body: { ...link, newPassword } });
async function invited() {
  const email = `invited-${++count}@example.com`;
  const people = [{ firstName: 'Marie', lastName: 'Roy', email }];
  (await club.call('POST /api/v1/Users/invitations', { as: await club.admin(), body: { people } })).ok();
  return mailedLink(club, email, 'confirm-email');
}
/** The link that brings the old address of somebody back. */
async function restoring(player: Person) {
  (await changeAccount(club, player, { email: `moved-${player.email}` })).ok();
  await club.drain();
  const mail = club.mailer.sent.findLast(({ to }) => to === player.email);
  return queryIn(mail, 'restore-email');
}
const restore = (link: { token: string; email: string }) =>
  club.call('POST /auth/restore-email', { body: { ...link, newPassword } });

test.each([
  ['opens the account that its owner has registered', async () => confirm(await registered())],
  ['asks who is invited for a password', async () => (await choose((await invited()).token)).ok()],
  ['resets a password', async () => (await reset(await resetLink(club, (await club.person()).email))).ok()],
  ['brings an old address back', async () => (await restore(await restoring(await club.person()))).ok()],
])('a mailed link that %s logs in, as a login does', async (_, open) => {
  const { login } = await open();
  const as = { token: login?.token ?? '' };
  const me = (await club.call('GET /api/v1/Users/me', { as })).ok();
  expect(login).toMatchObject({ id: me.id, username: me.username, email: me.email, isAdmin: false });
  expect(login?.deviceToken).toEqual(expect.any(String));
  expect((await club.call('GET /auth/logins', { as })).ok()).toHaveLength(1);
  const log = (
    await club.call('GET /api/v1/Audit', { as: await club.admin(), query: { entity: 'security' } })
  ).ok();
  expect(log.find(({ entityId }) => entityId === me.id)).toMatchObject({
    action: 'security.login',
    actorId: me.id,
    after: expect.objectContaining({ by: 'link' }),
  });
});

test('a link that only asks logs nobody in, and one that was used never does again', async () => {
  const link = await registered();
  expect(await confirm(link, true)).not.toHaveProperty('login');
  expect(await confirm(link)).toHaveProperty('login');
  expect(await confirm(link)).not.toHaveProperty('login');
  const { token } = await invited();
  expect((await choose(token)).ok()).toHaveProperty('login');
  expect((await choose(token)).ok()).not.toHaveProperty('login');
});

test('opened twice at once, it logs in once', async () => {
  const link = await registered();
  const replies = await Promise.all([confirm(link), confirm(link), confirm(link)]);
  expect(replies.filter(({ login }) => login)).toHaveLength(1);
  const known = await resetLink(club, (await club.person()).email);
  const statuses = (await Promise.all([reset(known), reset(known)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('an address that an administrator has set may be a stranger’s: confirming it logs nobody in', async () => {
  const player = await club.person();
  (await changeAccount(club, player, { email: `typo-${player.email}` })).ok();
  const link = await mailedLink(club, `typo-${player.email}`, 'confirm-email');
  expect(await confirm(link)).not.toHaveProperty('login');
});

test('who is suspended gets their address back, and no login', async () => {
  const player = await club.person();
  const link = await restoring(player);
  (await changeAccount(club, player, { email: `moved-${player.email}`, status: UserStatus.Suspended })).ok();
  expect((await restore(link)).ok()).not.toHaveProperty('login');
  expect(
    (
      await club.call('POST /api/v1/Users/login', {
        body: { username: player.username, password: newPassword },
      })
    ).error().code,
  ).toBe('accountSuspended');
});

test('a login by a link ends like any other: with the next reset', async () => {
  const player = await club.person();
  const first = (await reset(await resetLink(club, player.email))).ok().login;
  (await reset(await resetLink(club, player.email))).ok();
  expect((await club.call('GET /api/v1/Users/me', { as: { token: first?.token ?? '' } })).status).toBe(401);
});
