import { PaymentMethod, PaymentStatus, Plan } from 'shared-api';
import { read, utils } from 'xlsx';
import { ExportFile } from './file';
import { type ExportPlan, type ExportRow, exportColumns } from './protocol';
import { exportFileName } from './save';
import { revenueFactors } from './total';
import { wallClock } from './wall-clock';

const plan: ExportPlan = {
  format: 'xlsx',
  columns: exportColumns,
  includeHeaders: true,
  headers: {
    date: 'Date',
    time: 'Time',
    userName: 'User Name',
    email: 'Email',
    amount: 'Amount',
    status: 'Status',
    paymentId: 'Payment ID',
    plan: 'Plan',
    method: 'Payment Method',
    reference: 'Reference',
    total: 'Total',
    late: 'Late Cancellation',
  },
  statuses: { 0: 'Pending', 1: 'Completed', 2: 'Failed', 3: 'Refunded' },
  plans: { 0: 'Season', 1: 'Drop-in' },
  methods: { 0: 'Interac e-Transfer', 1: 'Credit card', 2: 'PayPal', 3: 'Other', 4: 'Cash' },
  late: 'Yes',
  factors: revenueFactors,
  timeZone: 'America/Toronto',
};

const row = (given: Partial<ExportRow> = {}): ExportRow => ({
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
  ...given,
});

const sheetOf = (file: ExportFile) => {
  const book = read(file.content(), { type: 'array', cellFormula: true, cellNF: true });
  expect(book.SheetNames).toEqual(['Payments']);
  return book.Sheets.Payments ?? {};
};

test('a moment is the club’s, over the changes of the clock, with midnight as 00', () => {
  const at = (instant: string) => Object.values(wallClock(instant, plan.timeZone)).join(' ');
  expect(at('2026-07-01T03:30:05Z')).toBe('2026-06-30 23:30:05');
  expect(at('2026-03-08T06:59:59Z')).toBe('2026-03-08 01:59:59');
  expect(at('2026-03-08T07:00:00Z')).toBe('2026-03-08 03:00:00');
  expect(at('2026-01-01T05:00:00Z')).toBe('2026-01-01 00:00:00');
});

test('the workbook has the columns in their order, and amounts as numbers', () => {
  const file = new ExportFile({ ...plan, columns: exportColumns.filter((column) => column !== 'total') });
  file.add([row(), row({ id: 'p2', late: true })]);
  const payment = ['2026-06-30', '23:30:05', 'Zoé Lévesque', 'zoe@example.org', 95, 'Completed'];
  expect(utils.sheet_to_json(sheetOf(file), { header: 1 })).toEqual([
    ['Date', 'Time', 'User Name', 'Email', 'Amount', 'Status', 'Payment ID'].concat([
      'Plan',
      'Payment Method',
      'Reference',
      'Late Cancellation',
    ]),
    [...payment, 'p1', 'Season', 'Interac e-Transfer', 'CS-7K2M-9QXA', ''],
    [...payment, 'p2', 'Season', 'Interac e-Transfer', 'CS-7K2M-9QXA', 'Yes'],
  ]);
});

test('what counts is summed up to the cent, as the page does: received adds, failed or refunded subtracts', () => {
  const file = new ExportFile({ ...plan, columns: ['userName', 'total', 'status'] });
  const { Completed, Failed, Refunded, Pending } = PaymentStatus;
  const given: [number, PaymentStatus][] = [
    [0.1, Completed],
    [0.2, Completed],
    [95, Completed],
    [10, Failed],
    [20, Refunded],
    [40, Pending],
  ];
  file.add(given.map(([amount, status], index) => row({ id: `p${index}`, amount, status })));
  const lines = utils.sheet_to_json<unknown[]>(sheetOf(file), { header: 1 });
  expect(lines.slice(1).map(([, total]) => total)).toEqual([0.1, 0.2, 95, -10, -20, 0, 65.3]);
  expect(lines.at(-1)).toEqual(['Total', 65.3, '']);
});

test('only the chosen columns, without headers where none are wanted', () => {
  const file = new ExportFile({ ...plan, columns: ['userName', 'amount'], includeHeaders: false });
  file.add([row()]);
  expect(utils.sheet_to_json(sheetOf(file), { header: 1 })).toEqual([['Zoé Lévesque', 95]]);
});

test('a name that looks like a formula is text in the workbook, and stays so when somebody edits it', () => {
  const file = new ExportFile({ ...plan, columns: ['userName'], includeHeaders: false });
  file.add([row({ userName: '=HYPERLINK("http://example.org")' })]);
  const cell = sheetOf(file).A1;
  expect(cell).toMatchObject({ t: 's', v: '=HYPERLINK("http://example.org")', z: '@' });
  expect(cell?.f).toBeUndefined();
});

test('a payment that comes twice counts once', () => {
  const file = new ExportFile({ ...plan, format: 'csv' });
  file.add([row(), row({ id: 'p2' })]);
  file.add([row({ id: 'p2' }), row({ id: 'p3' })]);
  expect(file.rows).toBe(3);
});

test('pages are read as they came over the line, and one that is no JSON is refused', () => {
  const file = new ExportFile({ ...plan, format: 'csv', columns: ['userName'], includeHeaders: false });
  const page = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
  file.read(page(JSON.stringify([row()])));
  expect(new TextDecoder().decode(file.content())).toBe('Zoé Lévesque\r\n');
  expect(() => file.read(page('<html>'))).toThrow(SyntaxError);
});

test.each([
  ['csv', 'text/csv;charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('%s is handed over as what it is', (format, type) => {
  const file = new ExportFile({ ...plan, format });
  expect(file.blob().type).toBe(type);
});

test.each([
  [{}, 'payments-2026-11-21.xlsx'],
  [{ from: '2026-10-01', to: '2026-10-31' }, 'payments-2026-11-21_2026-10-01--2026-10-31.xlsx'],
  [{ from: '2026-10-01' }, 'payments-2026-11-21_2026-10-01--.xlsx'],
  [{ to: '2026-10-31' }, 'payments-2026-11-21_--2026-10-31.xlsx'],
])('the file of %j is called payments-, the club’s date, and the period', (period, name) => {
  expect(exportFileName('xlsx', period, new Date('2026-11-22T03:00:00Z'))).toBe(name);
});
