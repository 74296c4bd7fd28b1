import { type SessionChange, SessionStatus, UserStatus } from 'shared-api/contract';
import type { Mail } from '../../src/mail/mailer';
import { clubForEach, type Person } from '../support/club';
import { changeSession } from '../support/sessions';

const club = clubForEach();

const fields = { sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', location: 'The gym' };

/**
 * A session with one yes, one no, one who waits and some who have not answered, of whom only one wants to hear of sessions;
 * `change` and `remove` return the mails they cause.
 */
async function session() {
  const sessionId = await club.session({ maxCapacity: 1 });
  const [yes, no, waits] = await club.people(3);
  const silent = await club.person();
  for (const deaf of [
    { wantsNews: false },
    { wantsReminders: false },
    { status: UserStatus.Suspended },
    { emailConfirmedOn: null },
  ])
    await club.person(deaf);
  const params = { sessionId };
  const answer = (as: Person, isAttending: boolean) =>
    club.call('POST /api/v1/Attendance/sessions/{sessionId}', { as, params, body: { isAttending } });
  (await answer(yes, true)).ok();
  (await answer(no, false)).ok();
  (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waits, params: { id: sessionId } })).ok();
  const change = async (changes: Partial<SessionChange>) => {
    await club.drain();
    club.mailer.sent.length = 0;
    (await changeSession(club, sessionId, changes)).ok();
    await club.drain();
    return club.mailer.sent;
  };
  const remove = async (reason?: string) => {
    await club.drain();
    club.mailer.sent.length = 0;
    const call = { as: await club.admin(), params: { id: sessionId }, ...(reason && { body: { reason } }) };
    (await club.call('DELETE /api/v1/Sessions/{id}', call)).ok(204);
    await club.drain();
    return club.mailer.sent;
  };
  const concerned = [yes.email, waits.email].sort();
  return { id: sessionId, yes, change, remove, concerned, everybody: [...concerned, silent.email].sort() };
}

/** How many people a change would e-mail, according to the server. */
const forecastRecipients = async (id: string, changes: object) => {
  const body = { ...fields, maxCapacity: 1, dropInPrice: 10, status: SessionStatus.Full, ...changes };
  const call = 'POST /api/v1/Sessions/{id}/recipients';
  return (await club.call(call, { as: await club.admin(), params: { id }, body })).ok().people;
};
const forecastRecipientsOfDeletion = async (...ids: string[]) =>
  (await club.call('POST /api/v1/Sessions/recipients', { as: await club.admin(), body: { ids } })).ok()
    .people;
const lastAudited = async () =>
  (await club.call('GET /api/v1/Audit', { as: await club.admin() }))
    .ok()
    .find(({ action }) => action.startsWith('session.'));

test('a cancelled session is told to those who come, those who wait and those who have not answered, once', async () => {
  const { change, everybody } = await session();
  const mails = [...(await change({ status: SessionStatus.Cancelled }))];
  expect(mails.map(({ to }) => to).sort()).toEqual(everybody);
  expect(mails[0]?.subject).toBe('Cancelled: session on Saturday, November 28');
  expect(await change({ status: SessionStatus.Cancelled, dropInPrice: 5 })).toEqual([]);
});

test('a cancelled or deleted session is withdrawn only from the calendars of those who were in', async () => {
  const withEntry = (mails: readonly Mail[]) =>
    mails.filter(({ attachments = [] }) => attachments.length > 0).map(({ to }) => to);
  const cancelled = await session();
  expect(withEntry(await cancelled.change({ status: SessionStatus.Cancelled }))).toEqual([
    cancelled.yes.email,
  ]);
  const deleted = await session();
  expect(withEntry(await deleted.remove())).toEqual([deleted.yes.email]);
});

test('a moved session is told as it is now, and as it was before', async () => {
  const { change, concerned } = await session();
  const mails = await change({ startTime: '13:30', endTime: '15:30', location: 'Another gym' });
  expect(mails.map(({ to }) => to).sort()).toEqual(concerned);
  expect(mails[0]?.subject).toBe('Changed: session on Saturday, November 28');
  expect(mails[0]?.text).toMatch(
    /1:30\sPM to 3:30\sPM\s+Another gym[\s\S]*It used to be[\s\S]*10:00\sAM to 12:00\sPM\s+The gym/,
  );
});

test('a new price or capacity is no reason to write', async () => {
  const { change } = await session();
  expect(await change({ dropInPrice: 12 })).toEqual([]);
});

test('a reopened session is said to take place after all, to those who were told that it is cancelled', async () => {
  const { change, everybody } = await session();
  await change({ status: SessionStatus.Cancelled });
  const mails = await change({ status: SessionStatus.Open });
  const news = mails.filter(({ text }) => text.includes('This session is back on'));
  expect(news.map(({ to }) => to).sort()).toEqual(everybody);
  expect(news[0]?.text).not.toContain('It used to be');
  // Whoever owes it again, under a new reference, is told that too.
  const dues = mails.filter(({ subject }) => subject === 'What you pay for your sessions has changed');
  expect([dues.length, mails.length - news.length]).toEqual([1, 1]);
  expect(dues[0]?.text).toMatch(/CS-/);
});

test('a deleted session is told as cancelled to those who come or wait, and nothing is owed for it any longer', async () => {
  const { yes, remove, concerned } = await session();
  const mails = await remove();
  expect(mails.map(({ to }) => to).sort()).toEqual(concerned);
  expect(mails[0]?.subject).toBe('Cancelled: session on Saturday, November 28');
  expect((await club.call('GET /api/v1/Payments/mine', { as: yes })).ok()).toEqual([]);
});

test('deleting what is cancelled already tells nobody again', async () => {
  const { change, remove } = await session();
  await change({ status: SessionStatus.Cancelled });
  expect(await remove()).toEqual([]);
});

test('a reason is in the mail as text and in the log, for a change and for a deletion', async () => {
  const { change, remove } = await session();
  const reason = '<b>Water</b> on the floor';
  const [mail] = await change({ location: 'Another gym', reason });
  expect(mail?.text).toContain(reason);
  expect(mail?.html).toContain('&lt;b&gt;Water&lt;/b&gt; on the floor');
  expect(await lastAudited()).toMatchObject({ action: 'session.update', after: { reason } });
  expect((await remove(reason))[0]?.text).toContain(reason);
  expect(await lastAudited()).toMatchObject({ action: 'session.delete', after: { reason } });
});

test('a cancelled session shows its reason, a usual one in both languages, until it takes place after all', async () => {
  const { id, change } = await session();
  const shown = async () =>
    (await club.call('GET /api/v1/Sessions/{id}', { params: { id } })).ok().cancelReason;
  expect(await shown()).toBeNull();
  await change({ location: 'Another gym', reason: 'Water on the floor' });
  expect(await shown()).toBeNull();
  const [mail] = await change({ status: SessionStatus.Cancelled, reason: 'snow' });
  expect(mail?.text).toContain('Snow');
  expect(await shown()).toEqual({ en: 'Snow', fr: 'Neige' });
  await change({ status: SessionStatus.Cancelled, dropInPrice: 5 });
  expect(await shown()).toEqual({ en: 'Snow', fr: 'Neige' });
  await change({ status: SessionStatus.Cancelled, reason: 'The roof leaks' });
  expect(await shown()).toEqual({ en: 'The roof leaks' });
  await change({ status: SessionStatus.Open });
  expect(await shown()).toBeNull();
});

test('who gets a spot by a larger capacity reads the reason, too', async () => {
  const { change } = await session();
  const mails = await change({ maxCapacity: 2, reason: 'The big court' });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The big court');
});

test('how many will be e-mailed is foretold, and nothing is changed by asking', async () => {
  const { id, change } = await session();
  await club.drain();
  club.mailer.sent.length = 0;
  expect(await forecastRecipients(id, { status: SessionStatus.Cancelled })).toBe(3);
  expect(await forecastRecipients(id, { location: 'Another gym' })).toBe(2);
  expect(await forecastRecipients(id, { dropInPrice: 12 })).toBe(0);
  // Whoever waits gets the second spot, and one e-mail about it.
  expect(await forecastRecipients(id, { maxCapacity: 2 })).toBe(1);
  expect(await forecastRecipientsOfDeletion(id)).toBe(2);
  await club.drain();
  expect(club.mailer.sent).toEqual([]);
  expect((await club.call('GET /api/v1/Sessions/{id}', { params: { id } })).ok()).toMatchObject({
    ...fields,
    maxCapacity: 1,
    waitingListCount: 1,
  });
  expect(await change({ location: 'Another gym' })).toHaveLength(2);
});

test('who is concerned by several of the deleted sessions is one person, and who is suspended none', async () => {
  const [first, second] = [await club.session(), await club.session()];
  const [both, suspended] = [await club.person(), await club.person({ emailConfirmedOn: null })];
  for (const id of [first, second]) {
    for (const as of [both, suspended])
      (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok();
  }
  expect(await forecastRecipientsOfDeletion(first, second)).toBe(1);
});

test('nobody is told about a session that is over', async () => {
  const { change } = await session();
  club.clock.set('2026-11-28T20:00:00Z');
  expect(await change({ location: 'Where it really was', status: SessionStatus.Completed })).toEqual([]);
});

test('who got a spot in a session that is cancelled before the mail leaves is told of the cancellation alone', async () => {
  club.clock.set('2026-11-21T23:00:00Z');
  const { id, change, everybody } = await session();
  await change({});
  (await changeSession(club, id, { maxCapacity: 2 })).ok();
  (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ subject }) => subject)).toEqual(
    everybody.map(() => 'Cancelled: session on Saturday, November 28'),
  );
});
