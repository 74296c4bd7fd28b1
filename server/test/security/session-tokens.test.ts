import { SignJWT } from 'jose';
import { clubForAll, type Person } from '../support/club';

const club = clubForAll();
let player: Person;
beforeAll(async () => {
  player = await club.person();
});

const statusOf = async (as: { token: string }) => (await club.call('GET /api/v1/Users/me', { as })).status;
const loginsOf = async (as: { token: string }) => (await club.call('GET /auth/logins', { as })).ok();

describe('a token is refused', () => {
  const forged = (change: (token: SignJWT) => SignJWT, claims: Record<string, unknown>) =>
    change(
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(player.id)
        .setIssuer('courtside')
        .setAudience('courtside-api'),
    ).sign(club.app.services.config.keys.accessToken);
  const sidOf = async () => (await loginsOf(player))[0]?.id;
  const tomorrow = new Date('2026-11-22T23:00:00Z');

  test('without an end, though it is signed with our key and names a living session', async () => {
    const sid = await sidOf();
    const same = await forged((token) => token.setExpirationTime(tomorrow), { sid });
    expect(await statusOf({ token: same })).toBe(200);
    const endless = await forged((token) => token, { sid });
    expect(await statusOf({ token: endless })).toBe(401);
  });

  test('with somebody else’s session', async () => {
    const [theirs] = await loginsOf(await club.person());
    const token = await forged((one) => one.setExpirationTime(tomorrow), { sid: theirs?.id });
    expect(await statusOf({ token })).toBe(401);
  });
});
