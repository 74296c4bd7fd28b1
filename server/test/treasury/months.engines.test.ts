import fc from 'fast-check';
import { addDays, clubDate } from 'shared-api/calendar';
import { type MonthReport, type PaymentChange, PaymentStatus } from 'shared-api/contract';
import { clubForEach } from '../support/club';
import { sequences } from '../support/engines';
import { recordPayment, savePayment, setPaymentStatus } from '../support/payments';
import { importRows } from '../support/statements';

const club = clubForEach();

// A new login for each call: months pass.
const boss = async () => club.again(await club.admin());
const readMonth = async (month: string) =>
  (await club.call('GET /api/v1/Months/{month}', { as: await boss(), params: { month } })).ok();
const readLines = async (month: string) =>
  (await club.call('GET /api/v1/Months/{month}/entries', { as: await boss(), params: { month } })).ok();
const listMonths = async () => (await club.call('GET /api/v1/Months', { as: await boss() })).ok();
const setClosed = async (month: string, closed: boolean) =>
  club.call('PUT /api/v1/Months/{month}', { as: await boss(), params: { month }, body: { closed } });
const receive = async (userId: string, amount: number, paymentDate: string) =>
  club.call('POST /api/v1/Payments', {
    as: await boss(),
    body: { userId, amount, plan: 1, status: PaymentStatus.Completed, paymentDate },
  });
const enter = async (id: string, kind: 'credit' | 'refund', amount: number) =>
  club.call('POST /api/v1/Balances/{id}/entries', {
    as: await boss(),
    params: { id },
    body: { kind, amount, reason: 'Because' },
  });
const pass = (days: number) => club.clock.set(new Date(club.clock.now().getTime() + days * 86_400_000));

const columns = ['owed', 'credit', 'money'] as const;
const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (rows: readonly Record<(typeof columns)[number], number>[]) =>
  Object.fromEntries(
    columns.map((column) => [column, rows.reduce((sum, row) => sum + cents(row[column]), 0)]),
  );
const inCents = (row: Record<(typeof columns)[number], number>) => sumOf([row]);

/** Something that happens to one of two people. */
const steps: Record<string, (id: string, amount: number, days: number) => Promise<unknown>> = {
  pass: async (_, __, days) => pass(days),
  owe: (userId, amount) => recordPayment(club, { userId, amount }).catch(() => undefined),
  receive: (userId, amount, days) => receive(userId, amount, addDays(clubDate(club.clock.now()), -days)),
  credit: (id, amount) => enter(id, 'credit', amount),
  payOut: (id, amount) => enter(id, 'refund', -amount),
  edit: async (userId, amount, days) => {
    const query = { userId, page: 1, pageSize: 1 };
    const [row] = (await club.call('GET /api/v1/Payments', { as: await boss(), query })).ok();
    if (!row) return;
    const status = (days % 4) as PaymentStatus;
    await savePayment(club, row.id, { plan: row.plan, amount, method: row.method, status });
  },
  drop: async () => {
    const [refund] = (
      await club.call('GET /api/v1/Refunds', { as: await boss(), query: { state: 'due' } })
    ).ok();
    if (!refund) return;
    const body = { decision: 'drop' };
    await club.call('PUT /api/v1/Refunds/{id}/decision', {
      as: await boss(),
      params: { id: refund.id },
      body,
    });
  },
};

test('opening plus changes is closing whatever happens, each month opens as the last closed, and lines sum up to it', async () => {
  const people = [await club.person(), await club.person()];
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(steps)),
    who: fc.nat(1),
    cents: fc.integer({ min: 1, max: 5000 }),
    days: fc.integer({ min: 0, max: 40 }),
  });
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (sequence) => {
    for (const { name, who, cents: some, days } of sequence) {
      await steps[name]?.(people[who]?.id ?? '', some / 100, days);
    }
    let before: MonthReport['closing'] = { owed: 0, credit: 0, money: 0 };
    for (const { month } of (await listMonths()).reverse()) {
      const { opening, changes, closing } = await readMonth(month);
      expect(opening).toEqual(before);
      expect(sumOf([opening, ...changes])).toEqual(inCents(closing));
      expect(sumOf(await readLines(month))).toEqual(sumOf(changes));
      before = closing;
    }
    const summary = await club.call('GET /api/v1/Balances/summary', { as: await boss() });
    expect(before.owed).toBe(summary.ok().owed);
  });
  await fc.assert(property, sequences(5));
});

test('nothing is entered in a closed month, until it is opened again', async () => {
  const player = await club.person();
  const { id } = (await receive(player.id, 40, '2026-10-15')).ok(201);
  expect((await setClosed('2026-11', true)).error().code).toBe('monthNotOver');
  (await setClosed('2026-10', true)).ok();
  expect((await setClosed('2026-10', true)).ok()).toMatchObject({ closedBy: 'Ada Boss' });
  expect((await listMonths()).map(({ month, closedOn }) => [month, closedOn !== null])).toEqual([
    ['2026-11', false],
    ['2026-10', true],
  ]);
  const october = await readMonth('2026-10');
  expect((await receive(player.id, 10, '2026-10-31')).error()).toMatchObject({ code: 'monthClosed' });
  expect((await receive(player.id, 10, '2026-09-01')).error().code).toBe('monthClosed');
  (await receive(player.id, 10, '2026-11-01')).ok(201);

  const edit = (change: Partial<PaymentChange>) =>
    savePayment(club, id, { amount: 40, paymentDate: '2026-10-15', ...change });
  expect((await edit({ amount: 41 })).error().code).toBe('monthClosed');
  expect((await edit({ paymentDate: '2026-11-02' })).error().code).toBe('monthClosed');
  expect((await edit({ method: 3 })).error().code).toBe('monthClosed');
  expect((await edit({ plan: 0 })).error().code).toBe('monthClosed');
  // A refund made today has today's date.
  (await setPaymentStatus(club, id, PaymentStatus.Refunded)).ok();
  expect(await readMonth('2026-10')).toEqual(october);

  (await setClosed('2026-10', false)).ok();
  (await receive(player.id, 10, '2026-10-31')).ok(201);
  const log = await club.call('GET /api/v1/Audit', { as: await boss(), query: { entity: 'month' } });
  expect(log.ok().map(({ action, entityId }) => `${action} ${entityId}`)).toEqual([
    'month.open 2026-10',
    'month.close 2026-10',
  ]);
});

test('a month closes those before it, and the last one closed is opened first', async () => {
  const player = await club.person();
  await receive(player.id, 40, '2026-08-15');
  (await setClosed('2026-08', true)).ok();
  (await setClosed('2026-10', true)).ok();
  expect((await receive(player.id, 10, '2026-09-15')).error().code).toBe('monthClosed');
  expect((await setClosed('2026-08', false)).error().code).toBe('laterMonthClosed');
  (await setClosed('2026-10', false)).ok();
  (await receive(player.id, 10, '2026-09-15')).ok(201);
  expect((await receive(player.id, 10, '2026-08-31')).error().code).toBe('monthClosed');
});

test('a transfer of a closed month is entered on the first open day, and keeps the bank’s date', async () => {
  const player = await club.person();
  const { reference } = await recordPayment(club, { userId: player.id, amount: 10 });
  await receive(player.id, 40, '2026-10-15');
  (await setClosed('2026-10', true)).ok();
  const october = await readMonth('2026-10');
  const { settled } = await importRows(club, `2026-10-30,INTERAC ${reference},10.00`);
  expect(settled).toMatchObject([{ date: '2026-10-30', state: 'settled' }]);
  expect(await readMonth('2026-10')).toEqual(october);
  expect((await readMonth('2026-11')).received).toEqual([
    { date: '2026-11-01', plan: 1, method: 0, amount: 10 },
  ]);
});
