import { SessionStatus } from 'shared-api/contract';
import { type Club, openClub, type Person } from '../support/club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

const fields = { sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', location: 'The gym' };

/** A session with one yes, one no and one who waits; what changing it mails to whom. */
async function session() {
  const sessionId = await club.session({ maxCapacity: 1 });
  const [yes, no, waits]: Person[] = await Promise.all([club.person(), club.person(), club.person()]);
  const params = { sessionId };
  const answer = (as: Person | undefined, isAttending: boolean) =>
    club.call('POST /api/v1/Attendance/sessions/{sessionId}', { as, params, body: { isAttending } });
  (await answer(yes, true)).ok();
  (await answer(no, false)).ok();
  (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waits, params: { id: sessionId } })).ok();
  const change = async (changes: object) => {
    await club.drain();
    club.mailer.sent.length = 0;
    const body = { ...fields, maxCapacity: 1, dropInPrice: 10, status: SessionStatus.Full, ...changes };
    (
      await club.call('PUT /api/v1/Sessions/{id}', {
        as: await club.admin(),
        params: { id: sessionId },
        body,
      })
    ).ok();
    await club.drain();
    return club.mailer.sent;
  };
  return { change, concerned: [yes?.email, waits?.email].sort() };
}

test('a cancelled session is told to those who come and those who wait, once', async () => {
  const { change, concerned } = await session();
  const mails = [...(await change({ status: SessionStatus.Cancelled }))];
  expect(mails.map(({ to }) => to).sort()).toEqual(concerned);
  expect(mails[0]?.subject).toBe('Cancelled: session on Saturday, November 28');
  expect(await change({ status: SessionStatus.Cancelled, dropInPrice: 5 })).toEqual([]);
});

test('a moved session is told as it is now', async () => {
  const { change, concerned } = await session();
  const mails = await change({ startTime: '13:30', endTime: '15:30', location: 'Another gym' });
  expect(mails.map(({ to }) => to).sort()).toEqual(concerned);
  expect(mails[0]?.subject).toBe('Changed: session on Saturday, November 28');
  expect(mails[0]?.text).toMatch(/1:30\sPM to 3:30\sPM\s+Another gym/);
});

test('a new price or capacity is no reason to write', async () => {
  const { change } = await session();
  expect(await change({ dropInPrice: 12 })).toEqual([]);
});

test('nobody is told about a session that is over', async () => {
  const { change } = await session();
  club.clock.set('2026-11-28T20:00:00Z');
  expect(await change({ location: 'Where it really was', status: SessionStatus.Completed })).toEqual([]);
});
