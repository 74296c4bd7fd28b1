import { plainName, type Table } from '../../../tables/table';
import { anyCentsIn, dateIn, dateOrders } from '../reading';
import { type Amounts, addedCents, directionIn } from './rows';

/** What a column's name says that it holds; `other`: nothing that is read. */
export type Kind = 'date' | 'description' | 'amount' | 'debit' | 'credit' | 'direction' | 'balance' | 'other';

/** Column names of banks, without accents and in lower case; server/test/interac/README.md names the banks. */
const names: Record<Kind, RegExp> = {
  date: /^((transaction|posting|posted|transfer|effective|value) )?date( (posted|of transaction|(de |d )?(la |l )?(operation|transaction|inscription|comptabilisation|valeur)))?$/,
  description:
    /^((transaction|sub|sous|bank) )?descriptions?( \d)?$|^((transaction|additional) )?(details?|memo|message|note|name)( \d)?$|^(libelle|payee|nom|remarques?|transaction|operation|beneficiaire)$|^(details?|description|libelle) (de |d )?(la |l )?(operation|transaction)$/,
  amount: /^(transaction )?amount( cad)?$|^cad$|^montant( cad| (de )?(la |l )?(operation|transaction))?$/,
  debit:
    /^(montant (du |de )?)?(debits?|withdrawals?|retraits?|sorties?|(funds?|money|paid) out)( amount)?( cad)?$/,
  credit:
    /^(montant (du |de )?)?(credits?|deposits?|depots?|entrees?|(funds?|money|paid) in)( amount)?( cad)?$/,
  direction:
    /^(transaction )?type( (of|de|d) (transaction|operation))?$|^(debit (ou |or )?credit|credit (ou |or )?debit|dr cr|cr dr|sens)$/,
  balance: /^((running|account|new|ending|current) )?balance( cad)?$|^(nouveau )?solde( du compte| cad)?$/,
  other:
    /^(account|card|carte|compte|type de compte|first bank card|no|numero|transit|institution|branch|succursale|cheque|check|category|categorie|status|statut|etat|filter|filtre|currency|devise|usd)\b/,
};
const kinds = Object.keys(names) as Kind[];

/** How many rows may precede the first transaction. */
const lastHeader = 25;

/** Whether a cell is a date in some order. */
export const isDate = (cell: string): boolean => dateOrders.some((order) => dateIn(cell, order) !== null);
/** An amount with cents, unlike numbers of accounts and cheques. */
export const isMoney = (cell: string): boolean => /[.,] ?\d{1,2}\D*$/.test(cell) && anyCentsIn(cell) !== null;
/** Words, unlike numbers and signs. */
const isText = (cell: string): boolean => /\p{L}{3}/u.test(cell);

/** What the cells of a row mean as names of columns. */
export const kindsOf = (row: readonly string[]): (Kind | undefined)[] =>
  row.map((cell) => kinds.find((kind) => names[kind].test(plainName(cell))));

/** Where a table's transactions begin, and what the row before them calls the columns. */
export interface Heading {
  firstRow: number;
  /** The columns' names in plain words; empty when no row names them. */
  names: string[];
  /** By column: what its name says; undefined when that is unknown. */
  kinds: (Kind | undefined)[];
}

/** Finds the row with the column names: the first with known ones, or else the one before the first transaction. */
export function headingOf({ rows }: Table): Heading {
  const start = rows.slice(0, lastHeader);
  const known = start.findIndex((row) => {
    const found = new Set(kindsOf(row).filter((kind) => kind && kind !== 'other'));
    return found.size > 1 && !row.some(isDate) && !row.some(isMoney);
  });
  const first = start.findIndex((row) => row.some(isDate) && row.some((cell) => anyCentsIn(cell) !== null));
  const firstRow = known >= 0 ? known + 1 : Math.max(first, 0);
  const before = rows[firstRow - 1] ?? [];
  const isHeading =
    known >= 0 || (before.filter(isText).length > 1 && !before.some((cell) => isDate(cell) || isMoney(cell)));
  return isHeading
    ? { firstRow, names: before.map(plainName), kinds: kindsOf(before) }
    : { firstRow, names: [], kinds: [] };
}

/** Whether a table seems to have transactions: a row has a date and an amount. */
export const looksLikeStatement = ({ rows }: Table): boolean =>
  rows
    .slice(0, 200)
    .some((row) => row.some(isDate) && row.some((cell) => !isDate(cell) && anyCentsIn(cell) !== null));

/** What is known of a column from its cells. */
interface Column {
  /** Cells that are not empty. */
  filled: number;
  /** Each of them is an amount. */
  isNumeric: boolean;
  /** One of them has cents, unlike numbers of accounts and cheques. */
  hasMoney: boolean;
  hasText: boolean;
  /** Cells with a word for money that came or went. */
  directed: number;
}

/** A statement's transactions, and what is known of its columns. */
export interface Facts {
  rows: readonly string[][];
  heading: Heading;
  columns: readonly Column[];
  /** The column of the dates. */
  date: number | undefined;
  /** By row, for telling which end is the newest. */
  dates: readonly (string | null)[];
  /** An amount of any size in cents. */
  cents(cell: string): number | null;
}

/** What is known of each column. */
export function describe(rows: readonly string[][], { kinds }: Heading): Column[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, (_, index): Column => {
    const cells = rows.flatMap((row) => row[index] || []);
    const isNumeric = cells.every((cell) => anyCentsIn(cell) !== null);
    // A single letter may be anything where no name says that it is this.
    const isWord = (cell: string) => cell.length < 15 && (cell.length > 1 || kinds[index] === 'direction');
    return {
      filled: cells.length,
      isNumeric,
      hasMoney: isNumeric && cells.some(isMoney),
      hasText: cells.some(isText),
      directed: cells.filter((cell) => isWord(cell) && directionIn(cell)).length,
    };
  });
}

/** The amounts of all rows in cents, as some columns tell them; null where they tell none. */
export const centsBy = ({ rows, cents }: Facts, amounts: Amounts): (number | null)[] =>
  rows.map((row) => addedCents(row, amounts, cents));
