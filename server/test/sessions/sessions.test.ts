import { fitsDate, readDateSearch, SessionStatus } from 'shared-api/contract';
import { clubForAll } from '../support/club';
import { round } from '../support/timers';

const club = clubForAll();

const draft = {
  sessionDate: '2026-11-28T15:00:00.000Z',
  startTime: '10:00',
  endTime: '12:00',
  maxCapacity: 2,
  dropInPrice: 10,
  location: 'Gymnase Mile-End',
};
const create = async (values: object = {}) =>
  club.call('POST /api/v1/Sessions', { as: await club.admin(), body: { ...draft, ...values } });
const change = async (id: string, values: object) =>
  club.call('PUT /api/v1/Sessions/{id}', {
    as: await club.admin(),
    params: { id },
    body: { ...draft, status: SessionStatus.Open, ...values },
  });
const show = async (id: string) => (await club.call('GET /api/v1/Sessions/{id}', { params: { id } })).ok();
const list = async (query: Record<string, unknown>) =>
  (await club.call('GET /api/v1/Sessions/all', { query })).ok().map(({ sessionDate }) => sessionDate);

test('of an instant only the date is kept', async () => {
  expect((await create()).ok(201)).toMatchObject({
    sessionDate: '2026-11-28',
    startTime: '10:00',
    status: 0,
  });
});

test.each([
  ['a date that does not exist', { sessionDate: '2026-02-31' }, 'sessionDate', 'This date doesn’t exist'],
  ['an end before the start', { endTime: '09:00' }, 'endTime', 'Must be after the start'],
  ['no place', { maxCapacity: 0 }, 'maxCapacity', 'Must be at least 1'],
  ['a negative price', { dropInPrice: -1 }, 'dropInPrice', 'Must be at least 0'],
  ['no location', { location: '' }, 'location', 'This field is required'],
])('%s is refused', async (_, values, field, message) => {
  expect((await create(values)).error().errors).toEqual({ [field]: [message] });
});

test('the wall clock is the club’s, over the change of the clocks too', async () => {
  const winter = (await create({ sessionDate: '2027-03-13' })).ok();
  const summer = (await create({ sessionDate: '2027-03-20' })).ok();
  club.clock.set('2027-03-13T16:59:00Z');
  expect((await show(winter.id)).status).toBe(SessionStatus.Open);
  club.clock.set('2027-03-13T17:00:00Z');
  expect((await show(winter.id)).status).toBe(SessionStatus.Completed);
  club.clock.set('2027-03-20T15:59:00Z');
  expect((await show(summer.id)).status).toBe(SessionStatus.Open);
  club.clock.set('2027-03-20T16:00:00Z');
  expect((await show(summer.id)).status).toBe(SessionStatus.Completed);
  club.clock.set('2026-11-21T23:00:00Z');
});

test('a form that leaves the status keeps it following the count, also of whoever came or went meanwhile', async () => {
  const { id } = (await create({ maxCapacity: 1 })).ok();
  const params = { as: await club.person(), params: { id } };
  const save = async () =>
    (await change(id, { location: 'Gym 2', status: undefined, maxCapacity: 1 })).ok().status;
  (await club.call('POST /api/v1/Sessions/{id}/register', params)).ok();
  expect(await save()).toBe(SessionStatus.Full);
  (await club.call('DELETE /api/v1/Sessions/{id}/register', params)).ok(204);
  expect(await save()).toBe(SessionStatus.Open);
  (await change(id, { status: SessionStatus.Cancelled })).ok();
  expect(await save()).toBe(SessionStatus.Cancelled);
});

test('the status follows the count unless an administrator says otherwise', async () => {
  const { id } = (await create({ maxCapacity: 1 })).ok();
  const player = await club.person();
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  expect((await show(id)).status).toBe(SessionStatus.Full);
  expect((await change(id, { maxCapacity: 2, status: SessionStatus.Full })).ok().status).toBe(
    SessionStatus.Open,
  );
  expect((await change(id, { maxCapacity: 0 })).error().code).toBe('validation');
  expect((await change(id, { status: SessionStatus.Cancelled })).ok().status).toBe(SessionStatus.Cancelled);
  const mine = (await club.call('GET /api/v1/Payments/mine', { as: player })).ok();
  expect(mine).toEqual([]);
});

test('a session that is over and moves to a day to come takes answers again', async () => {
  const { id } = (await create()).ok();
  const player = await club.person();
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  club.clock.set('2026-11-29T15:00:00Z');
  const { status } = await show(id);
  expect(status).toBe(SessionStatus.Completed);
  // Whether or not the status is stored yet, the form sends back what it was shown.
  await round(club, 'past-sessions');
  expect((await change(id, { status, location: 'Gymnase Laurier' })).ok().status).toBe(
    SessionStatus.Completed,
  );
  expect((await change(id, { status, sessionDate: '2026-12-05', maxCapacity: 1 })).ok().status).toBe(
    SessionStatus.Full,
  );
  club.clock.set('2026-11-21T23:00:00Z');
});

test('a search finds weekdays and months in both languages, and places', async () => {
  (await create({ sessionDate: '2027-08-07', location: 'Parc Jarry' })).ok();
  for (const search of ['saturday', 'SAMEDI', 'août', 'August', 'jarry', '2027-08']) {
    expect(await list({ search, from: '2027-08-01', to: '2027-08-31' })).toEqual(['2027-08-07']);
  }
  for (const search of ['Saturday, August 7, 2027', 'saturday august 7', 'samedi 7 août 2027']) {
    expect(await list({ search, from: '2027-08-01', to: '2027-08-31' })).toEqual(['2027-08-07']);
  }
  expect(await list({ search: '%', from: '2027-08-01', to: '2027-08-31' })).toEqual([]);
});

test('the first of a month is found as French writes it and as people type it', async () => {
  (await create({ sessionDate: '2028-07-01' })).ok();
  for (const search of ['samedi 1er juillet 2028', 'samedi 1 juillet', 'July 1']) {
    expect(await list({ search, from: '2028-07-01', to: '2028-07-31' })).toEqual(['2028-07-01']);
  }
});

test('the server finds the dates that the schedule finds, and locations beside them', async () => {
  const dates = ['2029-10-06', '2029-10-26', '2029-11-07', '2029-12-26'];
  for (const sessionDate of dates) (await create({ sessionDate, location: '1260 rue Ontario' })).ok();
  const found = (search: string) => list({ search, from: '2029-10-01', to: '2029-12-31' });
  const searches = [
    '26',
    '6',
    '20',
    '2029',
    'nov 7',
    '7 nov',
    'sam. 6 oct.',
    'wed',
    'déc 26',
    '2029-11',
    'mars',
  ];
  for (const search of searches) {
    const expected = dates.filter((date) => fitsDate(date, readDateSearch(search)));
    expect([search, await found(search)]).toEqual([search, expected]);
  }
  expect(await found('26')).toEqual(['2029-10-26', '2029-12-26']);
  expect(await found('1260')).toEqual(dates);
  expect(await found('rue ontario')).toEqual(dates);
});

test('a series makes all of its sessions or none', async () => {
  const as = await club.admin();
  const body = { ...draft, sessionDate: '2028-01-01', until: '2028-01-29', skip: ['2028-01-15'] };
  const { created, skipped } = (await club.call('POST /api/v1/Sessions/series', { as, body })).ok(201);
  expect(skipped).toEqual([]);
  expect(created.map(({ sessionDate }) => sessionDate)).toEqual([
    '2028-01-01',
    '2028-01-08',
    '2028-01-22',
    '2028-01-29',
  ]);
  const endless = await club.call('POST /api/v1/Sessions/series', {
    as,
    body: { ...body, until: '2030-01-01' },
  });
  expect(endless.error().errors).toEqual({ until: ['A series can have at most 52 sessions'] });
});

test('a series leaves out the dates that have a session, cancelled ones too, and says which', async () => {
  const as = await club.admin();
  await create({ sessionDate: '2029-01-06', startTime: '18:00', endTime: '20:00' });
  const off = (await create({ sessionDate: '2029-01-13' })).ok();
  (await change(off.id, { sessionDate: '2029-01-13', status: SessionStatus.Cancelled })).ok();
  const body = { ...draft, sessionDate: '2029-01-06', until: '2029-01-20' };
  const series = () => club.call('POST /api/v1/Sessions/series', { as, body });
  const { created, skipped } = (await series()).ok(201);
  expect(created.map(({ sessionDate }) => sessionDate)).toEqual(['2029-01-20']);
  expect(skipped).toEqual(['2029-01-06', '2029-01-13']);
  expect((await series()).error().errors).toEqual({ until: ['All of these dates have a session already'] });
});

test('what is upcoming has cancelled sessions in it, what is available has not', async () => {
  const { id } = (await create({ sessionDate: '2030-01-05' })).ok();
  (await change(id, { sessionDate: '2030-01-05', status: SessionStatus.Cancelled })).ok();
  const statuses = async (name: 'upcoming' | 'available') =>
    (await club.call(`GET /api/v1/Sessions/${name}`)).ok().filter((session) => session.id === id);
  expect(await statuses('upcoming')).toMatchObject([{ status: SessionStatus.Cancelled }]);
  expect(await statuses('available')).toEqual([]);
});

test('visitors see first names and nothing else of anybody', async () => {
  const { id } = (await create()).ok();
  const player = await club.person({ firstName: 'Nadia', lastName: 'Secret', email: 'secret@example.com' });
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  const replies = [
    await show(id),
    (await club.call('GET /api/v1/Sessions/available')).ok(),
    (
      await club.call('GET /api/v1/Attendance/sessions/{sessionId}/users', { params: { sessionId: id } })
    ).ok(),
  ];
  expect(JSON.stringify(replies)).toContain('Nadia');
  expect(JSON.stringify(replies)).not.toMatch(new RegExp(`Secret|secret@|${player.id}`));
});
