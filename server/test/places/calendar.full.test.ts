import ical from 'ical.js';
import { Language } from 'shared-api/contract';
import { clubForEach, type Person } from '../support/club';
import { placesIn } from '../support/places';
import { changeSettings } from '../support/settings';
import { round } from '../support/timers';

const club = clubForEach();
const { say, wait } = placesIn(() => club);

const pass = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms));
const start = async (as: Person) =>
  (await club.call('POST /api/v1/Users/me/calendar', { as })).ok().address ?? '';
const fetched = (address: string, headers: Record<string, string> = {}) =>
  club.app.inject({ url: new URL(address).pathname, headers });

/** The entries of a calendar, as a program reads them. */
const entriesOf = async (address: string) => {
  const reply = await fetched(address);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return new ical.Component(ical.parse(reply.body)).getAllSubcomponents('vevent').map((event) => {
    const read = (name: string) => event.getFirstPropertyValue(name);
    return {
      uid: String(read('uid')),
      title: String(read('summary')),
      status: String(read('status')),
      start: String(read('dtstart')),
      sequence: Number(read('sequence')),
      stamps: [String(read('dtstamp')), String(read('last-modified'))],
    };
  });
};

const change = async (id: string, values: object) => {
  const as = await club.admin();
  const session = {
    ...{ sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', maxCapacity: 1 },
    ...{ dropInPrice: 10, location: 'The gym', status: 0, ...values },
  };
  (await club.call('PUT /api/v1/Sessions/{id}', { as, params: { id }, body: session })).ok();
};

test('a calendar is off until its person wants it, and ends when they do not', async () => {
  const person = await club.person();
  const read = async () => (await club.call('GET /api/v1/Users/me/calendar', { as: person })).ok();
  expect(await read()).toEqual({ address: null });
  const first = await start(person);
  expect(await read()).toEqual({ address: first });
  expect(await entriesOf(first)).toEqual([]);
  const second = await start(person);
  expect((await fetched(first)).statusCode).toBe(410);
  expect(await entriesOf(second)).toEqual([]);
  (await club.call('DELETE /api/v1/Users/me/calendar', { as: person })).ok();
  expect((await fetched(second)).statusCode).toBe(410);
  expect(await read()).toEqual({ address: null });
  const third = await start(person);
  expect([first, second]).not.toContain(third);
  expect((await fetched(second)).statusCode).toBe(410);
});

test('nobody guesses an address, and it goes with its person', async () => {
  const [person, other] = await club.people(2);
  const address = await start(person);
  for (const wrong of [
    address.replace(person.id, other.id),
    address.replace('.1.', '.2.'),
    address.replace(/\.ics$/, ''),
    address.replace(/\.ics$/, '.ics.ics'),
    address.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics')),
    'https://club.test/api/calendar/.ics',
  ])
    expect([wrong, (await fetched(wrong)).statusCode]).toEqual([wrong, 404]);
  const body = { password: 'Pick-and-r0ll!' };
  (await club.call('DELETE /api/v1/Users/me', { as: person, body })).ok(204);
  expect((await fetched(address)).statusCode).toBe(410);
});

test('a spot is confirmed, a turn in the line tentative, a no is not there', async () => {
  const id = await club.session({ maxCapacity: 1 });
  const [first, second] = await club.people(2);
  const calendars = [await start(first), await start(second)] as const;
  await say(first, id, true);
  await wait(second, id);
  const [own] = await entriesOf(calendars[0]);
  expect(own).toMatchObject({ uid: id, status: 'CONFIRMED', title: 'Courtside' });
  expect(own?.start).toBe('2026-11-28T15:00:00Z');
  const [waiting] = await entriesOf(calendars[1]);
  expect(waiting).toMatchObject({ uid: id, status: 'TENTATIVE' });
  expect(waiting?.title).toBe('Waiting list: Courtside');
  pass(60_000);
  await say(first, id, false);
  expect(await entriesOf(calendars[0])).toEqual([]);
  const [got] = await entriesOf(calendars[1]);
  expect(got).toMatchObject({ uid: id, status: 'CONFIRMED' });
  expect(got?.sequence).toBe((waiting?.sequence ?? 0) + 60);
});

test('an entry of a draw says so until the draw is made', async () => {
  const drawsAt = new Date('2026-11-27T15:00:00Z');
  const id = await club.session({ maxCapacity: 1, drawsAt: drawsAt.toISOString() });
  const [one, other] = await club.people(2);
  const calendars = [await start(one), await start(other)] as const;
  await wait(one, id);
  await wait(other, id);
  const [entered] = await entriesOf(calendars[0]);
  expect(entered).toMatchObject({ status: 'TENTATIVE', title: 'In the draw: Courtside' });
  for (const seconds of [10, 120]) {
    club.clock.set(new Date(drawsAt.getTime() + seconds * 1000));
    await round(club, 'openings');
  }
  const titles = await Promise.all(calendars.map(async (calendar) => (await entriesOf(calendar))[0]));
  expect(titles.map((entry) => entry?.title).sort()).toEqual(['Courtside', 'Waiting list: Courtside']);
  expect(Math.min(...titles.map((entry) => entry?.sequence ?? 0))).toBeGreaterThan(entered?.sequence ?? 0);
});

test('an entry has a new sequence when the session moves or is cancelled, and at nothing else', async () => {
  const id = await club.session({ maxCapacity: 1 });
  const person = await club.person();
  const address = await start(person);
  await say(person, id, true);
  const [before] = await entriesOf(address);
  const etag = String((await fetched(address)).headers.etag);
  pass(3_600_000);
  await change(id, { maxCapacity: 9, dropInPrice: 12 });
  (
    await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
      as: person,
      params: { sessionId: id },
      body: { isAttending: true, notes: 'I bring the ball' },
    })
  ).ok();
  expect(await entriesOf(address)).toEqual([before]);
  expect((await fetched(address, { 'if-none-match': etag })).statusCode).toBe(304);

  await change(id, { startTime: '10:30' });
  const [moved] = await entriesOf(address);
  expect(moved).toMatchObject({ uid: id, status: 'CONFIRMED', start: '2026-11-28T15:30:00Z' });
  expect(moved?.sequence).toBe((before?.sequence ?? 0) + 3600);
  expect((await fetched(address, { 'if-none-match': etag })).statusCode).toBe(200);

  pass(3_600_000);
  await change(id, { startTime: '10:30', status: 2 });
  const [cancelled] = await entriesOf(address);
  expect(cancelled).toMatchObject({
    uid: id,
    status: 'CANCELLED',
    title: 'Cancelled: Courtside',
  });
  expect(cancelled?.sequence).toBe((before?.sequence ?? 0) + 7200);
  pass(31 * 86_400_000);
  expect(await entriesOf(address)).toEqual([]);
});

test('a pass holder has their whole season, in their language, with the pin of the map', async () => {
  const holder = await club.passHolder({ language: Language.French });
  const address = await start(holder);
  await changeSettings(club, {
    organizationName: 'Élan, l’équipe',
    position: { latitude: 45.52, longitude: -73.6 },
  });
  const ids = [];
  for (const sessionDate of ['2026-11-28', '2026-12-05', '2026-12-12'])
    ids.push(await club.session({ sessionDate }));
  const entries = await entriesOf(address);
  expect(entries.map(({ uid }) => uid)).toEqual(ids);
  expect(new Set(entries.map(({ title }) => title))).toEqual(new Set(['Élan, l’équipe']));
  expect((await fetched(address)).body).toContain('GEO:45.52;-73.6');
});

test('a mailed entry and the calendar’s have one id and one sequence', async () => {
  const [id, person] = [await club.session(), await club.person()];
  const address = await start(person);
  await say(person, id, true);
  pass(600_000);
  await club.drain();
  const file = club.mailer.sent.flatMap(({ attachments = [] }) => attachments)[0]?.content ?? '';
  const [entry] = await entriesOf(address);
  expect(file).toContain(`UID:${id}`);
  expect(file).toContain(`SEQUENCE:${entry?.sequence}\r\n`);
});
