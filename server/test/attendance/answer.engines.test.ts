import { PaymentStatus, SessionStatus } from 'shared-api/contract';
import { subscriptions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { askedPayments, changePayments } from '../support/payments';
import { changeSession } from '../support/sessions';

const club = clubForAll();

const show = async (id: string, as?: Person) =>
  (await club.call('GET /api/v1/Sessions/{id}', { ...(as && { as }), params: { id } })).ok();
/** With a changed answer. */
interface Given {
  guests?: string[];
}
const answer = (
  sessionId: string,
  as: { token: string },
  isAttending: boolean,
  method: 'POST' | 'PUT' = 'POST',
  given: Given = {},
) =>
  club.call(`${method} /api/v1/Attendance/sessions/{sessionId}`, {
    as,
    params: { sessionId },
    body: { isAttending, ...given },
  });

test('a yes takes a place, owes the price, and fills the session; a no gives everything back', async () => {
  const id = await club.session({ maxCapacity: 1 });
  const player = await club.person({ firstName: 'Simone' });
  const receipt = (await answer(id, player, true)).ok(201);
  expect(receipt.paymentDue).toMatchObject({ amount: 10, payTo: 'payments@club.test' });
  expect(await show(id)).toMatchObject({
    status: SessionStatus.Full,
    registeredPlayersCount: 1,
    participants: [{ firstName: 'Simone' }],
  });
  expect((await answer(id, await club.person(), true)).error().code).toBe('sessionFull');

  expect((await answer(id, player, false, 'PUT')).ok(200).paymentDue).toBeNull();
  expect(await show(id)).toMatchObject({
    status: SessionStatus.Open,
    registeredPlayersCount: 0,
    participants: [],
  });
  expect(await askedPayments(club)).toEqual([]);
});

test('a pass holder is in by default and owes nothing, releases the date with one answer, and takes it back', async () => {
  const holder = await club.passHolder();
  const id = await club.session({ maxCapacity: 1 });
  const own = async () => (await show(id, holder)).place;
  expect(await own()).toMatchObject({ standing: 'in', source: 'pass' });
  expect((await answer(id, await club.person(), true)).error().code).toBe('sessionFull');

  expect((await answer(id, holder, false)).ok(201).paymentDue).toBeNull();
  expect(await own()).toMatchObject({ standing: 'out', source: 'person' });
  expect((await answer(id, holder, true, 'PUT')).ok(200).paymentDue).toBeNull();
  expect(await own()).toMatchObject({ standing: 'in', source: 'person' });
  await club.database.db.delete(subscriptions);
});

test('an answer returns the session as the player then reads it', async () => {
  const opensAt = '2026-11-22T17:00:00.000Z';
  const [holder, player, other, waiting] = [await club.passHolder(), ...(await club.people(3))];
  const id = await club.session({ maxCapacity: 3, opensAt });
  const same = async (as: Person, isAttending: boolean, given: Given = {}) => {
    const { session } = (await answer(id, as, isAttending, given.guests ? 'PUT' : 'POST', given)).ok();
    expect(session).toEqual(await show(id, as));
    return session;
  };
  (await club.call('POST /api/v1/Sessions/{id}/reminder', { as: player, params: { id } })).ok();
  expect(await same(player, false)).toMatchObject({ isAttending: false, opening: { isReminded: true } });
  expect(await same(holder, false)).toMatchObject({ isAttending: false, registeredPlayersCount: 0 });
  club.clock.set(opensAt);
  await same(other, true);
  expect(await same(player, true, { guests: ['Zoé'] })).toMatchObject({
    status: SessionStatus.Full,
    participants: [{ firstName: player.firstName, guests: 1 }, { firstName: other.firstName }],
    place: { guests: [{ firstName: 'Zoé' }] },
  });
  (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waiting, params: { id } })).ok();
  expect(await same(other, false, { guests: [] })).toMatchObject({ waitingListCount: 0 });
  club.clock.set('2026-11-21T23:00:00Z');
  await club.database.db.delete(subscriptions);
});

test('answering twice, and changing an answer that was never given, are refused', async () => {
  const id = await club.session();
  const player = await club.person();
  expect((await answer(id, player, true, 'PUT')).error().code).toBe('attendanceMissing');
  (await answer(id, player, false)).ok(201);
  expect((await answer(id, player, true)).error().code).toBe('attendanceExists');
});

test('nobody answers for a session that is over or cancelled', async () => {
  const over = await club.session({ sessionDate: '2026-11-14' });
  const cancelled = await club.session();
  await changeSession(club, cancelled, { status: SessionStatus.Cancelled });
  const player = await club.person();
  expect((await answer(over, player, true)).error().code).toBe('sessionCompleted');
  expect((await answer(cancelled, player, true)).error().code).toBe('sessionCancelled');
});

test('a place that comes free goes to the first in line, who is told', async () => {
  const id = await club.session({ maxCapacity: 1 });
  const [first, second, third] = [await club.person(), await club.person(), await club.person()];
  (await answer(id, first, true)).ok(201);
  for (const as of [second, third]) {
    (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as, params: { id } })).ok(200);
  }
  (await answer(id, first, false, 'PUT')).ok(200);
  const after = (await club.call('GET /api/v1/Sessions/{id}', { as: second, params: { id } })).ok();
  expect(after).toMatchObject({ isAttending: true, waitingListCount: 1, status: SessionStatus.Full });
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toContain(second.email);
  const rows = await askedPayments(club);
  expect(rows.filter(({ userId }) => userId === second.id)).toMatchObject([
    { status: PaymentStatus.Pending },
  ]);
});

/** A full session whose only spot somebody else holds. */
async function fullSession() {
  const id = await club.session({ maxCapacity: 1 });
  const holder = await club.person();
  (await answer(id, holder, true)).ok(201);
  return { id, holder };
}
const join = (id: string, as: { token: string }, body?: object) =>
  club.call('POST /api/v1/Sessions/{id}/waiting-list', { as, params: { id }, ...(body && { body }) });
const mine = async (as: { token: string }) => ({
  sessions: (await club.call('GET /api/v1/Sessions/my-sessions', { as })).ok(),
  answers: (await club.call('GET /api/v1/Attendance/me', { as })).ok(),
});

test('a note given on the way to the waiting list is in the answer once a spot comes free', async () => {
  const { id, holder } = await fullSession();
  const player = await club.person();
  (await join(id, player, { notes: 'Late by ten' })).ok(200);
  (await answer(id, holder, false, 'PUT')).ok(200);
  const { answers } = await mine(player);
  expect(answers).toMatchObject([{ isAttending: true, notes: 'Late by ten', waitingPosition: null }]);
});

test('one’s own past session says whether all that was asked for it is paid', async () => {
  const [player, another] = [await club.person(), await club.person()];
  (await answer(await club.session(), player, true)).ok(201);
  // Nothing is asked for this one.
  (await answer(await club.session({ dropInPrice: 0 }), another, true)).ok(201);
  const isPaid = async (as: { token: string }) => (await mine(as)).sessions[0]?.isPaid;
  expect(await isPaid(player)).toBeUndefined();
  club.clock.set('2026-11-28T20:00:00Z');
  expect(await isPaid(player)).toBe(false);
  await changePayments(club, { status: PaymentStatus.Completed }, player.id);
  expect(await isPaid(player)).toBe(true);
  await changePayments(club, { status: PaymentStatus.Refunded }, player.id);
  expect(await isPaid(player)).toBe(false);
  expect(await isPaid(another)).toBe(false);
  club.clock.set('2026-11-21T23:00:00Z');
});

test('who declined or waits finds the session among their own, until it is over', async () => {
  const { id } = await fullSession();
  const [declined, waits, both] = [await club.person(), await club.person(), await club.person()];
  (await answer(id, declined, false)).ok(201);
  (await join(id, waits)).ok(200);
  (await answer(id, both, false)).ok(201);
  (await join(id, both)).ok(200);
  const standing = async (as: { token: string }) => {
    const { sessions, answers } = await mine(as);
    expect(answers).toEqual(sessions);
    return sessions.map(({ sessionId, isAttending, waitingPosition }) => [
      sessionId,
      isAttending,
      waitingPosition,
    ]);
  };
  expect(await standing(declined)).toEqual([[id, false, null]]);
  expect(await standing(waits)).toEqual([[id, false, 1]]);
  expect(await standing(both)).toEqual([[id, false, 2]]);
  club.clock.set('2026-11-28T20:00:00Z');
  expect((await mine(declined)).sessions).toEqual([]);
  for (const waited of [waits, both]) expect(await mine(waited)).toEqual({ sessions: [], answers: [] });
  club.clock.set('2026-11-21T23:00:00Z');
});

test('the first names of a past session are for who is logged in, not for visitors', async () => {
  const id = await club.session({ sessionDate: '2026-12-05' });
  const player = await club.person({ firstName: 'Simone' });
  (await answer(id, player, true)).ok(201);
  const names = async (as?: { token: string }) => {
    const who = as ? { as } : {};
    const { participants } = (await club.call('GET /api/v1/Sessions/{id}', { ...who, params: { id } })).ok();
    const all = await club.call('GET /api/v1/Sessions/all', { ...who, query: { includePast: true } });
    const users = await club.call('GET /api/v1/Attendance/sessions/{sessionId}/users', {
      ...who,
      params: { sessionId: id },
    });
    return [participants, all.ok().find((session) => session.id === id)?.participants, users.ok()];
  };
  const simone = [{ firstName: 'Simone' }];
  expect(await names()).toEqual([simone, simone, simone]);

  club.clock.set('2026-12-05T18:00:00Z');
  expect(await names()).toEqual([[], [], []]);
  expect(await names(await club.person())).toEqual([simone, simone, simone]);
});
