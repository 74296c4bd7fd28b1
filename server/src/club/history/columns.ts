import type { OpeningColumns, OpeningDoubt } from 'shared-api/contract';
import { plainName, type Table } from '../../tables/table';
import { anyCentsIn, centsIn, dateIn } from '../interac/reading';
import { isDate } from '../interac/statements/columns';
import { orderOf } from '../interac/statements/understand';
import { meaningOf } from '../people/list/headings';
import { addressesIn } from '../people/list/person';
import { isPaymentWord, markIn, paymentSaying, sayingOf } from './marks';

/** How a table of balances is read. */
interface Understanding {
  likely: OpeningColumns;
  /** What somebody has to say; empty when the likely columns are sure. */
  doubts: OpeningDoubt[];
}

type Kind = 'email' | 'name' | 'owes' | 'has' | 'amount' | 'paid' | 'date' | 'reason';

/** Names of columns, without accents and signs and in lower case. */
const named: readonly (readonly [Kind, RegExp])[] = [
  [
    'owes',
    /^((he|she|they|player|il|elle) )?(owes?|owed|owing|doit|doivent|dus?|dues?|unpaid|debt|debts|dettes?|impayes?)( cad| passes aside| abonnements a part)?$|^(amount|balance|montant|solde|somme)s? (owed|owing|due?s?|outstanding|unpaid|impayes?)( cad)?$|^(outstanding|a payer|reste a payer)( balance)?$/,
  ],
  [
    'has',
    /^(has|credits?|avoirs?|prepaid|paid in advance|paye d avance|avances?|in advance|credit balance|solde crediteur)( cad)?$/,
  ],
  // What was paid of it, and what a bookkeeper's debit is, changes what an amount means.
  [
    'paid',
    /^(amount |total |montant |date )?(debits?|paid|payee?s?|payments?|paiements?|verses?|received|recus?)( .{1,20})?$/,
  ],
  ['amount', /^(balance|solde|amount|montant|total|somme|cad)s?( (cad|actuel|restant|current|final))?$/],
  ['date', /^(date|since|depuis|as of|en date du|le|jour|day)( .{1,40})?$|^.{1,40} date$/],
  [
    'reason',
    /^(reasons?|raisons?|notes?|memo|details?|descriptions?|comments?|commentaires?|remarques?|motifs?|for|pour|what for)$/,
  ],
];

/** What is left of an amount, once what was paid of it is taken off. */
const isLeft = /balance|solde|remain|reste|outstanding|still|encore/;

/** Dates of a person, of which nothing in these lists is. */
const ownDate =
  /\b(birth|born|naissance|joined|join|member|membre|adhesion|inscription|inscrite?|regist\w*|signed|added|created|expir\w*)\b/;

/** Whether a column's name is that of a date of a person: when they were born, or joined. @param name in plain letters */
export const isOwnDate = (name: string): boolean => ownDate.test(name);

/** What a column's name says; undefined for anything else. */
export function kindOf(cell: string): Kind | undefined {
  const name = plainName(cell.slice(0, 100));
  const own = named.find(([, pattern]) => pattern.test(name))?.[0];
  if (own === 'date' && isOwnDate(name)) return undefined;
  return own ?? personKindOf(cell);
}

/** Whether a column's name says that it has people's addresses or names. */
export function personKindOf(cell: string): 'email' | 'name' | undefined {
  const { kind } = meaningOf(cell);
  if (kind === 'email') return kind;
  return kind === 'first' || kind === 'last' || kind === 'full' || kind === 'nickname' ? 'name' : undefined;
}

/** How many rows may precede the names of columns. */
export const lastHeading = 25;

export const isAddressed = (cell = ''): boolean => addressesIn(cell).length > 0;
const isAmount = (cell = ''): boolean => cell !== '' && anyCentsIn(cell) !== null && !isDate(cell);
const isWordy = (cell = ''): boolean => /\p{L}{2}/u.test(cell) && !isDate(cell) && !isAddressed(cell);

/** Kinds of columns, of which those with marks alone have no names: “Registered” is not always who is. */
export const withoutMarks = <Of extends string>(
  kinds: readonly (Of | undefined)[],
  rows: readonly string[][],
): (Of | undefined)[] =>
  kinds.map((kind, column) => {
    if (kind !== 'name') return kind;
    const cells = rows.flatMap((row) => row[column] || []);
    return cells.length > 0 && cells.every((cell) => sayingOf(markIn(cell)) !== undefined) ? undefined : kind;
  });

/**
 * Reads what a table's columns hold: by their names, or else by what stands in them, which somebody has to confirm. A
 * balance does not say by its name whose money it is.
 */
export function understand({ rows }: Table): Understanding {
  const at = rows.slice(0, lastHeading).findIndex((row) => {
    const kinds = row.map(kindOf);
    const isMoney = kinds.some((kind) => kind === 'owes' || kind === 'has' || kind === 'amount');
    return isMoney && kinds.filter(Boolean).length > 1 && !row.some(isAddressed);
  });
  const body = rows.slice(at + 1);
  const heading = rows[at] ?? [];
  const kinds: (Kind | undefined)[] = at >= 0 ? withoutMarks(heading.map(kindOf), body) : guessed(body);
  const all = (kind: Kind) => kinds.flatMap((one, column) => (one === kind ? [column] : []));
  const [emails, names, owes, has] = [all('email'), all('name'), all('owes'), all('has')];
  const [amounts, dates, reasons] = [all('amount'), all('date'), all('reason')];
  const isSaid = owes.length + has.length > 0;
  const isOfPaid = isLeft.test(plainName(heading[owes[0] ?? -1] ?? ''));
  const saysPaid = !isOfPaid && body.some((row) => row.some((cell, column) => isPaid(cell, kinds[column])));
  const days = body.map((row) => row[dates[0] ?? -1] ?? '');
  const order = orderOf(days);
  const [email, date, reason] = [emails[0], dates[0], reasons[0]];
  const likelyHas = has[0] ?? (isSaid ? undefined : amounts[0]);
  return {
    likely: {
      ...{ firstRow: Math.min(at + 1, 100), names: names.slice(0, 4), dateOrder: order.order },
      ...(email !== undefined && { email }),
      ...(owes[0] !== undefined && { owes: owes[0] }),
      ...(likelyHas !== undefined && { has: likelyHas }),
      ...(date !== undefined && { date }),
      ...(reason !== undefined && { reason }),
    },
    doubts: [
      ...((emails.length === 0 && names.length === 0) || emails.length > 1 || at < 0
        ? (['person'] as const)
        : []),
      ...(isSaid && !saysPaid && owes.length < 2 && has.length < 2 ? [] : (['amounts'] as const)),
      ...(dates.length > 1 ? (['date'] as const) : []),
      ...(date === undefined || order.isSure || hasOneReading(days) ? [] : (['dateOrder'] as const)),
    ],
  };
}

/** Whether a cell says that something of an amount beside it was paid. */
const isPaid = (cell: string, kind: Kind | undefined): boolean =>
  kind === 'paid'
    ? paymentSaying(cell) !== false && centsIn(cell) !== 0
    : kind === undefined && isPaymentWord(cell);

/** Whether no cell is a date, so that there is no order to tell. */
export const hasOneReading = (cells: readonly string[]): boolean =>
  cells.every((cell) => dateIn(cell, 'ymd') === null && !isDate(cell));

/** What each column may hold, by its cells. */
export function guessed(rows: readonly string[][]): (Kind | undefined)[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const isOf = (fits: (cell: string) => boolean) => (column: number) => {
    const cells = rows.flatMap((row) => row[column] || []);
    return cells.length * 2 > rows.length && cells.filter(fits).length * 5 > cells.length * 4;
  };
  const email = columns.find(isOf(isAddressed));
  const date = columns.find(isOf(isDate));
  const amount = columns.find(isOf(isAmount));
  const name = columns.find(isOf(isWordy));
  return columns.map((column) => {
    if (column === email) return 'email';
    if (column === date) return 'date';
    if (column === amount) return 'amount';
    return column === name ? 'name' : undefined;
  });
}
