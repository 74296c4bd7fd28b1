import { clubForEach, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSettings } from '../support/settings';

const club = clubForEach();
const { say, wait } = placesIn(() => club);
const { close, phone } = doorIn(() => club);

/** A Saturday that somebody has a spot for, and nobody marks; then the morning is closed. */
async function missed(person: Person, sessionDate: string): Promise<string> {
  const id = await club.session({ sessionDate });
  (await say(person, id, true)).ok();
  club.clock.set(`${sessionDate}T17:00:00Z`);
  (await close(id, { marks: [] })).ok();
  return id;
}

const standing = async (person: Person) =>
  (await club.call('GET /api/v1/Attendance/no-shows', { as: await club.again(person) })).ok();
const saysYes = async (person: Person, id: string) => say(await club.again(person), id, true);
const hold = (noShowLimit: number) => changeSettings(club, { noShowLimit });
const toldIn = async ({ email }: Person) => {
  await club.drain();
  return club.mailer.sent.filter(
    ({ to, subject }) => to === email && subject === 'We missed you on the court',
  );
};

test('whoever misses two sessions is told after the first, and after the second answers in the last day only', async () => {
  const ana = await club.person();
  await hold(2);
  await missed(ana, '2026-11-28');
  expect(await standing(ana)).toEqual({ count: 1, limit: 2, until: null });
  expect((await toldIn(ana)).map(({ text }) => text)).toEqual([
    expect.stringContaining('If you miss one more session without freeing your spot, for 30 days'),
  ]);
  const kept = await club.session({ sessionDate: '2026-12-19' });
  (await saysYes(ana, kept)).ok();
  await missed(ana, '2026-12-05');
  expect(await standing(ana)).toEqual({ count: 2, limit: 2, until: '2027-01-04T15:00:00.000Z' });
  expect((await toldIn(ana)).at(-1)?.text).toContain(
    'Until January 4, 2027, you can answer only in the last 24 hours',
  );

  const next = await club.session({ sessionDate: '2026-12-12' });
  expect((await saysYes(ana, next)).error()).toMatchObject({
    code: 'answersLater',
    message:
      'You missed 2 sessions without freeing your spot, so for now you can answer only in the last 24 hours.',
  });
  expect((await wait(await club.again(ana), next)).error().code).toBe('answersLater');
  // What they had said stays, and may be taken back.
  (await say(await club.again(ana), kept, false)).ok();
  club.clock.set('2026-12-11T15:00:00Z');
  (await saysYes(ana, next)).ok();
  club.clock.set('2027-01-04T15:00:00Z');
  (await saysYes(ana, await club.session({ sessionDate: '2027-01-16' }))).ok();
});

test('an administrator lets them off, with a reason; a corrected mark does, too', async () => {
  const [ana, ben] = await club.people(2);
  await hold(1);
  const id = await missed(ana, '2026-11-28');
  const as = await club.again(await club.admin());
  const params = { id: ana.id };
  const name = 'DELETE /api/v1/Users/{id}/no-shows';
  expect((await club.call(name, { as, params, body: { reason: ' ' } })).error().status).toBe(400);
  expect((await club.call(name, { as, params, body: { reason: 'Snowstorm' } })).ok()).toEqual({
    ...{ count: 0, limit: 1, until: null },
  });
  const log = await club.call('GET /api/v1/Audit', { as, query: { action: 'user.waive' } });
  expect(log.ok()).toMatchObject([
    { entityId: ana.id, before: { noShows: 1 }, after: { noShows: 0, reason: 'Snowstorm' } },
  ]);
  const next = await club.session({ sessionDate: '2026-12-19' });
  (await saysYes(ana, next)).ok();

  const other = await missed(await club.again(ben), '2026-12-05');
  expect((await standing(ben)).count).toBe(1);
  (await close(other, { marks: [{ person: ben.id, mark: 'here' }], reason: 'Was at the other door' })).ok();
  expect(await standing(ben)).toEqual({ count: 0, limit: 1, until: null });
  expect(id).not.toBe(other);
});

test('nobody is held to a rule that is off, or was not there yet', async () => {
  const ana = await club.person();
  await missed(ana, '2026-11-28');
  expect(await toldIn(ana)).toEqual([]);
  await hold(1);
  expect(await standing(ana)).toEqual({ count: 0, limit: 1, until: null });
  await hold(0);
  await missed(await club.again(ana), '2026-12-05');
  expect(await standing(ana)).toEqual({ count: 0, limit: 0, until: null });
  expect(await toldIn(ana)).toEqual([]);
});

test('who was excused or replaced did not miss anything', async () => {
  const [ana, ben, cam] = await club.people(3);
  await hold(1);
  const id = await club.session();
  for (const person of [ana, ben]) (await say(person, id, true)).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  await phone(id).say('replaced', cam.id, { replaces: ben.id });
  (await close(id, { marks: [{ person: ana.id, mark: 'excused', reason: 'Flu' }] })).ok();
  for (const person of [ana, ben]) expect((await standing(person)).count).toBe(0);
});
