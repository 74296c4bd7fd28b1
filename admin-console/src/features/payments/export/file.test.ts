import { read, utils } from 'xlsx';
import type { Cell } from './columns';
import { fileOf, paymentsFileName } from './file';
import { xlsxFile } from './xlsx';

const sheetOf = (lines: Cell[][]) => {
  const book = read(xlsxFile([{ name: 'Payments', lines }]), {
    type: 'array',
    cellFormula: true,
    cellNF: true,
  });
  expect(book.SheetNames).toEqual(['Payments']);
  return book.Sheets.Payments ?? {};
};

test('the workbook has the lines as they are, with numbers as numbers', () => {
  const lines = [
    ['User Name', 'Amount'],
    ['Zoé Lévesque', 95.5],
  ];
  expect(utils.sheet_to_json(sheetOf(lines), { header: 1 })).toEqual(lines);
  expect(sheetOf(lines).B2).toMatchObject({ t: 'n', v: 95.5, z: '0.00' });
});

test('a name that looks like a formula is text in the workbook, and stays so when somebody edits it', () => {
  const cell = sheetOf([['=HYPERLINK("http://example.org")']]).A1;
  expect(cell).toMatchObject({ t: 's', v: '=HYPERLINK("http://example.org")', z: '@' });
  expect(cell?.f).toBeUndefined();
});

test.each([
  ['csv', 'text/csv;charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('%s is handed over as what it is', async (format, type) => {
  expect((await fileOf([['Name']], { format, sheet: 'Payments', locale: 'fr' })).type).toBe(type);
});

test.each([
  [{}, 'payments-2026-11-21.xlsx'],
  [{ from: '2026-10-01', to: '2026-10-31' }, 'payments-2026-11-21_2026-10-01--2026-10-31.xlsx'],
  [{ from: '2026-10-01' }, 'payments-2026-11-21_2026-10-01--.xlsx'],
  [{ to: '2026-10-31' }, 'payments-2026-11-21_--2026-10-31.xlsx'],
])('the file of %j is called payments-, the club’s date, and the period', (period, name) => {
  expect(paymentsFileName('xlsx', period, new Date('2026-11-22T03:00:00Z'))).toBe(name);
});
