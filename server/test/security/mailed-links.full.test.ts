import { UserStatus } from 'shared-api/contract';
import { changeAccount, changeProfile } from '../support/accounts';
import { clubForAll, type Person, password } from '../support/club';
import { mailedLink, resetLink } from '../support/mails';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
});

const newPassword = 'Stolen-by-link-9!';

const reset = (link: { token: string; email: string }) =>
  club.call('POST /api/v1/Users/reset-password', { body: { ...link, newPassword } });
const confirm = (query: { token: string; email: string }) =>
  club.call('POST /api/v1/Users/confirm-email', { query });
const moveTo = (email: string) => changeProfile(club, player, { email });
const edit = async (change: { email?: string; status?: UserStatus }) =>
  (await changeAccount(club, player, change)).ok();

test('a link that confirms one address never confirms another', async () => {
  const [mine, theirs] = [
    `mine-of-${player.username}@example.com`,
    `theirs-of-${player.username}@example.com`,
  ];
  (await moveTo(mine)).ok();
  const { token } = await mailedLink(club, mine, 'confirm-email');
  (await moveTo(theirs)).ok();
  for (const email of [theirs, mine]) {
    expect((await confirm({ token, email })).error().code).toBe('invalidConfirmationLink');
  }
  expect((await club.call('POST /auth/verify-email', { body: { token } })).error().code).toBe(
    'invalidConfirmationLink',
  );
});

test('a reset link does not survive a change of the password', async () => {
  const link = await resetLink(club, player.email);
  const body = { currentPassword: password, newPassword: 'Chosen-by-owner-9!' };
  (await club.call('POST /api/v1/Users/change-password', { as: player, body })).ok();
  expect((await reset(link)).error().code).toBe('invalidResetLink');
});

test('a reset link does not survive another one that was used', async () => {
  const [first, second] = [await resetLink(club, player.email), await resetLink(club, player.email)];
  (await reset(first)).ok();
  expect((await reset(second)).error().code).toBe('invalidResetLink');
});

test('a reset link does not survive a change of the address, not even there and back', async () => {
  const link = await resetLink(club, player.email);
  await edit({ email: `moved-${player.email}` });
  expect((await reset(link)).error().code).toBe('invalidResetLink');
  expect((await reset({ ...link, email: `moved-${player.email}` })).error().code).toBe('invalidResetLink');
  await edit({});
  expect((await reset(link)).error().code).toBe('invalidResetLink');
});

test('a reset link does not survive a suspension', async () => {
  const link = await resetLink(club, player.email);
  await edit({ status: UserStatus.Suspended });
  expect((await reset(link)).error().code).toBe('invalidResetLink');
  await edit({ status: UserStatus.Active });
  expect((await reset(link)).error().code).toBe('invalidResetLink');
});

test('a link for one thing is not good for another', async () => {
  const link = await resetLink(club, player.email);
  expect((await confirm(link)).error().code).toBe('invalidConfirmationLink');
  (await reset(link)).ok();
});

test('an address is not confirmed by who only opens the link, however often', async () => {
  const address = `opened-${player.username}@example.com`;
  (await moveTo(address)).ok();
  const link = await mailedLink(club, address, 'confirm-email');
  const query = { ...link, ask: true };
  for (let opened = 0; opened < 2; opened++) {
    expect((await club.call('POST /api/v1/Users/confirm-email', { query })).ok()).toMatchObject({
      asks: true,
    });
  }
  expect((await club.call('GET /api/v1/Users/me', { as: player })).ok()).toMatchObject({
    email: player.email,
    pendingEmail: address,
  });
  expect((await confirm(link)).ok()).not.toHaveProperty('asks');
  expect((await club.call('POST /api/v1/Users/confirm-email', { query })).ok()).not.toHaveProperty('asks');
});
