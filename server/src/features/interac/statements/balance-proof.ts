import { type Facts, isPositive, moneyOf, type Read } from './facts';
import { type Amounts, addedCents } from './rows';

/** More columns of money than any bank has: what is there is not searched. */
const mostColumns = 8;

/** By what they read: the columns with which a running balance adds up over all rows. */
export function provedByBalance(facts: Facts, read: Read): Map<string, Amounts> {
  const proved = new Map<string, Amounts>();
  const money = moneyOf(facts);
  if (money.length > mostColumns) return proved;
  for (const balance of balancesOf(facts)) {
    const others = money.filter((index) => index !== balance);
    for (const amounts of candidates(facts, others)) {
      if (!addsUp(facts, balance, others, amounts)) continue;
      const cents = read(amounts);
      const isWhole = facts.rows.every((row, index) => cents[index] !== null || isWithout(row, others));
      if (!isWhole || proved.has(String(cents))) continue;
      proved.set(String(cents), amounts);
      if (amounts.amount === undefined || amounts.direction !== undefined || !isPositive(cents)) continue;
      // No balance precedes the first row: an amount without a sign may have left the account there. Nor does it tell
      // deposits, newest first, from withdrawals of one day.
      const isNamed = facts.heading.kinds[amounts.amount] === 'amount';
      const away = { debit: amounts.amount, credit: -1 };
      if (!isNamed || addsUp(facts, balance, others, away)) proved.set('unsigned', amounts);
    }
  }
  return proved;
}

/** The columns that may be the balance: those named so, or else all that are never empty. */
function balancesOf(facts: Facts): number[] {
  const full = moneyOf(facts).filter((index) => facts.columns[index]?.filled === facts.rows.length);
  const named = full.filter((index) => facts.heading.kinds[index] === 'balance');
  return named.length > 0 ? named : full;
}

/** Whether a balance falls by what is named an amount: that of a card, whose purchases are above zero. */
export const isInverted = (facts: Facts, amounts: Amounts): boolean =>
  balancesOf(facts).some((balance) => {
    const others = moneyOf(facts).filter((index) => index !== balance);
    return balance !== amounts.amount && addsUp(facts, balance, others, amounts, -1);
  });

const isWithout = (row: readonly string[], columns: readonly number[]): boolean =>
  columns.every((column) => !row[column]);

/** Every way to read amounts from some columns; of those that read the same, the first is taken. */
function candidates({ columns, rows }: Facts, money: readonly number[]): Amounts[] {
  const empty = (index: number) => columns[index]?.filled === 0;
  const pairs = money.flatMap((debit) =>
    money.filter((credit) => credit !== debit).map((credit): Amounts => ({ debit, credit })),
  );
  // A month may have deposits only, or withdrawals only: then the column beside is empty.
  const halves = money.flatMap((column): Amounts[] => [
    ...(empty(column - 1) ? [{ debit: column - 1, credit: column }] : []),
    ...(empty(column + 1) ? [{ debit: column, credit: column + 1 }] : []),
    ...(empty(column + 1) ? [{ debit: column + 1, credit: column }] : []),
    ...(empty(column - 1) ? [{ debit: column, credit: column - 1 }] : []),
  ]);
  const directions = columns.flatMap(({ directed }, index) => (directed === rows.length ? [index] : []));
  return [
    ...pairs,
    ...halves,
    ...money.map((amount) => ({ amount })),
    ...money.flatMap((amount) => directions.map((direction) => ({ amount, direction }))),
  ];
}

/**
 * Whether a balance changes by the amounts from row to row, oldest or newest first, within each account.
 * @param way -1: by what is the opposite of them
 */
function addsUp(
  facts: Facts,
  balance: number,
  money: readonly number[],
  amounts: Amounts,
  way: 1 | -1 = 1,
): boolean {
  const { rows, dates } = facts;
  const known = dates.every((date) => date !== null) ? dates : undefined;
  const isSorted = (sign: 1 | -1) =>
    !known ||
    known.every((date, index) => index === 0 || sign * date.localeCompare(known[index - 1] ?? '') >= 0);
  const isUnsorted = !isSorted(1) && !isSorted(-1);
  return ([1, -1] as const).some((sign) => {
    if (!isSorted(sign) && !isUnsorted) return false;
    return accountsOf(facts).some((accountOf) => {
      const last = new Map<string, number>();
      let proofs = 0;
      const inTime = sign === 1 ? rows : rows.toReversed();
      const holds = inTime.every((row) => {
        const account = accountOf(row);
        const after = facts.cents(row[balance] ?? '');
        const added = isWithout(row, money) ? 0 : addedCents(row, amounts, facts.cents);
        if (after === null || added === null) return false;
        const before = last.get(account);
        last.set(account, after);
        if (before !== undefined && added !== 0) proofs++;
        return before === undefined || before + way * added === after;
      });
      return holds && proofs > 0;
    });
  });
}

/** Ways to tell accounts in one file apart: it has one, or a column names them. */
function accountsOf({ rows, heading, columns, date = 0 }: Facts): ((row: readonly string[]) => string)[] {
  const naming = columns.flatMap((_, index) =>
    heading.kinds[index] === 'other' || (heading.names.length === 0 && index < date) ? [index] : [],
  );
  const telling = naming.filter((index) => {
    const values = new Set(rows.map((row) => row[index] ?? '')).size;
    return values > 1 && values * 2 <= rows.length;
  });
  return [() => '', ...telling.map((index) => (row: readonly string[]) => row[index] ?? '')];
}
