import { Socket } from 'node:net';
import { type Club, openClub } from '../support/club';
import { openFresh } from '../support/engines';

let club: Club;
beforeAll(async () => {
  club = await openClub({}, await openFresh(1));
});
afterAll(() => club.close());

test('an answer is two packets: the lock with what is read under it, and what is written with the end', async () => {
  const [as, sessionId] = [await club.person(), await club.session()];
  const body = (isAttending: boolean) => ({ as, params: { sessionId }, body: { isAttending } });
  (await club.call('POST /api/v1/Attendance/sessions/{sessionId}', body(true))).ok();
  const writes = (['_write', '_writev'] as const).map((name) => jest.spyOn(Socket.prototype, name));
  (await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', body(false))).ok();
  const guard = 1;
  expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(guard + 2);
});
