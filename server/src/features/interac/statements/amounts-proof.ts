import { plain } from 'shared-api/contract';
import { isInverted, provedByBalance } from './balance-proof';
import { isDate, type Kind, kindsOf } from './columns';
import { type Facts, isPositive, moneyOf, type Read } from './facts';
import { type Amounts, addedCents, directionIn } from './rows';

/** The columns of the amounts, as far as the file proves them. */
export interface AmountsProof {
  /** The likeliest; empty when there is none. */
  likely: Amounts;
  isProved: boolean;
  /** Whether columns that somebody chose fit every row, and nothing in the file speaks against them. */
  admits(chosen: Amounts): boolean;
}

/**
 * Tells which columns hold the amounts. Proved are they by their names, by a running balance, or by signs and words
 * that can mean only one thing over all rows; everything else is only likely.
 */
export function proveAmounts(facts: Facts): AmountsProof {
  const { rows } = facts;
  const read = (amounts: Amounts) => rows.map((row) => addedCents(row, amounts, facts.cents));
  const byBalance = provedByBalance(facts, read);
  const named = namedAmounts(facts);
  const shown = signedAmounts(facts);
  const isProved = isOnly(facts, read, byBalance, named, shown);
  const [balanced] = byBalance.values();
  const told = shown.isProved || shown.amounts?.direction !== undefined ? shown.amounts : undefined;
  const likely =
    (named && fits(read(named)) ? named : undefined) ?? balanced ?? named ?? told ?? guess(facts);
  const provedCents = isProved ? String(read(likely)) : undefined;
  return {
    likely,
    isProved,
    admits: (chosen) => {
      const cents = read(chosen);
      if (!fits(cents) || saysOtherwise(facts, cents)) return false;
      if (provedCents !== undefined) return String(cents) === provedCents;
      return byBalance.size === 0 || byBalance.has(String(cents));
    },
  };
}

const fits = (cents: readonly (number | null)[]): boolean => cents.length > 0 && !cents.includes(null);

/** Whether only one reading is left, and a good one. */
function isOnly(
  facts: Facts,
  read: Read,
  byBalance: ReadonlyMap<string, Amounts>,
  named: Amounts | undefined,
  shown: Shown,
): boolean {
  if (byBalance.size > 1 || isSpilled(facts) || isNamedAnew(facts)) return false;
  // Of two columns of money, one that is not clear must not leave the other as the only one.
  if (!named) return !hasUnclear(facts) && (byBalance.size === 1 || shown.isProved);
  const cents = read(named);
  if (byBalance.size === 1) {
    const isUnsigned = named.amount !== undefined && named.direction === undefined && isPositive(cents);
    return byBalance.has(String(cents)) && !(isUnsigned && (saysOtherwise(facts, cents) || mayDirect(facts)));
  }
  return speaksForItself(facts, named, cents);
}

const hasUnclear = ({ columns, heading: { kinds }, date }: Facts): boolean =>
  columns.some(
    ({ hasText, isUnclear }, index) => isUnclear && !hasText && index !== date && kinds[index] !== 'other',
  );

/** Whether rows have more cells than columns have names: a decimal comma has cut amounts in two. */
const isSpilled = ({ rows, heading: { names } }: Facts): boolean =>
  names.length > 0 && rows.some((row) => row.slice(names.length).some(Boolean));

/** Whether a row further down names the columns differently, as a second account's may. */
const isNamedAnew = ({ rows, heading, date = -1 }: Facts): boolean =>
  rows.some((row) => {
    if (isDate(row[date] ?? '')) return false;
    const kinds = kindsOf(row);
    return new Set(kinds.filter(Boolean)).size > 1 && String(kinds) !== String(heading.kinds);
  });

// ---- names

const columnsNamed = ({ heading, columns }: Facts, kind: Kind): number[] =>
  columns.flatMap((_, index) => (heading.kinds[index] === kind ? [index] : []));

/** The columns that are named as amounts and hold such; undefined when they are not, or when two have one name. */
function namedAmounts(facts: Facts): Amounts | undefined {
  const { columns, rows } = facts;
  const holding = (kind: Kind) =>
    columnsNamed(facts, kind).filter((index) => {
      const column = columns[index];
      return column && (column.isNumeric || rows.some((row) => facts.cents(row[index] ?? '') !== null));
    });
  const [amounts, debits, credits] = [holding('amount'), holding('debit'), holding('credit')];
  const [debit, credit] = [
    debits[0] ?? columnsNamed(facts, 'debit')[0],
    credits[0] ?? columnsNamed(facts, 'credit')[0],
  ];
  if (debits.length + credits.length > 0 && amounts.length === 0) {
    if (debits.length > 1 || credits.length > 1 || credit === undefined) return undefined;
    return { ...(debit !== undefined && { debit }), credit };
  }
  const [amount, another] = amounts;
  if (amount === undefined || another !== undefined || debits.length + credits.length > 0) return undefined;
  const direction = directionColumn(facts);
  return { amount, ...(direction !== undefined && { direction }) };
}

/**
 * A column, not of the texts, whose words all say which way the money went: one that is named so first; undefined when
 * another one says otherwise.
 */
function directionColumn({ rows, columns, heading: { kinds } }: Facts): number | undefined {
  const found = columns.flatMap(({ directed }, index) =>
    directed === rows.length && kinds[index] !== 'description' ? [index] : [],
  );
  const column = found.find((index) => kinds[index] === 'direction') ?? found[0];
  const wayOf = (row: readonly string[], index = -1) => directionIn(row[index] ?? '');
  return found.every((other) => rows.every((row) => wayOf(row, other) === wayOf(row, column)))
    ? column
    : undefined;
}

/** Whether the content bears out what the columns are named, so that nothing else can be meant. */
function speaksForItself(facts: Facts, named: Amounts, cents: readonly (number | null)[]): boolean {
  const { rows } = facts;
  const values = cents.filter((value) => value !== null);
  if (values.length === 0) return false;
  const signsOf = (column: number | undefined) =>
    new Set(
      rows.flatMap(
        (row) => Math.sign(facts.cents(column === undefined ? '' : (row[column] ?? '')) ?? 0) || [],
      ),
    );
  if (named.credit !== undefined) {
    const isFilledTwice = rows.some((row) =>
      [named.debit, named.credit].every((column) => column !== undefined && facts.cents(row[column] ?? '')),
    );
    if (isFilledTwice || signsOf(named.credit).has(-1) || signsOf(named.debit).size > 1) return false;
    // Without a name for what leaves the account, every row has to be a deposit.
    return named.debit !== undefined || cents.every((value) => value !== null && value > 0);
  }
  const signs = signsOf(named.amount);
  if (named.direction !== undefined) return isSignedAsSaid(facts, named);
  if (signs.size === 2) return !isInverted(facts, named);
  // All of one sign: an amount without any, or a week of deposits only.
  const isAlone = !facts.columns.some(
    ({ hasMoney }, index) =>
      hasMoney && ![named.amount, facts.date].includes(index) && facts.heading.kinds[index] !== 'other',
  );
  return isAlone && !mayDirect(facts) && !saysOtherwise(facts, cents);
}

/** Whether a column that is not understood may say which way money went: by some words, or by a name. */
const mayDirect = ({ columns, heading: { kinds }, date }: Facts): boolean =>
  columns.some(
    ({ hasText, directed, filled }, index) =>
      index !== date &&
      (directed > 0 ||
        (hasText && kinds[index] === undefined) ||
        (kinds[index] === 'direction' && filled > 0)),
  );

/** Whether no sign contradicts the word beside it. */
const isSignedAsSaid = ({ rows, cents }: Facts, { amount = 0, direction = 0 }: Amounts): boolean => {
  const signs = { in: new Set<number>(), out: new Set<number>() };
  for (const row of rows) {
    const way = directionIn(row[direction] ?? '');
    const sign = Math.sign(cents(row[amount] ?? '') ?? 0);
    if (way && sign !== 0) signs[way].add(sign);
  }
  return !signs.in.has(-1) && signs.out.size < 2;
};

// ---- signs and words

interface Shown {
  amounts: Amounts | undefined;
  isProved: boolean;
}

/** One column of money without a name, which has both signs, or a word beside it on every row. */
function signedAmounts(facts: Facts): Shown {
  const { columns, rows, date } = facts;
  const numbers = columns.flatMap(({ isNumeric, filled }, index) =>
    isNumeric && filled > 0 && index !== date && facts.heading.kinds[index] !== 'other' ? [index] : [],
  );
  const [amount, another] = numbers.filter((index) => columns[index]?.hasMoney);
  if (amount === undefined || another !== undefined) return { amounts: undefined, isProved: false };
  const direction = directionColumn(facts);
  if (direction !== undefined) {
    const amounts = { amount, direction };
    const isAlone = numbers.length === 1 && columns[amount]?.filled === rows.length;
    return { amounts, isProved: isAlone && isSignedAsSaid(facts, amounts) };
  }
  const signs = new Set(rows.map((row) => Math.sign(facts.cents(row[amount] ?? '') ?? 0)));
  const isProved =
    numbers.length === 1 && columns[amount]?.filled === rows.length && signs.has(1) && signs.has(-1);
  return { amounts: { amount }, isProved };
}

/** The likeliest columns when nothing proves them: of two that are never filled both, the first is what went. */
function guess(facts: Facts): Amounts {
  const { columns, rows, cents } = facts;
  const money = moneyOf(facts);
  const isSplit = (debit: number, credit: number) =>
    columns[credit]?.isNumeric !== false &&
    rows.every((row) => [debit, credit].filter((column) => cents(row[column] ?? '')).length <= 1) &&
    rows.some((row) => !row[debit] || !row[credit] || !cents(row[debit] ?? '') || !cents(row[credit] ?? ''));
  for (const column of money) {
    if (columns[column - 1]?.filled === 0) return { debit: column - 1, credit: column };
    if (columns[column + 1] && isSplit(column, column + 1)) return { debit: column, credit: column + 1 };
  }
  return money[0] === undefined ? {} : { amount: money[0] };
}

const saysIn = /\b(from|received|recu|deposits?|depots?|de la part|virement interac de|credited)\b/;
const saysOut =
  /\b(sent|envoye|withdrawals?|retraits?|purchase|achat|fees?|frais|paiement|bill|transfer to|virement interac a)\b/;

/** Whether the words of a row say that its money went the other way. */
const saysOtherwise = ({ rows }: Facts, cents: readonly (number | null)[]): boolean =>
  rows.some((row, index) => {
    const value = cents[index] ?? 0;
    if (value === 0) return false;
    const words = plain(row.join(' '));
    return value > 0
      ? saysOut.test(words) && !saysIn.test(words)
      : saysIn.test(words) && !saysOut.test(words);
  });
