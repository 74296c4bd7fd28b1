import { calls } from 'shared-api/contract';
import { everyAnswerTo } from '../support/answers';
import { clubForEach, type Person } from '../support/club';
import { recordPayment } from '../support/payments';

const club = clubForEach();

const rate = async (userId: string, rating: number | null) =>
  (
    await club.call('PUT /api/v1/Ratings/{userId}', {
      ...{ as: await club.admin(), params: { userId } },
      body: { rating },
    })
  ).ok();

/** A club in which most things exist, and in which everybody on a session's list is rated. */
async function busyClub() {
  const [rated, other] = await club.people(2);
  const id = await club.session();
  for (const as of [rated, other])
    (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok();
  const body = { firstName: 'Camille' };
  (await club.call('POST /api/v1/Sessions/{id}/guests', { as: rated, params: { id }, body })).ok();
  await recordPayment(club, { userId: rated.id, amount: 10 });
  await club.drain();
  return { rated, other };
}

/** Reading one's own data, and payments, is noted. */
const withoutDownloads = (replies: unknown): unknown =>
  JSON.parse(JSON.stringify(replies), (_, value) =>
    Array.isArray(value) ? value.filter((one) => !String(one?.action).startsWith('security.')) : value,
  );

test('a rating changes nothing that anybody gets, but the administrators’ list of ratings and their log', async () => {
  const { rated, other } = await busyClub();
  const admin = await club.admin();
  const atDoor = await club.person({ isDoor: true });
  const everybody: (Person | undefined)[] = [undefined, rated, atDoor, admin];
  const read = () => Promise.all(everybody.map((as) => everyAnswerTo(club, as)));
  // Whoever looks at their balance for the first time gets an account.
  await read();
  await rate(rated.id, 1);
  await rate(other.id, 3);
  const before = await read();
  await rate(rated.id, 5);
  await rate(other.id, null);
  await club.drain();
  const after = await read();
  for (const [index, answers] of before.entries())
    for (const [name, replies] of answers) {
      // What administrators ask each other.
      if (index === 3 && ['GET /api/v1/Ratings', 'GET /api/v1/Audit'].includes(name)) continue;
      expect([name, withoutDownloads(after[index]?.get(name))]).toEqual([name, withoutDownloads(replies)]);
    }
  const [asNobody, ...asPlayers] = after.slice(0, 3).map((answers) => answers.get('GET /api/v1/Ratings'));
  expect(asNobody).toMatchObject([{ status: 401 }]);
  expect(asPlayers).toMatchObject([[{ status: 403 }], [{ status: 403 }]]);
  expect(after[3]?.get('GET /api/v1/Ratings')).toEqual([
    { status: 200, body: [{ userId: rated.id, rating: 5 }] },
  ]);
  // The log says that somebody was rated, and not how.
  const log = await club.call('GET /api/v1/Audit', { as: admin, query: { entity: 'rating' } });
  expect(log.ok()).toHaveLength(4);
  for (const entry of log.ok()) expect(entry).toMatchObject({ before: null, after: null });
});

test('no other call’s input or answer has a field for it', () => {
  const named = Object.entries(calls).filter(([, call]) =>
    /"(rating|strength)s?"/i.test(JSON.stringify(call)),
  );
  expect(named.map(([name]) => name)).toEqual(['GET /api/v1/Ratings', 'PUT /api/v1/Ratings/{userId}']);
});

test('nobody is rated who does not exist, nor beyond 1 to 5, and whoever leaves takes it along', async () => {
  const as = await club.admin();
  const { id: userId } = await club.person();
  const name = 'PUT /api/v1/Ratings/{userId}';
  for (const rating of [0, 6, 2.5]) {
    expect((await club.call(name, { as, params: { userId }, body: { rating } })).error()).toMatchObject({
      status: 400,
    });
  }
  expect(await rate(userId, 2)).toEqual([{ userId, rating: 2 }]);
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: userId } })).ok(204);
  expect((await club.call('GET /api/v1/Ratings', { as })).ok()).toEqual([]);
  expect((await club.call(name, { as, params: { userId }, body: { rating: 2 } })).error()).toMatchObject({
    code: 'userNotFound',
  });
});
