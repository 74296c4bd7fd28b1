import { type Payment, PaymentMethod, PaymentStatus, Plan } from 'shared-api';
import { type ExportChoice, exportColumns, paymentLines, paymentsFileName } from './lines';

const everything: ExportChoice = { format: 'xlsx', columns: exportColumns, includeHeaders: true };

const payment = (given: Partial<Payment> = {}): Payment =>
  ({
    id: 'p1',
    paymentDate: '2026-07-01T03:30:05.000Z',
    userName: 'Zoé Lévesque',
    userEmail: 'zoe@example.org',
    amount: 95,
    status: PaymentStatus.Completed,
    plan: Plan.Membership,
    method: PaymentMethod.Interac,
    reference: 'CS-7K2M-9QXA',
    late: false,
    sessionDate: null,
    guestName: null,
    passStart: '2026-07-01',
    passEnd: '2026-09-30',
    withdrawnOn: null,
    ...given,
  }) as Payment;

const i18n = {
  text: (id: string) => id,
  format: { date: (day: string, style: string) => `${style} ${day}` },
} as never;
// Message ids instead of texts: each cell shows which it uses.
const lines = (payments: Payment[], choice: Partial<ExportChoice> = {}) =>
  paymentLines(payments, { ...everything, ...choice }, i18n);

test.each([
  ['2026-07-01T03:30:05.000Z', '2026-06-30', '23:30:05'],
  ['2026-03-08T06:59:59.000Z', '2026-03-08', '01:59:59'],
  ['2026-03-08T07:00:00.000Z', '2026-03-08', '03:00:00'],
  ['2026-01-01T05:00:00.000Z', '2026-01-01', '00:00:00'],
])('%s is a date and a time on the club’s clock', (paymentDate, date, time) => {
  const choice = { columns: ['date', 'time'], includeHeaders: false } as const;
  expect(lines([payment({ paymentDate })], choice)).toEqual([[date, time]]);
});

test('each payment is a line under the columns’ names, and amounts are numbers', () => {
  const columns = exportColumns.filter((column) => column !== 'total');
  const [head = [], ...rows] = lines([payment(), payment({ id: 'p2', late: true })], { columns });
  expect(head).toEqual(columns.map((column) => `export.column.${column}`));
  const both = {
    date: '2026-06-30',
    time: '23:30:05',
    userName: 'Zoé Lévesque',
    email: 'zoe@example.org',
    amount: 95,
    status: 'ui.paymentStatus.completed',
    plan: 'payments.filter.season',
    method: 'ui.paymentMethod.interac',
    reference: 'CS-7K2M-9QXA',
  };
  expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [columns[at], cell])))).toEqual([
    expect.objectContaining({ ...both, paymentId: 'p1', late: '', for: 'ui.purpose.pass' }),
    expect.objectContaining({
      ...both,
      paymentId: 'p2',
      late: 'export.late',
      for: 'ui.purpose.pass · ui.purpose.late',
    }),
  ]);
});

test('what a payment is for: a session, or a guest’s spot in it', () => {
  const session = { plan: Plan.DropIn, sessionDate: '2026-11-21', passStart: null, passEnd: null };
  const given = [payment(session), payment({ ...session, guestName: 'Camille' })];
  expect(lines(given, { columns: ['for'], includeHeaders: false })).toEqual([
    ['full 2026-11-21'],
    ['full 2026-11-21 · ui.purpose.guest'],
  ]);
});

test('what counts is summed up to the cent, as the page does: received adds, failed or refunded subtracts', () => {
  const { Completed, Failed, Refunded, Pending } = PaymentStatus;
  const given: [number, PaymentStatus][] = [
    [0.1, Completed],
    [0.2, Completed],
    [95, Completed],
    [10, Failed],
    [20, Refunded],
    [0, Refunded],
    [40, Pending],
  ];
  const all = lines(
    given.map(([amount, status], index) => payment({ id: `p${index}`, amount, status })),
    { columns: ['userName', 'total', 'status'] },
  );
  expect(all.slice(1).map(([, total]) => total)).toEqual([0.1, 0.2, 95, -10, -20, 0, 0, 65.3]);
  expect(all.at(-1)).toEqual(['export.column.total', 65.3, '']);
});

test('only the chosen columns, without headings where none are wanted', () => {
  expect(lines([payment()], { columns: ['userName', 'amount'], includeHeaders: false })).toEqual([
    ['Zoé Lévesque', 95],
  ]);
});

test.each([
  [{}, 'payments-2026-11-21.xlsx'],
  [{ from: '2026-10-01', to: '2026-10-31' }, 'payments-2026-11-21_2026-10-01--2026-10-31.xlsx'],
  [{ from: '2026-10-01' }, 'payments-2026-11-21_2026-10-01--.xlsx'],
  [{ to: '2026-10-31' }, 'payments-2026-11-21_--2026-10-31.xlsx'],
])('the file of %j is called payments-, the club’s date, and the period', (period, name) => {
  expect(paymentsFileName('xlsx', period, new Date('2026-11-22T03:00:00Z'))).toBe(name);
});
