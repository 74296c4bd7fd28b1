import { SessionStatus } from 'shared-api/contract';
import { clubForEach, type Person } from '../support/club';
import { placesIn } from '../support/places';
import { changeSession as change } from '../support/sessions';
import { storeSettings } from '../support/settings';

const club = clubForEach();
const { say, wait, move } = placesIn(() => club);

const historyOf = async (id: string) =>
  (await club.call('GET /api/v1/Users/{id}/history', { as: await club.admin(), params: { id } })).ok();

test('an organizer sees somebody’s sessions, emails and what was changed for them, and nobody else’s', async () => {
  const [lea, max] = await club.people(2);
  const first = await club.session({ sessionDate: '2026-12-05', maxCapacity: 1 });
  const second = await club.session({ sessionDate: '2026-12-12' });
  const third = await club.session({ sessionDate: '2026-12-19' });
  (await say(max, first, true)).ok();
  (await wait(lea, first)).ok();
  (await say(lea, second, true)).ok();
  (await say(lea, third, false)).ok();
  (await move(await club.admin(), second, lea.id, { move: 'out', reason: 'Flu' })).ok();
  await club.drain();

  const before = await historyOf(lea.id);
  expect(before.next).toMatchObject([
    { id: first, sessionDate: '2026-12-05', standing: 'waiting', cancelled: false },
    { id: second, standing: 'out' },
    { id: third, standing: 'out' },
  ]);
  expect(before.last).toEqual([]);
  expect(before.emails.map(({ about, state }) => [about, state])).toContainEqual(['answers', 'sent']);
  expect(before.changes).toMatchObject([
    { action: 'session.place', entityId: second, after: { reason: 'Flu' } },
    { action: 'payment.withdraw' },
  ]);

  club.clock.set(new Date('2026-12-13T12:00:00Z'));
  const after = await historyOf(lea.id);
  expect(after.next.map(({ id }) => id)).toEqual([third]);
  expect(after.last.map(({ id }) => id)).toEqual([second, first]);
  expect((await historyOf(max.id)).changes).toEqual([]);
});

test('nobody has no history', async () => {
  const id = 'b4dd2a4c-6d5e-4c1f-9a5b-0f5a3f3f0a11';
  const reply = await club.call('GET /api/v1/Users/{id}/history', { as: await club.admin(), params: { id } });
  expect(reply.error().code).toBe('userNotFound');
});

test('an e-mail that was not sent says why', async () => {
  const [one, other, third] = await club.people(3);
  const why = async (person: Person) =>
    (await historyOf(person.id)).emails.map(({ state, skippedFor, problem }) => [
      state,
      skippedFor ?? problem,
    ]);
  const id = await club.session();
  const cancelled = await club.session({ sessionDate: '2026-12-05' });
  (await say(one, id, true)).ok();
  (await say(one, id, false)).ok();
  (await say(other, cancelled, true)).ok();
  (await change(club, cancelled, { status: SessionStatus.Cancelled })).ok();
  await club.drain();
  expect(await why(one)).toContainEqual(['skipped', 'superseded']);
  expect(await why(other)).toContainEqual(['skipped', 'cancelled']);
  await storeSettings(club, { answerEmails: false });
  (await say(third, id, true)).ok();
  await club.drain();
  expect(await why(third)).toContainEqual(['skipped', 'switchedOff']);
  await storeSettings(club, { answerEmails: true });
  club.mailer.failNext();
  (await say(third, id, false)).ok();
  await expect(club.drain()).rejects.toThrow('retry');
  expect(await why(third)).toContainEqual(['waiting', 'defect']);
});
