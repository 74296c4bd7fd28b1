import { read, utils } from 'xlsx';
import type { Cell } from './csv';
import { fileOf } from './file';
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
