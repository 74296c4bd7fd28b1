import { centsBy, type Facts, moneyOf } from './facts';
import type { Amounts } from './rows';

/**
 * What a running balance says of the columns of the amounts: that they are right, or the other way round; undefined when
 * it says neither, or there is none.
 */
export function balanceSays(facts: Facts, amounts: Amounts): 'right' | 'reversed' | undefined {
  const ways = ([1, -1] as const).filter((way) =>
    balancesOf(facts, amounts).some((balance) => addsUp(facts, balance, amounts, way)),
  );
  if (ways.length !== 1) return undefined;
  return ways[0] === 1 ? 'right' : 'reversed';
}

/** The columns that may be the balance: those named so, or else all that are never empty. */
function balancesOf(facts: Facts, { amount, debit, credit }: Amounts): number[] {
  const full = moneyOf(facts).filter(
    (index) => ![amount, debit, credit].includes(index) && facts.columns[index]?.filled === facts.rows.length,
  );
  const named = full.filter((index) => facts.heading.kinds[index] === 'balance');
  return named.length > 0 ? named : full;
}

/** Whether a balance changes by the amounts from row to row, oldest or newest first. @param way -1: by their opposite */
function addsUp(facts: Facts, balance: number, amounts: Amounts, way: 1 | -1): boolean {
  const { rows, dates } = facts;
  const added = centsBy(facts, amounts);
  const isSorted = (sign: 1 | -1) =>
    dates.every(
      (date, index) => index === 0 || sign * (date ?? '').localeCompare(dates[index - 1] ?? '') >= 0,
    );
  const lines = rows.map((row, index) => ({ after: facts.cents(row[balance] ?? ''), added: added[index] }));
  const isUnsorted = !isSorted(1) && !isSorted(-1);
  return ([1, -1] as const).some((sign) => {
    if (!isUnsorted && !isSorted(sign)) return false;
    const inTime = sign === 1 ? lines : lines.toReversed();
    const later = inTime.slice(1).map((line, index) => ({ ...line, before: inTime[index]?.after }));
    return (
      later.some(({ added }) => added) &&
      later.every(
        ({ before, added, after }) =>
          typeof before === 'number' && typeof added === 'number' && before + way * added === after,
      )
    );
  });
}
