import { UserStatus } from 'shared-api/contract';
import { changeAccount } from '../support/accounts';
import { clubForAll, openClub, type Person, password } from '../support/club';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  club.clock.set('2026-11-21T23:00:00Z');
  player = await club.person();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const days = (count: number) => count * 24 * 3600_000;
const wait = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms));

const logIn = async (userAgent = firefox): Promise<{ token: string }> =>
  (
    await club.call('POST /api/v1/Users/login', {
      body: { username: player.username, password },
      headers: { 'user-agent': userAgent },
    })
  ).ok();
const statusOf = async (as: { token: string }) => (await club.call('GET /api/v1/Users/me', { as })).status;
const loginsOf = async (as: { token: string }) => (await club.call('GET /auth/logins', { as })).ok();

describe('a session ends on the server', () => {
  test('by logging out: the token that was copied before is worth nothing', async () => {
    const [mine, other] = [await logIn(), await logIn()];
    (await club.call('POST /auth/logout', { as: mine })).ok(204);
    expect(await statusOf(mine)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('and no other, however many are asked about at the same moment', async () => {
    const people = await club.people(12);
    const ended = people[5] as Person;
    (await club.call('POST /auth/logout', { as: ended })).ok(204);
    const replies = await Promise.all(people.map((as) => club.call('GET /api/v1/Users/me', { as })));
    const expected = people.map((one) => (one === ended ? 401 : one.id));
    expect(replies.map(({ status, body }) => (status === 200 ? (body as Person).id : status))).toEqual(
      expected,
    );
  });

  test('and what is read beside the question whether it goes on is not shown to it', async () => {
    const mine = await logIn();
    const id = await club.session();
    (await club.call('POST /api/v1/Sessions/{id}/register', { as: mine, params: { id } })).ok(201);
    const shown = async (as: { token: string }) => {
      const found = [
        (await club.call('GET /api/v1/Sessions/{id}', { as, params: { id } })).ok(),
        ...(await club.call('GET /api/v1/Sessions/available', { as })).ok(),
        ...(await club.call('GET /api/v1/Sessions/upcoming', { as })).ok(),
      ];
      return found.filter((session) => session.id === id).map(({ isAttending }) => isAttending);
    };
    expect(await shown(mine)).toEqual([true, true, true]);
    (await club.call('POST /auth/logout', { as: mine })).ok(204);
    expect(await shown(mine)).toEqual([null, null, null]);
  });

  test('after 30 days without a call, and not while it is used', async () => {
    const login = await logIn();
    wait(days(29));
    expect(await statusOf(login)).toBe(200);
    wait(days(29));
    expect(await statusOf(login)).toBe(200);
    wait(days(30) + 1);
    expect(await statusOf(login)).toBe(401);
  });

  test('after 90 days, however often it was used', async () => {
    const login = await logIn();
    for (let month = 0; month < 4; month++) {
      expect(await statusOf(login)).toBe(200);
      wait(days(22));
    }
    wait(days(2) + 1);
    expect(await statusOf(login)).toBe(401);
  });

  test('with the limits that the operator has set', async () => {
    const strict = await openClub({ login: { idleMs: days(1), maxMs: days(3) } });
    const { username } = await strict.person();
    const { token } = (await strict.call('POST /api/v1/Users/login', { body: { username, password } })).ok();
    strict.clock.set(new Date(strict.clock.now().getTime() + days(1) + 1));
    expect((await strict.call('GET /api/v1/Users/me', { as: { token } })).status).toBe(401);
    await strict.close();
  });

  test('when the password changes, for every device; the one in hand goes on with another token', async () => {
    const [mine, other] = [await logIn(), await logIn()];
    const body = { currentPassword: password, newPassword: 'N3w-password!' };
    const headers = { 'user-agent': firefox };
    const next = (await club.call('POST /api/v1/Users/change-password', { as: mine, body, headers })).ok();
    expect([await statusOf(mine), await statusOf(other), await statusOf(next)]).toEqual([401, 401, 200]);
    expect(await loginsOf(next)).toMatchObject([{ browser: 'Firefox', platform: 'Linux', current: true }]);
  });

  test.each([
    ['suspended', { status: UserStatus.Suspended }],
    ['no longer an administrator', { isAdmin: false }],
  ])('when its owner is %s', async (_, change) => {
    const boss = await club.person({ isAdmin: true });
    (await changeAccount(club, boss, { isAdmin: true, ...change })).ok();
    expect(await statusOf(boss)).toBe(401);
  });

  test('when its owner is deleted', async () => {
    const login = await logIn();
    await club.call('DELETE /api/v1/Users/{id}', { as: await club.admin(), params: { id: player.id } });
    expect(await statusOf(login)).toBe(401);
  });
});

describe('the list of one’s devices', () => {
  test('names browser and system, says which is this one, and ends one or all others', async () => {
    const [mine, phone] = [
      await logIn(),
      await logIn(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      ),
    ];
    const listed = await loginsOf(mine);
    expect(listed).toMatchObject([
      { browser: 'Firefox', platform: 'Linux', current: true },
      { browser: 'Safari', platform: 'iOS', current: false },
      { browser: null, platform: null, current: false },
    ]);
    (await club.call('DELETE /auth/logins/{id}', { as: mine, params: { id: listed[1]?.id ?? '' } })).ok(204);
    expect([await statusOf(phone), await statusOf(player)]).toEqual([401, 200]);
    (await club.call('DELETE /auth/logins', { as: mine })).ok(204);
    expect([await statusOf(player), await statusOf(mine)]).toEqual([401, 200]);
  });

  test('does not reach another player’s devices', async () => {
    const other = await club.person();
    const [theirs] = await loginsOf(other);
    const params = { id: theirs?.id ?? '' };
    expect((await club.call('DELETE /auth/logins/{id}', { as: player, params })).status).toBe(404);
    await club.call('DELETE /auth/logins', { as: player });
    expect(await statusOf(other)).toBe(200);
  });

  test('knows the last use to a few minutes, so that a call does not write each time', async () => {
    const login = await logIn();
    const lastUsed = async () => (await loginsOf(login)).find(({ current }) => current)?.lastUsedOn;
    wait(60_000);
    expect(await lastUsed()).toBe('2026-11-21T23:00:00.000Z');
    wait(5 * 60_000);
    await lastUsed();
    expect(await lastUsed()).toBe('2026-11-21T23:06:00.000Z');
  });
});

test('an administrator ends a user’s sessions, and the log says who did', async () => {
  const [as, login] = [await club.admin(), await logIn()];
  (await club.call('DELETE /api/v1/Users/{id}/logins', { as, params: { id: player.id } })).ok(204);
  expect(await statusOf(login)).toBe(401);
  const log = (await club.call('GET /api/v1/Audit', { as, query: { action: 'user.end-logins' } })).ok();
  expect(log).toMatchObject([{ actorId: as.id, entityId: player.id }]);
});
