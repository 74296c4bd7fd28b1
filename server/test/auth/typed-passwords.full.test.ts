import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { users } from '../../src/data/schema';
import { matchingText } from '../../src/http/passwords';
import { clubForAll } from '../support/club';
import { logIn } from '../support/logins';
import { resetLink } from '../support/mails';

const club = clubForAll({ rateLimits: true });

/** One password as a phone and as a Mac's file names compose it; and with a ligature and wide characters, as others may. */
const [composed, apart] = ['Élan-vécu-1!', 'E\u0301lan-ve\u0301cu-1!'];
const [plainly, otherwise] = ['Affine-1!x', 'Aﬃne-１！x'];

const draft = (username: string, password: string) => ({
  ...{ username, password, email: `${username}@example.com`, firstName: 'Any', lastName: 'One' },
});
const hashOf = async (id: string) =>
  (await club.database.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;

test.each([
  ['composed', composed, apart],
  ['apart', apart, composed],
  ['plainly', plainly, otherwise],
  ['otherwise', otherwise, plainly],
])('a password chosen %s logs in however it is typed', async (how, chosen, typed) => {
  const body = draft(`chosen-${how}`, chosen);
  (await club.call('POST /api/v1/Users/create-user', { as: await club.admin(), body })).ok(201);
  (await logIn(club, body.username, chosen)).ok();
  (await logIn(club, body.username, typed)).ok();
  expect((await logIn(club, body.username, `${typed}.`)).error().code).toBe('invalidCredentials');
});

test('a password is changed, reset and asked for again in whichever way it is typed', async () => {
  const player = await club.person({ passwordHash: await hash(composed) });
  (await club.call('POST /auth/prove', { as: player, body: { password: apart } })).ok(204);
  const change = { currentPassword: apart, newPassword: otherwise };
  const { token } = (
    await club.call('POST /api/v1/Users/change-password', { as: player, body: change })
  ).ok();
  (await club.call('POST /auth/prove', { as: { token }, body: { password: plainly } })).ok(204);
  const reset = { ...(await resetLink(club, player.email)), newPassword: apart };
  (await club.call('POST /api/v1/Users/reset-password', { body: reset })).ok();
  const again = (await logIn(club, player.username, composed)).ok();
  (await club.call('DELETE /api/v1/Users/me', { as: again, body: { password: apart } })).ok(204);
});

test('a hash of what was typed still lets its owner in, and becomes one of the normal form', async () => {
  const player = await club.person({ passwordHash: await hash(otherwise) });
  expect((await logIn(club, player.username, plainly)).error().code).toBe('invalidCredentials');
  const device = (await logIn(club, player.username, otherwise)).ok();
  expect(await matchingText(await hashOf(player.id), otherwise)).toBe('normal');
  // Neither logins nor links end: the password is the same.
  (await club.call('GET /api/v1/Users/me', { as: device })).ok();
  (await club.call('GET /api/v1/Users/me', { as: player })).ok();
  (await logIn(club, player.username, plainly)).ok();
});

test('two comparisons are one guess', async () => {
  const { username } = await club.person({ passwordHash: await hash(otherwise) });
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await logIn(club, username, `${otherwise}!`)).error().code).toBe('invalidCredentials');
  }
  expect((await logIn(club, username, otherwise)).error().code).toBe('tooManyRequests');
});

test.each([
  ['an accented capital and small letter', 'É1!éééééé', true],
  ['Cyrillic letters', 'Пароль-клуба-1!', true],
  ['wide digits', 'Été-à-Sept-Îles-１!', true],
  ['no capital', 'été-à-sept-1!', false],
  ['no small letter', 'ÉTÉ-À-SEPT-1!', false],
  ['eight characters typed as more', 'E\u0301e\u0301-1!abc', true],
  ['seven characters typed as more', 'E\u0301e\u0301-1!ab', false],
  ['128 characters typed as 252', `E\u0301${'e\u0301'.repeat(123)}-1!x`, true],
  ['129 characters', `É${'é'.repeat(124)}-1!x`, false],
  ['very many accents', `E${'\u0301\u0323'.repeat(10_000)}-1!abcdef`, false],
])('a new password with %s: %#', async (what, password, isTaken) => {
  const body = draft(`rule-${what.replace(/\W/g, '').slice(0, 20)}`, password);
  const reply = await club.call('POST /api/v1/Users/create-user', { as: await club.admin(), body });
  expect(reply.status).toBe(isTaken ? 201 : 400);
  if (!isTaken) return;
  (await logIn(club, body.username, password)).ok();
});
