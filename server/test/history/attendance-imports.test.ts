import type { Calls, Shape } from 'shared-api/contract';
import { SessionStatus } from 'shared-api/contract';
import { whoMissedOut } from '../../src/club/places/known';
import { attendanceImports, entries, outbox, places, sessions } from '../../src/data/schema';
import { contentOf } from '../support/balances';
import { clubForEach, type Person } from '../support/club';
import { workbookOf } from '../support/workbooks';

const club = clubForEach();

type Said = Omit<Shape<Calls['POST /api/v1/Attendance/imports/preview']>['body'], 'content'>;

const hours = (count: number) => club.clock.set(new Date(club.clock.now().getTime() + count * 3600_000));
const boss = async () => club.again(await club.admin());
const preview = async (list: string | Buffer, said: Said = {}) =>
  club.call('POST /api/v1/Attendance/imports/preview', {
    as: await boss(),
    body: { content: contentOf(list), ...said },
  });
async function bring(list: string | Buffer, said: Said = {}) {
  const { total } = (await preview(list, said)).ok();
  return club.call('POST /api/v1/Attendance/imports', {
    as: await boss(),
    body: { content: contentOf(list), ...said, total },
  });
}
const takeBack = async (id: string) =>
  club.call('POST /api/v1/Attendance/imports/{id}/take-back', { as: await boss(), params: { id } });
const played = async (person: Person) =>
  (await club.call('GET /api/v1/Attendance/me', { as: await club.again(person) }))
    .ok()
    .map(({ session, isAttending, isPaid }) => [session.sessionDate, isAttending, isPaid]);
const counts = async () => {
  const { db } = club.database;
  return [await db.$count(sessions), await db.$count(places)];
};

const list =
  'Nom;Courriel;2026-09-05;2026-09-12;2026-09-19\n' +
  'Ana Roy;ANA@x.ca;x;x;\n' +
  'Côté Ben;;x;;\n' +
  'Zoé Nulle;zoe@x.ca;x;;x';

test('who came becomes past sessions that count, without a mail, a charge or a promise', async () => {
  const [ana, ben] = [
    await club.person({ firstName: 'Ana', lastName: 'Roy', email: 'ana@x.ca' }),
    await club.person({ firstName: 'Ben', lastName: 'Côté' }),
  ];
  await club.drain();
  const mails = await club.database.db.$count(outbox);
  const { lines, days, total } = (await preview(list)).ok();
  expect(lines.map(({ person, came, entered, fate }) => [person?.id, came, entered, fate])).toEqual([
    [ana.id, 2, 2, 'new'],
    [ben.id, 1, 1, 'new'],
    [undefined, 2, 0, 'unknown'],
  ]);
  expect(days).toEqual([
    { date: '2026-09-05', people: 2, fate: 'new' },
    { date: '2026-09-12', people: 1, fate: 'new' },
    { date: '2026-09-19', people: 0, fate: 'empty' },
  ]);
  expect(total).toEqual({ sessions: 2, attendances: 3 });
  expect(await counts()).toEqual([0, 0]);

  const body = { content: contentOf(list), total: { sessions: 3, attendances: 3 } };
  const other = await club.call('POST /api/v1/Attendance/imports', { as: await boss(), body });
  expect(other.error().code).toBe('otherTotal');

  const brought = (await bring(list)).ok(201);
  expect(brought).toMatchObject({
    ...{ sessions: 2, attendances: 3, from: '2026-09-05', to: '2026-09-12', takenBackOn: null },
  });
  expect(await played(ana)).toEqual([
    ['2026-09-12', true, false],
    ['2026-09-05', true, false],
  ]);
  expect(await played(ben)).toEqual([['2026-09-05', true, false]]);
  const held = (await club.call('GET /api/v1/Sessions/all', { as: ana, query: { includePast: true } })).ok();
  expect(
    held.map(({ sessionDate, status, registeredPlayersCount, broughtIn, dropInPrice }) => [
      ...[sessionDate, status, registeredPlayersCount, broughtIn, dropInPrice],
    ]),
  ).toEqual([
    ['2026-09-05', SessionStatus.Completed, 2, true, 0],
    ['2026-09-12', SessionStatus.Completed, 1, true, 0],
  ]);
  await club.drain();
  expect(await club.database.db.$count(outbox)).toBe(mails);
  expect(await club.database.db.$count(entries)).toBe(0);
  const log = (await club.call('GET /api/v1/Audit', { as: await boss() })).ok();
  expect(log[0]).toMatchObject({
    action: 'attendance.import',
    after: { sessions: 2, attendances: 3, from: '2026-09-05', to: '2026-09-12' },
  });
});

test('the same list again changes nothing; who has joined since is added to the sessions that are there', async () => {
  await club.person({ email: 'ana@x.ca' });
  (await bring(list)).ok(201);
  expect((await bring(list)).error().code).toBe('nothingNew');
  await club.person({ firstName: 'Zoé', email: 'zoe@x.ca' });
  const { days, total } = (await preview(list)).ok();
  expect(days.map(({ fate, people }) => [fate, people])).toEqual([
    ['more', 1],
    ['known', 0],
    ['new', 1],
  ]);
  expect(total).toEqual({ sessions: 1, attendances: 2 });
  (await bring(list)).ok(201);
  expect(await counts()).toEqual([3, 4]);
});

test('a session that was held here stays as it is, also a cancelled one', async () => {
  const ana = await club.person({ email: 'ana@x.ca' });
  const now = club.clock.now();
  club.clock.set(new Date('2026-09-01T12:00:00Z'));
  const id = await club.session({ sessionDate: '2026-09-05' });
  club.clock.set(now);
  const { days } = (await preview(list)).ok();
  expect(days.map(({ fate }) => fate)).toEqual(['held', 'new', 'empty']);
  (await bring(list)).ok(201);
  expect((await played(ana)).map(([date]) => date)).toEqual(['2026-09-12']);
  const kept = (await club.call('GET /api/v1/Sessions/{id}', { as: ana, params: { id } })).ok();
  expect(kept).not.toHaveProperty('broughtIn');
});

test('within a day all of it is taken back, but sessions with others in them; then it can come again', async () => {
  const ana = await club.person({ email: 'ana@x.ca' });
  const first = (await bring(list)).ok(201);
  const zoe = await club.person({ firstName: 'Zoé', email: 'zoe@x.ca' });
  (await bring(list)).ok(201);
  expect(await counts()).toEqual([3, 4]);
  hours(23);
  expect((await takeBack(first.id)).ok()).toMatchObject({ takenBackOn: expect.any(String) });
  expect(await played(ana)).toEqual([]);
  expect((await played(zoe)).map(([date]) => date)).toEqual(['2026-09-19', '2026-09-05']);
  expect(await counts()).toEqual([2, 2]);
  (await takeBack(first.id)).ok();
  (await bring(list)).ok(201);
  expect((await played(ana)).map(([date]) => date)).toEqual(['2026-09-12', '2026-09-05']);
  const shown = (await club.call('GET /api/v1/Attendance/imports', { as: await boss() })).ok();
  expect(shown.map(({ takenBackOn }) => takenBackOn === null)).toEqual([true, true, false]);
});

test('a session goes with the last of those who were brought into it, in whichever order they are taken back', async () => {
  await club.person({ email: 'ana@x.ca' });
  const first = (await bring(list)).ok(201);
  await club.person({ firstName: 'Zoé', email: 'zoe@x.ca' });
  const second = (await bring(list)).ok(201);
  (await takeBack(first.id)).ok();
  (await takeBack(second.id)).ok();
  expect(await counts()).toEqual([0, 0]);
});

test('a session that was brought in takes no turn away, and is no usual one', async () => {
  const [ana, unlucky] = [await club.person({ email: 'ana@x.ca' }), await club.person()];
  const now = club.clock.now();
  club.clock.set(new Date('2026-11-10T12:00:00Z'));
  const sessionId = await club.session({ sessionDate: '2026-11-14' });
  await club.database.db.insert(places).values({
    ...{ sessionId, userId: unlucky.id, standing: 'waiting' as const, source: 'person' as const },
  });
  club.clock.set(now);
  await club.session();
  (await bring(`Email;2026-11-18;2026-11-20\n${ana.email};x;x`)).ok(201);
  const startsAt = new Date('2026-11-28T15:00:00Z');
  const { players: missedOut } = await club.perform(({ db }) => whoMissedOut(db, { startsAt }, now));
  expect([...missedOut]).toEqual([unlucky.id]);
  const odd = await club.call('GET /api/v1/Dashboard/oddities', { as: await boss() });
  expect(odd.ok()).toEqual([]);
});

test('what is older than a day stays; what is no table or too much is refused in words', async () => {
  await club.person({ email: 'ana@x.ca' });
  const { id } = (await bring(list)).ok(201);
  hours(25);
  expect((await takeBack(id)).error().code).toBe('tooLateToTakeBack');
  expect((await takeBack(crypto.randomUUID())).error().code).toBe('attendanceImportNotFound');
  expect((await preview('')).error().status).toBe(400);
  expect((await preview('only words')).error().code).toBe('unreadableTable');
  const many = Array.from({ length: 501 }, (_, index) => `p${index}@x.ca,x`).join('\n');
  expect((await preview(`Email,2026-09-05\n${many}`)).error().code).toBe('tooManyLines');
  const rows = Array.from({ length: 161 }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 4 + 7 * index)).toISOString().slice(0, 10);
    return `${day},ana@x.ca`;
  });
  expect((await preview(`Date,Email\n${rows.join('\n')}`)).error().code).toBe('tooManyDays');
});

test('columns that are not told are asked, and nothing is entered before', async () => {
  await club.person({ email: 'ana@x.ca' });
  const asked = 'Email;Sept 5;Sept 12\nana@x.ca;P;';
  const shown = (await preview(asked)).ok();
  expect(shown.asked?.doubts).toEqual(['year', 'marks']);
  expect(shown.lines).toEqual([]);
  expect((await bring(asked)).error().code).toBe('unclearColumns');
  const columns = { ...(shown.asked?.likely as NonNullable<typeof shown.mapping>), year: 2025, came: ['P'] };
  expect((await bring(asked, { columns })).ok(201)).toMatchObject({ from: '2025-09-05', attendances: 1 });
});

test('two who bring in one list at the same moment enter it once', async () => {
  await club.person({ email: 'ana@x.ca' });
  const { total } = (await preview(list)).ok();
  const body = { content: contentOf(list), total };
  const as = await boss();
  const both = await Promise.all(
    [1, 2].map(() => club.call('POST /api/v1/Attendance/imports', { as, body })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await club.database.db.$count(attendanceImports)).toBe(1);
});

test('a workbook’s sheets are each a season: which it is, is asked, and its days are dates', async () => {
  await club.person({ email: 'ana@x.ca' });
  const season = (day: number) =>
    `<row><c t="str"><v>Courriel</v></c><c s="1"><v>${day}</v></c></row>
    <row><c t="str"><v>ana@x.ca</v></c><c t="b"><v>1</v></c></row>`;
  const book = workbookOf({
    sheets: { Hiver: season(46_060), Automne: season(46_270) },
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
  });
  const asked = (await preview(book)).ok();
  expect(asked).toMatchObject({ lines: [], days: [], sheets: [{ name: 'Hiver', isRead: false }, {}] });
  expect((await bring(book)).error().code).toBe('unclearColumns');
  (await bring(book, { sheet: 1 })).ok(201);
  expect((await preview(book, { sheet: 1 })).ok().days).toMatchObject([{ date: '2026-09-05', people: 0 }]);
});
