import { PaymentStatus } from 'shared-api/contract';
import { entries } from '../../src/data/schema';
import { bringBalances, contentOf, previewBalances } from '../support/balances';
import { clubForEach, type Person } from '../support/club';
import { ledgerViolations } from '../support/ledger-promises';
import { recordPayment, setPaymentStatus } from '../support/payments';
import { textRows, workbookOf } from '../support/workbooks';

const club = clubForEach();

const hours = (count: number) => club.clock.set(new Date(club.clock.now().getTime() + count * 3600_000));
const boss = async () => club.again(await club.admin());
const balanceOf = async (person: Person) => {
  const { owed, credit } = (
    await club.call('GET /api/v1/Balances/mine', { as: await club.again(person) })
  ).ok();
  return { owed, credit };
};
const entriesOf = async (person: Person) =>
  (await club.call('GET /api/v1/Balances/mine/entries', { as: await club.again(person), query: {} }))
    .ok()
    .map(({ kind, amount, date, reason }) => [kind, amount, date, reason]);
const takeBack = async (id: string) =>
  club.call('POST /api/v1/Openings/{id}/take-back', { as: await boss(), params: { id } });

afterEach(async () => expect(await ledgerViolations(club.database.db)).toEqual([]));

test('what people owe and have is entered as they brought it, once its total is confirmed', async () => {
  const [ana, ben] = [
    await club.person({ firstName: 'Ana', lastName: 'Roy', email: 'ana@x.ca' }),
    await club.person({ firstName: 'Benoît', lastName: 'Côté' }),
  ];
  const list =
    'Nom;Courriel;Doit;Avoir;Date;Raison\n' +
    'Ana Roy;ANA@x.ca;"12,50 $";;2026-11-14;Deux samedis\n' +
    'Cote Benoit;;;20,00;2026-10-03;\n' +
    'Zoé Nulle;zoe@x.ca;5;;;';
  const { lines, total } = (await previewBalances(club, list)).ok();
  expect(lines.map(({ person, amount, fate }) => [person?.id, amount, fate])).toEqual([
    [ana.id, -12.5, 'new'],
    [ben.id, 20, 'new'],
    [undefined, -5, 'unknown'],
  ]);
  expect(total).toEqual({ owed: 12.5, credit: 20 });
  expect(await club.database.db.$count(entries)).toBe(0);

  const body = { content: contentOf(list), total: { owed: 12.5, credit: 25 } };
  const other = await club.call('POST /api/v1/Openings', { as: await boss(), body });
  expect(other.error().code).toBe('otherTotal');

  const brought = (await bringBalances(club, list)).ok(201);
  expect(brought).toMatchObject({ lines: 2, owed: 12.5, credit: 20, takenBackOn: null });
  expect(await balanceOf(ana)).toEqual({ owed: 12.5, credit: 0 });
  expect(await balanceOf(ben)).toEqual({ owed: 0, credit: 20 });
  expect(await entriesOf(ana)).toEqual([['opening', -12.5, '2026-11-14', 'Deux samedis']]);
  expect(await entriesOf(ben)).toEqual([['opening', 20, '2026-10-03', null]]);
  const [open] = (await club.call('GET /api/v1/Balances/mine', { as: ana })).ok().open;
  expect(open).toMatchObject({ opening: true, due: 12.5, sessionDate: null });
  const log = (await club.call('GET /api/v1/Audit', { as: await boss() })).ok();
  expect(log[0]).toMatchObject({ action: 'opening.import', after: { lines: 2, owed: 12.5, credit: 20 } });
  const month = (
    await club.call('GET /api/v1/Months/{month}', { as: await boss(), params: { month: '2026-11' } })
  ).ok();
  expect(month.changes).toEqual([{ kind: 'opening', entries: 1, owed: 12.5, money: 0, credit: 0 }]);
});

test('the same list again changes nothing; a line more is entered alone, and two equal lines are two', async () => {
  const ana = await club.person({ email: 'ana@x.ca' });
  const list = 'Email,Owes,Reason\nana@x.ca,10,Nov 7\nana@x.ca,10,Nov 7';
  (await bringBalances(club, list)).ok(201);
  expect(await balanceOf(ana)).toEqual({ owed: 20, credit: 0 });
  hours(30);
  const again = (await previewBalances(club, list)).ok();
  expect(again.lines.map(({ fate }) => fate)).toEqual(['known', 'known']);
  expect((await bringBalances(club, list)).error().code).toBe('nothingNew');
  (await bringBalances(club, `${list}\nana@x.ca,3,Ball`)).ok(201);
  expect(await balanceOf(ana)).toEqual({ owed: 23, credit: 0 });
});

test('a date in a closed month is entered on the first open day, and the reason keeps it', async () => {
  const ana = await club.person({ email: 'ana@x.ca' });
  const month = { params: { month: '2026-10' }, body: { closed: true } };
  (await club.call('PUT /api/v1/Months/{month}', { as: await boss(), ...month })).ok();
  const list = 'Email,Credit,Date,Note\nana@x.ca,8,2026-09-05,Nets';
  expect((await previewBalances(club, list)).ok().lines[0]).toMatchObject({
    ...{ date: '2026-09-05', enteredOn: '2026-11-01', fate: 'new' },
  });
  (await bringBalances(club, list)).ok(201);
  expect(await entriesOf(ana)).toEqual([['opening', 8, '2026-11-01', 'Nets · 2026-09-05']]);
  expect((await previewBalances(club, list)).ok().lines[0]?.fate).toBe('known');
});

test('within a day all of it can be taken back, also what credit has paid; then it can be brought in again', async () => {
  const [ana, ben] = [await club.person({ email: 'ana@x.ca' }), await club.person({ email: 'ben@x.ca' })];
  const before = await recordPayment(club, { userId: ana.id, amount: 15 });
  const list = 'Email,Owes,Credit\nana@x.ca,,20\nben@x.ca,30,';
  const { id } = (await bringBalances(club, list)).ok(201);
  // The credit pays what she owed; Ben pays.
  expect(await balanceOf(ana)).toEqual({ owed: 0, credit: 5 });
  const [due] = (await club.call('GET /api/v1/Balances/mine', { as: ben })).ok().open;
  (await setPaymentStatus(club, due?.paymentId ?? '', PaymentStatus.Completed)).ok();
  hours(23);
  expect((await takeBack(id)).ok()).toMatchObject({ id, lines: 2, takenBackOn: expect.any(String) });
  expect(await balanceOf(ana)).toEqual({ owed: 15, credit: 0 });
  expect(
    (await club.call('GET /api/v1/Payments/{id}', { as: await boss(), params: { id: before.id } })).ok(),
  ).toMatchObject({
    ...{ status: PaymentStatus.Pending, paid: 0 },
  });
  // What Ben has paid is his.
  expect(await balanceOf(ben)).toEqual({ owed: 0, credit: 30 });
  const count = await club.database.db.$count(entries);
  (await takeBack(id)).ok();
  expect(await club.database.db.$count(entries)).toBe(count);
  (await bringBalances(club, list)).ok(201);
  expect(await balanceOf(ana)).toEqual({ owed: 0, credit: 5 });
  const shown = (await club.call('GET /api/v1/Openings', { as: await boss() })).ok();
  expect(shown.map(({ takenBackOn }) => takenBackOn === null)).toEqual([true, false]);
});

test('what was paid out cannot be taken back, nor what is older than a day: nothing changes', async () => {
  const [ana, ben] = [
    await club.person({ email: 'ana@x.ca', firstName: 'Ana', lastName: 'Roy' }),
    await club.person({ email: 'ben@x.ca' }),
  ];
  const { id } = (await bringBalances(club, 'Email,Owes,Credit\nben@x.ca,7,\nana@x.ca,,20')).ok(201);
  const body = { kind: 'refund', amount: -20, reason: 'Moves away' } as const;
  (
    await club.call('POST /api/v1/Balances/{id}/entries', { as: await boss(), params: { id: ana.id }, body })
  ).ok();
  const spent = (await takeBack(id)).error();
  expect([spent.code, spent.message]).toEqual(['openingSpent', expect.stringContaining('Ana Roy')]);
  expect(await balanceOf(ben)).toEqual({ owed: 7, credit: 0 });
  hours(25);
  expect((await takeBack(id)).error().code).toBe('tooLateToTakeBack');
  const nothing = { as: await boss(), params: { id: ana.id } };
  expect((await club.call('POST /api/v1/Openings/{id}/take-back', nothing)).error().code).toBe(
    'openingNotFound',
  );
});

test('columns that do not say whose money it is are asked about, and nothing is entered before', async () => {
  await club.person({ email: 'ana@x.ca' });
  const list = 'Courriel;Solde\nana@x.ca;(12.50)';
  const asked = (await previewBalances(club, list)).ok();
  expect(asked).toMatchObject({
    mapping: null,
    lines: [],
    asked: { doubts: ['amounts'], likely: { has: 1 } },
  });
  const body = { content: contentOf(list), total: asked.total };
  const refused = await club.call('POST /api/v1/Openings', { as: await boss(), body });
  expect(refused.error().code).toBe('unclearColumns');
  const columns = { firstRow: 1, email: 0, names: [], dateOrder: 'ymd' as const };
  const { lines } = (await previewBalances(club, list, { columns: { ...columns, has: 1 } })).ok();
  expect(lines[0]).toMatchObject({ amount: -12.5, fate: 'new' });
  (await bringBalances(club, list, { columns: { ...columns, owes: 1 } })).ok(201);
});

test('which of a workbook’s sheets it is, is asked, and nothing is entered before', async () => {
  const ana = await club.person({ email: 'ana@x.ca' });
  const year = (owed: string) =>
    textRows([
      ['Email', 'Owes'],
      ['ana@x.ca', owed],
    ]);
  const book = workbookOf({ sheets: { '2024': year('10'), '2025': year('20') } });
  const asked = (await previewBalances(club, book)).ok();
  expect(asked).toMatchObject({ lines: [], sheets: [{ isRead: false }, { name: '2025', isRead: false }] });
  expect((await bringBalances(club, book)).error().code).toBe('unclearColumns');
  (await bringBalances(club, book, { sheet: 1 })).ok(201);
  expect(await balanceOf(ana)).toEqual({ owed: 20, credit: 0 });
});

test('what is no table, or too much at once, is refused in words', async () => {
  expect((await previewBalances(club, 'Ana owes ten')).error().code).toBe('unreadableTable');
  const many = `Email,Owes\n${'ana@x.ca,1\n'.repeat(501)}`;
  expect((await previewBalances(club, many)).error().code).toBe('tooManyLines');
});

test('two who bring in one list at the same moment enter it once', async () => {
  const ana = await club.person({ email: 'ana@x.ca' });
  const list = 'Email,Owes\nana@x.ca,10';
  await club.admin();
  const replies = await Promise.all([bringBalances(club, list), bringBalances(club, list)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await balanceOf(ana)).toEqual({ owed: 10, credit: 0 });
});
