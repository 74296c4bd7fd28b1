import { eq } from 'drizzle-orm';
import { Language, UserStatus } from 'shared-api/contract';
import { inviteFirstAdministrator } from '../../src/club/people/first-administrator';
import type { Config } from '../../src/config/config';
import { OutboxState, outbox, users } from '../../src/data/schema';
import { refuseKnownPasswords } from '../../src/demo/known-passwords';
import { accounts } from '../../src/demo/members';
import { linkLifetimes } from '../../src/mail/link-lifetimes';
import { clubForEach } from '../support/club';
import { linkIn, queryIn } from '../support/mails';

const club = clubForEach();
const marie = 'marie@club.test';
const newPassword = 'First-of-all-9!';

/** What a start does. @param adminEmail the variable */
const start = async (adminEmail = `Marie Tremblay <${marie}>`) => {
  const { services } = club.app;
  const config: Config = { ...services.config, ...(adminEmail && { adminEmail }) };
  const outcome = await inviteFirstAdministrator({ ...services, config });
  await club.drain();
  return outcome;
};
const mailed = () => club.mailer.sent.map(({ to }) => to);
const logIn = (username: string, password: string) =>
  club.call('POST /api/v1/Users/login', { body: { username, password } });

test('an empty club has nobody in it, and the demo’s passwords open nothing', async () => {
  expect(await club.database.db.$count(users)).toBe(0);
  for (const { password } of Object.values(accounts))
    for (const username of ['admin', 'player', 'member', 'states'])
      expect((await logIn(username, password)).error().code).toBe('invalidCredentials');
  await expect(
    refuseKnownPasswords(club.database.db, { host: '0.0.0.0', allowPublicDemo: false }),
  ).resolves.toBeUndefined();
});

test('who is named comes by one mailed link, chooses a password, and is the administrator', async () => {
  expect(await start('')).toBe('nobody');
  expect(await start()).toBe('invited');
  expect(mailed()).toEqual([marie]);
  const [mail] = club.mailer.sent;
  expect(mail?.subject).toBe('Open your club / Ouvrez votre club');
  expect(linkIn(mail, 'confirm-email').searchParams.get('returnTo')).toBe('/admin');
  expect((await logIn(marie, newPassword)).error().code).toBe('invalidCredentials');

  const { token, email } = queryIn(mail, 'confirm-email');
  const opened = await club.call('POST /api/v1/Users/confirm-email', { query: { token, email } });
  expect(opened.error()).toMatchObject({ code: 'passwordToChoose' });
  (await club.call('POST /auth/verify-email', { body: { token, newPassword } })).ok();
  const loggedIn = (await logIn('marie', newPassword)).ok();
  expect(loggedIn).toMatchObject({ firstName: 'Marie', lastName: 'Tremblay', isAdmin: true });

  expect(await start()).toBe('exists');
  expect(await start('other@club.test')).toBe('exists');
  expect(mailed()).toEqual([marie]);
  // The link is good for nothing more.
  const again = await club.call('POST /auth/verify-email', {
    body: { token, newPassword: 'Another-1-now!' },
  });
  expect(again.ok()).toMatchObject({ username: 'marie' });
  (await logIn('marie', newPassword)).ok();
});

test.each([
  ['marie@club.test', 'marie', ''],
  ['Marie <marie@club.test>', 'Marie', ''],
  [`m@${'x'.repeat(90)}.test`, 'm.', ''],
])('who is named as %s has no name that was made up', async (named, firstName, lastName) => {
  expect(await start(named)).toBe('invited');
  const [row] = await club.database.db.select().from(users);
  expect(row).toMatchObject({ firstName, lastName });
});

test('a restart writes again once the link no longer works, or could not be sent', async () => {
  await start();
  expect(await start()).toBe('waiting');
  expect(mailed()).toHaveLength(1);
  club.clock.set(new Date(club.clock.now().getTime() + linkLifetimes.invitation + 1));
  expect(await start()).toBe('invited');
  expect(mailed()).toHaveLength(2);
  const newest = eq(outbox.state, OutboxState.Sent);
  await club.database.db.update(outbox).set({ state: OutboxState.Refused }).where(newest);
  expect(await start()).toBe('invited');
  expect(await start()).toBe('waiting');
  expect(mailed()).toHaveLength(3);
});

test('two processes that start at once write once', async () => {
  expect((await Promise.all([start(), start()])).sort()).toEqual(['invited', 'waiting']);
  expect(mailed()).toHaveLength(1);
});

test('a corrected address withdraws the link of the wrong one', async () => {
  await start('mario@club.test');
  const { token } = queryIn(club.mailer.sent[0], 'confirm-email');
  await start();
  const late = await club.call('POST /auth/verify-email', { body: { token, newPassword } });
  expect(late.error().code).toBe('invalidConfirmationLink');
  expect(await club.database.db.select({ email: users.email }).from(users)).toEqual([{ email: marie }]);
});

test('somebody who had registered goes on: with their password, or, if they had not confirmed, with a new one', async () => {
  const player = await club.person();
  expect(await start(player.email)).toBe('exists');
  expect(mailed()).toEqual([]);
  await club.database.db.update(users).set({ isAdmin: false });

  const unconfirmed = { email: marie, status: UserStatus.Pending, emailConfirmedOn: null };
  await club.person({ ...unconfirmed, language: Language.French });
  expect(await start()).toBe('invited');
  const [mail] = club.mailer.sent;
  expect(mail?.subject).toBe('Ouvrez votre club');
  expect(
    (await club.call('POST /api/v1/Users/confirm-email', { query: queryIn(mail, 'confirmer-email') })).error()
      .code,
  ).toBe('passwordToChoose');
});
