import type { LedgerLine } from 'shared-api';
import { fileOf } from '../../files/file';
import { fileLines, fileName } from './books';

const line = (other: Partial<LedgerLine>): LedgerLine => ({
  ...{ date: '2026-10-03', kind: 'received', userName: 'Zoé Roy', plan: 1, method: 0 },
  ...{ reference: 'CS-7K2M-9QXM', sessionDate: '2026-10-10', reason: null, madeBy: 'Ada Boss' },
  purpose: {
    ...{ plan: 1, sessionDate: '2026-10-10', guestName: 'Camille' },
    ...{ passStart: null, passEnd: null, late: false },
  },
  ...{ owed: -10, credit: 0, money: 10 },
  ...other,
});
// Message ids instead of texts: each line shows which it uses.
const i18n = { text: (id: string) => id, format: { date: (day: string) => day } } as never;

test('each entry is a line, with what it changed, and the sums are exact to the cent', () => {
  const lines = fileLines(
    [line({}), line({ owed: -0.1, money: 0.1 }), line({ owed: -0.2, money: 0.2 })],
    i18n,
  );
  expect(lines).toHaveLength(5);
  expect(lines[1]?.slice(0, 10)).toEqual([
    ...['2026-10-03', 'treasury.kind.received', 'Zoé Roy', 'ui.plan.dropIn', 'ui.paymentMethod.interac'],
    ...['CS-7K2M-9QXM', '2026-10-10', -10, 10, 0],
  ]);
  expect(lines[0]?.at(-1)).toBe('treasury.file.for');
  expect(lines[1]?.at(-1)).toBe('2026-10-10 · ui.purpose.guest');
  expect(lines.map(({ length }) => length)).toEqual(Array(5).fill(13));
  expect(lines.at(-1)?.slice(7, 10)).toEqual([-10.3, 10.3, 0]);
});

test('money in advance has no plan, reference or Saturday', () => {
  const [, cells] = fileLines(
    [line({ plan: null, method: null, reference: null, sessionDate: null, owed: 0, credit: 10 })],
    i18n,
  );
  expect(cells?.slice(3, 10)).toEqual(['treasury.months.prepaid', '', '', '', 0, 10, 10]);
});

test('a name or a reason becomes no formula', async () => {
  const lines = fileLines([line({ userName: '=HYPERLINK("x")', reason: '+1' })], i18n);
  const file = await fileOf(lines, { format: 'csv', sheet: 'Books', locale: 'fr' });
  const reader = new FileReader();
  const text = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain("'+1");
});

test('the file’s name has its month', () => {
  expect(fileName('2026-10', 'xlsx')).toBe('books-2026-10.xlsx');
});
