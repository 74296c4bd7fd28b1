import { PaymentStatus, Plan } from 'shared-api/contract';
import { entries } from '../../src/data/schema';
import { bringBalances, contentOf } from '../support/balances';
import { clubForEach, type Person } from '../support/club';
import { ledgerViolations } from '../support/ledger-promises';
import { bringPasses, previewPasses } from '../support/passes';
import { setPaymentStatus } from '../support/payments';
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
const passesOf = async (person: Person) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/mine', { as: await club.again(person) })).ok();
const takeBack = async (id: string) =>
  club.call('POST /api/v1/SeasonSubscriptions/imports/{id}/take-back', { as: await boss(), params: { id } });
const season = async () =>
  (
    await club.call('POST /api/v1/Seasons', {
      as: await boss(),
      body: { name: 'Automne · Fall 2026', startDate: '2026-09-05', endDate: '2026-12-19', price: 95 },
    })
  ).ok(201);
const list =
  'Email;Season;Price;Amount paid;Paid on\n' +
  'ana@x.ca;Fall 2026;95;95;2026-09-01\n' +
  'ben@x.ca;Fall 2026;"95,00";40;\n' +
  'nobody@x.ca;Fall 2026;95;0;';

afterEach(async () => expect(await ledgerViolations(club.database.db)).toEqual([]));

test('an account’s form that shows no pass yet, or one that is taken back, is not saved over the list', async () => {
  await season();
  const { id } = await club.person({ email: 'ana@x.ca' });
  const versionOf = async () =>
    (await club.call('GET /api/v1/Users/{id}', { as: await boss(), params: { id } })).ok().version;
  const before = await versionOf();
  const brought = (await bringPasses(club, list)).ok(201);
  const between = await versionOf();
  (await takeBack(brought.id)).ok();
  expect(new Set([before, between, await versionOf()]).size).toBe(3);
});

test('passes are entered with what was paid and what is owed, once their total is confirmed; nobody is told', async () => {
  const { id: seasonId } = await season();
  const [ana, ben] = [await club.person({ email: 'ana@x.ca' }), await club.person({ email: 'ben@x.ca' })];
  const sessionId = await club.session({ sessionDate: '2026-11-28' });
  const { lines, total } = (await previewPasses(club, list)).ok();
  expect(lines.map(({ person, fate, paid, owed }) => [person?.id, fate, paid, owed])).toEqual([
    [ana.id, 'new', 95, 0],
    [ben.id, 'new', 40, 55],
    [undefined, 'unknown', 0, 95],
  ]);
  expect(total).toEqual({ passes: 2, paid: 135, owed: 55 });
  expect(await club.database.db.$count(entries)).toBe(0);
  const body = { content: contentOf(list), total: { ...total, owed: 50 } };
  const other = await club.call('POST /api/v1/SeasonSubscriptions/imports', { as: await boss(), body });
  expect(other.error().code).toBe('otherTotal');

  await club.drain();
  const mails = club.mailer.sent.length;
  const brought = (await bringPasses(club, list)).ok(201);
  expect(brought).toMatchObject({ passes: 2, paid: 135, owed: 55, takenBackOn: null });
  await club.drain();
  expect(club.mailer.sent).toHaveLength(mails);
  expect(await passesOf(ana)).toEqual([
    expect.objectContaining({
      seasonId,
      startDate: '2026-09-05',
      price: 95,
      paymentDue: null,
      broughtIn: true,
    }),
  ]);
  expect((await passesOf(ben))[0]?.paymentDue?.amount).toBe(55);
  expect(await balanceOf(ana)).toEqual({ owed: 0, credit: 0 });
  expect(await balanceOf(ben)).toEqual({ owed: 55, credit: 0 });
  // They have the spots that a pass gives.
  const session = (
    await club.call('GET /api/v1/Sessions/{id}', { as: await club.again(ana), params: { id: sessionId } })
  ).ok();
  expect(session.place).toMatchObject({ standing: 'in' });
  const [user] = (
    await club.call('GET /api/v1/Users', { as: await boss(), query: { search: 'ana@x.ca' } })
  ).ok();
  expect(user?.paymentPlan).toBe(Plan.Membership);
  const books = (
    await club.call('GET /api/v1/Balances/mine/entries', { as: await club.again(ana), query: {} })
  ).ok();
  expect(books.map(({ kind, amount, date }) => [kind, amount, date]).sort()).toEqual([
    ['applied', 95, '2026-09-01'],
    ['opening', -95, '2026-09-01'],
    ['opening', 95, '2026-09-01'],
  ]);
  const log = (await club.call('GET /api/v1/Audit', { as: await boss() })).ok();
  expect(log[0]).toMatchObject({
    ...{ action: 'subscription.import', after: { passes: 2, paid: 135, owed: 55 } },
  });
  // It is no balance that somebody brought in.
  expect((await club.call('GET /api/v1/Openings', { as: await boss() })).ok()).toEqual([]);
  const wrong = { as: await boss(), params: { id: brought.id } };
  expect((await club.call('POST /api/v1/Openings/{id}/take-back', wrong)).error().code).toBe(
    'openingNotFound',
  );
});

test('the same list again changes nothing, nor one of passes that were bought here', async () => {
  await season();
  await club.person({ email: 'ana@x.ca' });
  const ben = await club.person({ email: 'ben@x.ca' });
  (await bringPasses(club, list)).ok(201);
  hours(30);
  expect((await previewPasses(club, list)).ok().lines.map(({ fate }) => fate)).toEqual([
    'known',
    'known',
    'unknown',
  ]);
  expect((await bringPasses(club, list)).error().code).toBe('nothingNew');
  // Ended here, it does not come again.
  const [pass] = await passesOf(ben);
  const params = { id: pass?.id ?? '' };
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: await boss(), params })).ok();
  expect((await bringPasses(club, list)).error().code).toBe('nothingNew');
});

test('what was paid for a pass pays that one, whatever else somebody owes; other credit pays what is left', async () => {
  await season();
  const [ana, ben] = [await club.person({ email: 'ana@x.ca' }), await club.person({ email: 'ben@x.ca' })];
  (await bringBalances(club, 'Email,Owes,Credit\nana@x.ca,10,\nben@x.ca,,30')).ok(201);
  (await bringPasses(club, list)).ok(201);
  expect(await balanceOf(ana)).toEqual({ owed: 10, credit: 0 });
  expect((await passesOf(ana))[0]?.paymentDue).toBeNull();
  expect(await balanceOf(ben)).toEqual({ owed: 25, credit: 0 });
});

test('within a day all of it can be taken back, with spots and money; then it can be brought in again', async () => {
  await season();
  const [ana, ben] = [await club.person({ email: 'ana@x.ca' }), await club.person({ email: 'ben@x.ca' })];
  const sessionId = await club.session({ sessionDate: '2026-11-28' });
  (await bringBalances(club, 'Email,Owes,Credit\nana@x.ca,10,\nben@x.ca,,30')).ok(201);
  const { id } = (await bringPasses(club, list)).ok(201);
  hours(23);
  const mails = club.mailer.sent.length;
  expect((await takeBack(id)).ok()).toMatchObject({ id, passes: 2, takenBackOn: expect.any(String) });
  await club.drain();
  expect(club.mailer.sent).toHaveLength(mails);
  expect(await balanceOf(ana)).toEqual({ owed: 10, credit: 0 });
  expect(await balanceOf(ben)).toEqual({ owed: 0, credit: 30 });
  expect(await passesOf(ana)).toEqual([]);
  const session = (
    await club.call('GET /api/v1/Sessions/{id}', { as: await club.again(ana), params: { id: sessionId } })
  ).ok();
  expect(session.place?.standing).not.toBe('in');
  const count = await club.database.db.$count(entries);
  (await takeBack(id)).ok();
  expect(await club.database.db.$count(entries)).toBe(count);
  (await bringPasses(club, list)).ok(201);
  expect(await balanceOf(ben)).toEqual({ owed: 25, credit: 0 });
  const shown = (await club.call('GET /api/v1/SeasonSubscriptions/imports', { as: await boss() })).ok();
  expect(shown.map(({ takenBackOn }) => takenBackOn === null)).toEqual([true, false]);
});

test('after a day, or once the money has left, nothing is taken back', async () => {
  await season();
  const ana = await club.person({ email: 'ana@x.ca', firstName: 'Ana', lastName: 'Roy' });
  await club.person({ email: 'ben@x.ca' });
  const { id } = (await bringPasses(club, list)).ok(201);
  const [paid] = (
    await club.call('GET /api/v1/Payments', { as: await boss(), query: { userId: ana.id } })
  ).ok();
  (await setPaymentStatus(club, paid?.id ?? '', PaymentStatus.Refunded)).ok();
  expect((await takeBack(id)).error().code).toBe('openingSpent');
  expect(await passesOf(ana)).toHaveLength(1);
  hours(25);
  expect((await takeBack(id)).error().code).toBe('tooLateToTakeBack');
  expect((await takeBack(ana.id)).error().code).toBe('passImportNotFound');
});

test('which of a workbook’s sheets and columns it is, is asked, and nothing is entered before', async () => {
  await season();
  const ana = await club.person({ email: 'ana@x.ca' });
  const rows = (price: string) =>
    textRows([
      ['Email', 'Season', 'Price', 'Paid'],
      ['ana@x.ca', 'Fall 2026', price, 'x'],
    ]);
  const book = workbookOf({ sheets: { '2024': rows('80'), '2025': rows('90') } });
  expect((await bringPasses(club, book)).error().code).toBe('unclearColumns');
  const unsaid = 'Email,Season\nana@x.ca,Fall 2026';
  const asked = (await previewPasses(club, unsaid)).ok();
  expect(asked).toMatchObject({ mapping: null, lines: [], asked: { doubts: ['price', 'paid'] } });
  expect((await bringPasses(club, unsaid)).error().code).toBe('unclearColumns');
  (await bringPasses(club, book, { sheet: 1 })).ok(201);
  expect((await passesOf(ana))[0]?.price).toBe(90);
});

test('what is no table, or too much at once, is refused in words', async () => {
  expect((await previewPasses(club, 'Ana has a pass')).error().code).toBe('unreadableTable');
  const many = `Email,Season,Price,Paid\n${'ana@x.ca,Fall 2026,95,x\n'.repeat(501)}`;
  expect((await previewPasses(club, many)).error().code).toBe('tooManyLines');
});

test('two who bring in one list at the same moment enter it once', async () => {
  await season();
  const ana = await club.person({ email: 'ana@x.ca' });
  await club.admin();
  const one = 'Email,Season,Price,Paid\nana@x.ca,Fall 2026,95,';
  const replies = await Promise.all([bringPasses(club, one), bringPasses(club, one)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await balanceOf(ana)).toEqual({ owed: 95, credit: 0 });
});
