import { plain } from 'shared-api/contract';
import { centsBy, type Facts, isDate, type Kind, kindsOf } from './columns';
import { type Amounts, directionIn } from './rows';

/** The columns of the amounts. */
interface AmountColumns {
  /** The likeliest; empty when there is none. */
  likely: Amounts;
  /** Whether their names are known, and nothing in the file speaks against them: nothing else can be meant. */
  isSure: boolean;
}

/** Tells by names which columns hold the amounts; where names do not, signs, words and a balance tell what is likely. */
export function amountColumns(facts: Facts): AmountColumns {
  const named = namedAmounts(facts);
  if (!named) return { likely: guess(facts), isSure: false };
  const isSure = !isSpilled(facts) && !isNamedAnew(facts) && speaksForItself(facts, named);
  return { likely: named, isSure };
}

/** Whether columns that somebody chose fit every row, and neither a word nor the balance says the opposite. */
export function admits(facts: Facts, chosen: Amounts): boolean {
  const cents = centsBy(facts, chosen);
  return (
    cents.length > 0 &&
    !cents.includes(null) &&
    !saysOtherwise(facts, cents) &&
    balanceSays(facts, chosen) !== 'reversed'
  );
}

/** Whether the balance says that columns which somebody chose are right. Of a first row without a sign it says nothing. */
export const isBorneOut = (facts: Facts, chosen: Amounts): boolean =>
  balanceSays(facts, chosen) === 'right' && (chosen.amount === undefined || isSigned(facts, chosen));

const isSigned = (facts: Facts, { amount, direction }: Amounts): boolean =>
  direction !== undefined || signsOf(facts, amount).has(-1);

/** Whether rows have more cells than columns have names: a decimal comma has cut amounts in two. */
const isSpilled = ({ rows, heading: { names } }: Facts): boolean =>
  rows.some((row) => row.slice(names.length).some(Boolean));

/** Whether a row further down names the columns differently, as a second account's may. */
const isNamedAnew = ({ rows, heading, date = -1 }: Facts): boolean =>
  rows.some((row) => {
    if (isDate(row[date] ?? '')) return false;
    const kinds = kindsOf(row);
    return new Set(kinds.filter(Boolean)).size > 1 && String(kinds) !== String(heading.kinds);
  });

/** The columns that are named as amounts and hold such; undefined when they are not, or when two have one name. */
function namedAmounts(facts: Facts): Amounts | undefined {
  const { columns, rows, heading } = facts;
  const named = (kind: Kind) => columns.flatMap((_, index) => (heading.kinds[index] === kind ? [index] : []));
  const holding = (kind: Kind) =>
    named(kind).filter(
      (index) => columns[index]?.isNumeric || rows.some((row) => facts.cents(row[index] ?? '') !== null),
    );
  const [amounts, debits, credits] = [holding('amount'), holding('debit'), holding('credit')];
  if (amounts.length + Math.max(debits.length, credits.length) !== 1) return undefined;
  const [amount] = amounts;
  if (amount !== undefined) {
    const direction = directionColumn(facts);
    return { amount, ...(direction !== undefined && { direction }) };
  }
  const [debit, credit] = [debits[0] ?? named('debit')[0], credits[0] ?? named('credit')[0]];
  return credit === undefined ? undefined : { ...(debit !== undefined && { debit }), credit };
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

/** Whether the content bears out what the columns are named. */
function speaksForItself(facts: Facts, named: Amounts): boolean {
  const cents = centsBy(facts, named);
  const said = balanceSays(facts, named);
  if (said === 'reversed' || cents.every((value) => value === null)) return false;
  const signs = signsOf(facts, named.amount);
  if (named.credit !== undefined) {
    const isFilledTwice = facts.rows.some((row) =>
      [named.debit, named.credit].every((column) => facts.cents(row[column ?? -1] ?? '')),
    );
    if (isFilledTwice || signsOf(facts, named.credit).has(-1)) return false;
    // Without a name for what leaves the account, every row has to be a deposit.
    return named.debit === undefined
      ? cents.every((value) => (value ?? 0) > 0)
      : signsOf(facts, named.debit).size < 2;
  }
  if (named.direction !== undefined) return isSignedAsSaid(facts, named);
  if (signs.size === 2) return true;
  // All of one sign: amounts without any, or a week of deposits only.
  const isAlone = moneyOf(facts).every(
    (index) => index === named.amount || facts.heading.kinds[index] === 'other',
  );
  return (isAlone || said === 'right') && !mayDirect(facts) && !saysOtherwise(facts, cents);
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
function isSignedAsSaid({ rows, cents }: Facts, { amount = 0, direction = 0 }: Amounts): boolean {
  const signs = { in: new Set<number>(), out: new Set<number>() };
  for (const row of rows) {
    const way = directionIn(row[direction] ?? '');
    const sign = Math.sign(cents(row[amount] ?? '') ?? 0);
    if (way && sign !== 0) signs[way].add(sign);
  }
  return !signs.in.has(-1) && signs.out.size < 2;
}

/** The likeliest columns where no name tells: what the balance bears out, or else what fits. */
function guess(facts: Facts): Amounts {
  const { columns, rows, cents } = facts;
  const money = moneyOf(facts);
  const direction = directionColumn(facts);
  const isSplit = (debit: number, credit: number) =>
    columns[credit]?.isNumeric &&
    rows.every((row) => [debit, credit].filter((column) => cents(row[column] ?? '')).length === 1);
  const alone = money.map((amount): Amounts => ({ amount, ...(direction !== undefined && { direction }) }));
  const possible = [
    ...alone.filter((one) => isSigned(facts, one)),
    // Of two that are never filled both, the first is what went.
    ...money.flatMap((column): Amounts[] => [
      ...(columns[column - 1]?.filled === 0 ? [{ debit: column - 1, credit: column }] : []),
      ...(isSplit(column, column + 1) ? [{ debit: column, credit: column + 1 }] : []),
    ]),
    ...alone,
  ];
  const fitting = possible.filter((one) => admits(facts, one));
  return fitting.find((one) => balanceSays(facts, one) === 'right') ?? fitting[0] ?? possible[0] ?? {};
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

/**
 * What a running balance says of the columns of the amounts: that they are right, or the other way round; undefined when
 * it says neither, or there is none.
 */
function balanceSays(facts: Facts, amounts: Amounts): 'right' | 'reversed' | undefined {
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

/** The columns that may hold money. */
const moneyOf = ({ columns, date }: Facts): number[] =>
  columns.flatMap(({ hasMoney }, index) => (hasMoney && index !== date ? [index] : []));

/** The signs that a column's amounts have. */
const signsOf = ({ rows, cents }: Facts, column: number | undefined): Set<number> =>
  new Set(
    rows.flatMap((row) => Math.sign(cents(column === undefined ? '' : (row[column] ?? '')) ?? 0) || []),
  );
