import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementMapping } from 'shared-api/contract';
import { centsIn, dateIn } from '../../src/club/interac/reading';
import { referencesIn } from '../../src/club/money/references';
import { readBrought } from '../support/brought';

const folder = join(__dirname, 'statements');

const read = (content: Uint8Array | string, mapping?: StatementMapping) => readBrought(content, { mapping });

/** The same month at every bank. */
const month = [
  { date: '2026-11-02', cents: -45_000, isInterac: false, references: [] },
  { date: '2026-11-05', cents: 42, isInterac: false, references: [] },
  { date: '2026-11-14', cents: 1000, isInterac: true, references: ['CS-DK8F-VAXK'] },
  { date: '2026-11-16', cents: 1000, isInterac: true, references: [] },
  { date: '2026-11-16', cents: 1000, isInterac: true, references: [] },
  { date: '2026-11-18', cents: 123_456, isInterac: true, references: [] },
  { date: '2026-11-20', cents: 9500, isInterac: true, references: ['CS-XF3V-K6JQ'] },
];

const files = readdirSync(folder);

test.each(files)('%s', async (name) => {
  const bytes = readFileSync(join(folder, name));
  const first = await read(bytes);
  // Of files without names, the likely columns are right.
  const likely = first?.table?.asked?.likely as StatementMapping | undefined;
  const file = likely ? await read(bytes, likely) : first;
  const transfers = (file?.transfers ?? []).toSorted((a, b) => a.date.localeCompare(b.date));
  expect(
    transfers.map(({ date, cents, isInterac, message }) => ({
      ...{ date, cents, isInterac },
      references: referencesIn(message),
    })),
  ).toEqual(month);
  expect(file?.unreadableRows).toEqual([]);
  expect(new Set(transfers.map(({ key }) => key)).size).toBe(month.length);
  expect(transfers[2]?.sender).toBe('JEAN TREMBLAY');
  expect(transfers[6]?.sender).toMatch(/^H[EÉ]L[EÈ]NE C[OÔ]T[EÉ]$/);
});

test.each([
  ['Debit', -1000],
  ['DR', -1000],
  ['Retrait', -1000],
  ['Withdrawal', -1000],
  ['Crédit', 1000],
  ['Deposit', 1000],
])('a column that says %p gives the amount its sign', async (direction, cents) => {
  const mapping: StatementMapping = {
    ...{ firstRow: 1, date: 0, dateOrder: 'ymd', descriptions: [1], amount: 2, direction: 3 },
  };
  const file = await read(
    `Date,Text,Amount,Type\n2026-11-14,Interac e-Transfer,10.00,${direction}\n`,
    mapping,
  );
  expect(file?.transfers.map((transfer) => transfer.cents)).toEqual([cents]);
});

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['$10.00', 1000],
  ['10,00 $', 1000],
  ['1 234,56 $', 123_456],
  ['1\u00a0234,56\u00a0$', 123_456],
  ['1\u202f234,56', 123_456],
  ['$1,234.56', 123_456],
  ['1.234,56', 123_456],
  ["1'234.56", 123_456],
  ['98, 00', 9800],
  ['-12.34', -1234],
  ['−12,34', -1234],
  ['12.34-', -1234],
  ['(12.34)', -1234],
  ['+12.34', 1234],
  ['12.34 CAD', 1234],
  ['0.00', 0],
  ['-0.00', 0],
  // A thousand in one language, little more than one in the other.
  ['1,234', null],
  ['1.234', null],
  ['1 234', 123_400],
  ["1'234", 123_400],
  ['100000.00', 10_000_000],
  ['100000.01', null],
  ['1,234,56', null],
  ['12.345.6', null],
  ['(12.34', null],
  ['', null],
  ['abc', null],
  ['1e3', null],
  ['12 34', null],
  ['9'.repeat(400), null],
])('the amount %p is %p cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test.each([
  ['2026-11-21', 'mdy', '2026-11-21'],
  ['2026/11/21', 'mdy', '2026-11-21'],
  ['20261121', 'mdy', '2026-11-21'],
  ['11/21/2026', 'mdy', '2026-11-21'],
  ['1/2/2026', 'mdy', '2026-01-02'],
  ['1/2/2026', 'dmy', '2026-02-01'],
  ['21-11-2026', 'dmy', '2026-11-21'],
  ['21/11/2026', 'mdy', null],
  ['November 21, 2026', 'mdy', '2026-11-21'],
  ['Nov. 21, 2026', 'mdy', '2026-11-21'],
  ['31 août 2026', 'mdy', '2026-08-31'],
  ['1 sept. 2026', 'mdy', '2026-09-01'],
  ['1er février 2026', 'mdy', '2026-02-01'],
  ['3 mai 2026', 'mdy', '2026-05-03'],
  ['4 juin 2026', 'mdy', '2026-06-04'],
  ['5 juillet 2026', 'mdy', '2026-07-05'],
  ['6 July 2026', 'mdy', '2026-07-06'],
  ['7 déc. 2026', 'mdy', '2026-12-07'],
  ['14-Nov-2026', 'ymd', '2026-11-14'],
  ['14-nov-26', 'dmy', '2026-11-14'],
  ['14-nov-26', 'ymd', '2014-11-26'],
  ['14-nov-26', 'mdy', null],
  ['nov 14, 26', 'mdy', '2026-11-14'],
  ['11/14/26', 'mdy', '2026-11-14'],
  ['26-11-14', 'ymd', '2026-11-14'],
  // June or July.
  ['5 jui 2026', 'dmy', null],
  ['Mastercard 12 2026', 'mdy', null],
  ['2026-11-21T09:30:00', 'ymd', '2026-11-21'],
  ['2026-02-30', 'ymd', null],
  ['0001-01-01', 'ymd', null],
  ['yesterday', 'mdy', null],
  ['', 'mdy', null],
] as const)('the date %p (%s) is %p', (text, order, date) => {
  expect(dateIn(text, order)).toBe(date);
});

const asked = async (text: string) => {
  const file = await read(text);
  return { mapping: file?.table?.mapping, ...file?.table?.asked };
};

test.each([
  ['03/11/2026,E-TRANSFER A,,10.00,11.00', '04/11/2026,E-TRANSFER B,,10.00,21.00'],
  ['11/14/26,E-TRANSFER A,,10.00,11.00', '11/15/26,E-TRANSFER B,,10.00,21.00'],
  ['14-nov-26,E-TRANSFER A,,10.00,11.00', '15-nov-26,E-TRANSFER B,,10.00,21.00'],
])('what is day, month and year is asked about where it may be either: %s', async (...rows) => {
  expect(await asked(rows.join('\n'))).toMatchObject({ mapping: null, doubts: ['dateOrder', 'amounts'] });
});

test('a day after the twelfth proves the order', async () => {
  const rows = ['Date,Description,Amount', '03/11/2026,E-TRANSFER A,10.00', '14/11/2026,E-TRANSFER B,10.00'];
  const file = await read(rows.join('\n'));
  expect(file?.transfers.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-14']);
});

test('somebody may say which column holds what', async () => {
  const text = 'when|what|how much\n21/11/2026|INTERAC from A Player|10.00\n22/11/2026|x|10.00';
  expect(await read(text)).toMatchObject({
    table: {
      mapping: null,
      asked: {
        likely: { firstRow: 1, date: 0, dateOrder: 'dmy', descriptions: [1], amount: 2 },
        doubts: ['text', 'amounts'],
      },
      sample: [['when', 'what', 'how much'], expect.anything(), expect.anything()],
    },
    transfers: [],
  });
  const mapping: StatementMapping = {
    firstRow: 1,
    date: 0,
    dateOrder: 'dmy',
    descriptions: [1],
    amount: 2,
  };
  expect((await read(text, mapping))?.transfers).toMatchObject([
    { date: '2026-11-21', cents: 1000, sender: 'A Player', message: 'INTERAC from A Player' },
    { date: '2026-11-22', cents: 1000 },
  ]);
});

test('a column of its own may say who has sent the money', async () => {
  const text =
    'Date,Who,Description,Amount\n2026-11-21,Zoé Roy,INTERAC e-Transfer,10.00\n2026-11-22,,Cheque,5.00';
  const mapping = {
    firstRow: 1,
    date: 0,
    dateOrder: 'ymd',
    descriptions: [2],
    amount: 3,
    sender: 1,
  } as const;
  expect((await read(text, { ...mapping, descriptions: [2] }))?.transfers).toMatchObject([
    { sender: 'Zoé Roy', message: 'INTERAC e-Transfer' },
    { sender: '', message: 'Cheque' },
  ]);
});

test('rows that cannot be read are named, and the others are read', async () => {
  const text =
    'Date,Description,Amount\n2026-11-21,A,10.00\n2026-11-31,B,10.00\n2026-11-21,C,ten\n,Total,20.00';
  const file = await read(text);
  expect(file?.transfers).toHaveLength(1);
  expect(file?.unreadableRows).toEqual([3, 4]);
});

test('a description is kept as plain text', async () => {
  const text = 'Date,Description,Amount\n2026-11-21,"<b>A</b>\u202e\u0007\u200b\nB",10.00';
  expect((await read(text))?.transfers[0]?.message).toBe('<b>A</b> B');
});

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
  ['prose', 'Hello, this is a letter.\nIt has, commas, here.\n'],
  ['too many rows', `Date,Description,Amount\n${'2026-11-21,A,10.00\n'.repeat(20_001)}`],
  ['too many columns', `Date,Description,Amount${',x'.repeat(60)}\n2026-11-21,A,10.00${',1'.repeat(60)}\n`],
  ['a row without end', `Date,Description,Amount\n2026-11-21,"${'x'.repeat(50_000)}",10.00\n`],
])('%s is no statement', async (_, bytes) => {
  expect(await read(bytes)).toBeNull();
});

test('an entity that a file defines is not expanded', async () => {
  const text = `<!DOCTYPE OFX [<!ENTITY x SYSTEM "file:///etc/passwd">]><OFX><CURDEF>CAD
    <STMTTRN><DTPOSTED>20261121<TRNAMT>10.00<FITID>1<NAME>&x; &amp;lt; A</STMTTRN></OFX>`;
  expect((await read(text))?.transfers[0]?.message).toBe('&x; &lt; A');
});
