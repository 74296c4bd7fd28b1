import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { sign } from '../../src/crypto/signatures';
import { unsubscribeToken } from '../../src/mail/context';
import { clubForAll, type Person } from '../support/club';
import { testSecret } from '../support/parts';

const club = clubForAll();
let player: Person;
beforeAll(async () => {
  player = await club.person();
});

/** A link's signature with the secret itself, from which the keys are derived. */
const signedWithSecret = (purpose: string, ...parts: string[]) =>
  createHmac('sha256', testSecret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

const unsubscribe = async (token: string) =>
  (await club.call('POST /api/v1/Communication/unsubscribe', { query: { token } })).status;
const answer = async (signature: string, sessionId: string) =>
  (
    await club.call('GET /api/v1/Attendance/confirm', {
      query: { sessionId, userId: player.id, attending: 'true', signature },
    })
  ).status;

test('links that are signed with their own key work, and none that the secret itself has signed', async () => {
  const { config } = club.app.services;
  expect(await unsubscribe(unsubscribeToken(player.id, config))).toBe(200);
  expect(await unsubscribe(`${player.id}.${signedWithSecret('unsubscribe', player.id)}`)).toBe(400);
  const session = await club.session();
  expect(await answer(sign(config.keys, 'attendance', session, player.id), session)).toBe(200);
  expect(await answer(signedWithSecret('attendance', session, player.id), session)).toBe(400);
});

test('a signature for one purpose is none for another, and none for another session', async () => {
  const session = await club.session();
  const { keys } = club.app.services.config;
  expect(await unsubscribe(`${player.id}.${sign(keys, 'attendance', player.id)}`)).toBe(400);
  expect(await answer(sign(keys, 'attendance', await club.session(), player.id), session)).toBe(400);
});

test.each(['deviceToken', 'attendanceLink', 'unsubscribeLink', 'digest'] as const)(
  'an access token that is signed with the key %s is refused',
  async (name) => {
    const { keys } = club.app.services.config;
    const [login] = (await club.call('GET /auth/logins', { as: player })).ok();
    const token = (key: Uint8Array) =>
      new SignJWT({ sid: login?.id })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(player.id)
        .setIssuer('courtside')
        .setAudience('courtside-api')
        .setExpirationTime(new Date('2026-11-22T23:00:00Z'))
        .sign(key);
    const statusWith = async (key: Uint8Array) =>
      (await club.call('GET /api/v1/Users/me', { as: { token: await token(key) } })).status;
    expect([await statusWith(keys.accessToken), await statusWith(keys[name])]).toEqual([200, 401]);
  },
);
