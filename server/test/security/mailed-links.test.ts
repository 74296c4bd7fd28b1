import { UserStatus } from 'shared-api/contract';
import { clubForAll, type Person, password } from '../support/club';
import { queryIn } from '../support/mails';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
});

const newPassword = 'Stolen-by-link-9!';

async function mailedTo(address: string, page: string) {
  await club.drain();
  return queryIn(
    club.mailer.sent.findLast(({ to, text }) => to === address && text.includes(`/${page}?`)),
    page,
  );
}
async function resetLink() {
  (await club.call('POST /api/v1/Users/forgot-password', { body: { email: player.email } })).ok();
  return mailedTo(player.email, 'reset-password');
}
const reset = (link: { token: string; email: string }) =>
  club.call('POST /api/v1/Users/reset-password', { body: { ...link, newPassword } });
const confirm = (query: { token: string; email: string }) =>
  club.call('POST /api/v1/Users/confirm-email', { query });
const moveTo = (email: string) =>
  club.call('PUT /api/v1/Users/me', {
    as: player,
    body: {
      username: player.username,
      firstName: player.firstName,
      lastName: player.lastName,
      email,
    },
  });
const edit = async (change: { email?: string; status?: UserStatus }) =>
  (
    await club.call('PUT /api/v1/Users/{id}', {
      as: await club.admin(),
      params: { id: player.id },
      body: {
        username: player.username,
        firstName: player.firstName,
        lastName: player.lastName,
        email: player.email,
        paymentPlan: player.paymentPlan,
        isAdmin: false,
        status: UserStatus.Active,
        ...change,
      },
    })
  ).ok();

test('a link that confirms one address never confirms another', async () => {
  const [mine, theirs] = [
    `mine-of-${player.username}@example.com`,
    `theirs-of-${player.username}@example.com`,
  ];
  (await moveTo(mine)).ok();
  const { token } = await mailedTo(mine, 'confirm-email');
  (await moveTo(theirs)).ok();
  for (const email of [theirs, mine]) {
    expect((await confirm({ token, email })).error().code).toBe('invalidConfirmationLink');
  }
  expect((await club.call('POST /auth/verify-email', { body: { token } })).error().code).toBe(
    'invalidConfirmationLink',
  );
});

test('a reset link does not survive a change of the password', async () => {
  const link = await resetLink();
  const body = { currentPassword: password, newPassword: 'Chosen-by-owner-9!' };
  (await club.call('POST /api/v1/Users/change-password', { as: player, body })).ok();
  expect((await reset(link)).error().code).toBe('invalidResetLink');
});

test('a reset link does not survive another one that was used', async () => {
  const [first, second] = [await resetLink(), await resetLink()];
  (await reset(first)).ok();
  expect((await reset(second)).error().code).toBe('invalidResetLink');
});

test('a reset link does not survive a change of the address, not even there and back', async () => {
  const link = await resetLink();
  await edit({ email: `moved-${player.email}` });
  expect((await reset(link)).error().code).toBe('invalidResetLink');
  expect((await reset({ ...link, email: `moved-${player.email}` })).error().code).toBe('invalidResetLink');
  await edit({});
  expect((await reset(link)).error().code).toBe('invalidResetLink');
});

test('a reset link does not survive a suspension', async () => {
  const link = await resetLink();
  await edit({ status: UserStatus.Suspended });
  expect((await reset(link)).error().code).toBe('invalidResetLink');
  await edit({ status: UserStatus.Active });
  expect((await reset(link)).error().code).toBe('invalidResetLink');
});

test('a link for one thing is not good for another', async () => {
  const link = await resetLink();
  expect((await confirm(link)).error().code).toBe('invalidConfirmationLink');
  (await reset(link)).ok();
});
