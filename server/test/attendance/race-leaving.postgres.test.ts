import { type Club, openClub, password } from '../support/club';
import { countedPlaces, storedCounts } from '../support/counts';

let club: Club;
beforeAll(async () => {
  club = await openClub();
  await club.admin();
});
afterAll(() => club.close());

test('who answers while their account is deleted is answered or refused, and nothing fails', async () => {
  for (let round = 0; round < 5; round++) {
    const as = await club.person();
    const ids = await Promise.all(Array.from({ length: 4 }, () => club.session({ maxCapacity: 1 })));
    const waiting = await club.person();
    for (const id of ids) {
      (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok(201);
      (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waiting, params: { id } })).ok(200);
    }
    const answers = (who: typeof as, isAttending: boolean) =>
      ids.map((sessionId) =>
        club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
          as: who,
          params: { sessionId },
          body: { isAttending },
        }),
      );
    const replies = await Promise.all([
      ...answers(as, true),
      club.call('DELETE /api/v1/Users/me', { as, body: { password } }),
      ...answers(as, false),
      // Who gives them a place needs the row of somebody who leaves, too.
      club.call('DELETE /api/v1/Users/me', { as: waiting, body: { password } }),
      ...answers(as, true),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    const { db } = club.database;
    expect(await storedCounts(db)).toEqual(await countedPlaces(db));
    expect((await storedCounts(db)).filter(({ taken, waiting }) => taken + waiting > 0)).toEqual([]);
  }
}, 60_000);
