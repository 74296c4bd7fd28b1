import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencesIn } from '../../src/club/money/references';
import { readBrought } from '../support/brought';

/** Whether somebody is asked for the columns, or the file is none that can be read; otherwise what is read. */
type Right =
  | 'asked'
  | 'refused'
  | {
      rows: [date: string, cents: number, reference: string | null, doubt: string | null][];
      unreadableRows: number[];
    };

const folder = join(__dirname, 'brought');
const right = Object.entries(
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Right>,
);

/** What becomes of a file that somebody brings, of whose form nothing is remembered. */
async function outcomeOf(name: string): Promise<Right> {
  const file = await readBrought(readFileSync(join(folder, name)), {
    trustedServer: 'mx.club.test',
    clubAddress: 'payments@club.test',
  });
  if (!file) return 'refused';
  if (file.table && !file.table.mapping) return 'asked';
  const { transfers, unreadableRows } = file;
  return {
    rows: transfers.map(({ date, cents, message, doubt }) => {
      return [date, cents, referencesIn(message)[0] ?? null, doubt];
    }),
    unreadableRows,
  };
}

test('every file has its right outcome', () => {
  expect(right.map(([name]) => name).toSorted()).toEqual(
    readdirSync(folder)
      .filter((name) => name !== 'expected.json')
      .toSorted(),
  );
});

test.each(right)('%s', async (name, outcome) => {
  expect(await outcomeOf(name)).toEqual(outcome);
});
