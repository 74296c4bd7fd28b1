import type { PassColumns, PassDoubt } from 'shared-api/contract';
import { plainName, type Table } from '../../tables/table';
import { centsIn } from '../interac/reading';
import { isDate } from '../interac/statements/columns';
import { orderOf } from '../interac/statements/understand';
import {
  guessed,
  hasOneReading,
  isAddressed,
  kindOf,
  lastHeading,
  personKindOf,
  withoutMarks,
} from './columns';
import { isOver, paymentSaying } from './marks';

/** How a list of passes is read. */
interface Understanding {
  likely: PassColumns;
  /** What somebody has to say; empty when the likely columns are sure. */
  doubts: PassDoubt[];
}

type Kind =
  | 'email'
  | 'name'
  | 'season'
  | 'from'
  | 'to'
  | 'price'
  | 'amount'
  | 'paid'
  | 'paidOn'
  | 'owes'
  | 'ended'
  | 'status'
  | 'less'
  | 'back';

/** Names of columns, without accents and signs and in lower case. */
const named: readonly (readonly [Kind, RegExp])[] = [
  [
    'season',
    /^(season|saison|pass|season pass|abonnement|abonnement de saison|forfait|session|subscription)( name)?$|^nom de la saison$/,
  ],
  [
    'from',
    /^(from|starts?|begins?|start date|start of pass|valid from|first day|du|de|debut|depuis|date de debut|premier jour|valide du|valable du)$/,
  ],
  [
    'to',
    /^(to|until|till|through|ends?|end date|end of pass|expires?|expiry|expiration|expiry date|expiration date|valid (until|to|through)|last day|au|fin|date de fin|dernier jour|jusqu au|jusqu a|valide jusqu au|valable jusqu au|echeance|date d expiration)$/,
  ],
  ['price', /^(price|prix|cost|cout|fee|fees|frais|tarif|pass price|prix de l abonnement)( cad)?$/],
  [
    'paidOn',
    /^(paid on|date paid|paid date|payment date|date of payment|paye le|payee le|date de paiement|date du paiement|recu le|received on)$/,
  ],
  [
    'paid',
    /^(paid|is paid|payment|payments|payment status|pay status|status of payment|amount paid|paid amount|total paid|received|amount received|paye|payee|payes|paiement|statut du paiement|montant paye|montant recu|recu|regle)( cad)?$/,
  ],
  [
    'owes',
    /^(left|left to pay|remaining|still owed|still owes|amount left|restant|reste|reste a payer|encore a payer|reste du)( cad)?$/,
  ],
  [
    'ended',
    /^(ended|ended early|cancelled|canceled|terminated|stopped|termine|terminee|termine avant la fin|annule|annulee|resilie|resiliee)$/,
  ],
  ['status', /^(status|statut|state|etat)( .{1,30})?$/],
  ['less', /^(discounts?|rebates?|coupons?|rabais|remises?|escomptes?|reductions?)( .{1,20})?$/],
  [
    'back',
    /^(amount |total |montant )?(refund(s|ed)?|sent back|rembourse(e|s|es|ment|ments)?|credited)( .{1,20})?$/,
  ],
];

/** What a column's name says; undefined for anything else. */
function kindIn(cell: string): Kind | undefined {
  const name = plainName(cell.slice(0, 100));
  const own = named.find(([, pattern]) => pattern.test(name))?.[0];
  if (own) return own;
  const balance = kindOf(cell);
  return balance === 'owes' || balance === 'amount' ? balance : personKindOf(cell);
}

const isWhen = (kind: Kind | undefined): boolean => kind === 'season' || kind === 'from' || kind === 'to';
const isPerson = (kind: Kind | undefined): boolean => kind === 'email' || kind === 'name';

/**
 * Reads what a table's columns hold: by their names, or else by what stands in them, which somebody has to confirm. An
 * amount does not say by its name whether it is the price.
 */
export function understandPasses({ rows }: Table): Understanding {
  const at = rows.slice(0, lastHeading).findIndex((row) => {
    const kinds = row.map(kindIn);
    return kinds.some(isWhen) && kinds.some(isPerson) && !row.some(isAddressed);
  });
  const body = rows.slice(at + 1);
  const kinds = at >= 0 ? withoutMarks((rows[at] ?? []).map(kindIn), body) : guessedKinds(body);
  const all = (kind: Kind) => kinds.flatMap((one, column) => (one === kind ? [column] : []));
  const cells = (column: number | undefined) =>
    column === undefined ? [] : body.flatMap((row) => row[column] || []);
  const [emails, names, seasons, owes] = [all('email'), all('name'), all('season'), all('owes')];
  const [starts, ends, prices, amounts] = [all('from'), all('to'), all('price'), all('amount')];
  // Under “Paid” may stand the day on which it was.
  const isDayOf = (column: number) => cells(column).length > 0 && cells(column).every(isDate);
  const paids = all('paid').filter((column) => !isDayOf(column));
  const days = [...all('paidOn'), ...all('paid').filter(isDayOf)];
  const { as, isSure } = paidAs(rows[at]?.[paids[0] ?? -1] ?? '', cells(paids[0]));
  // A status is read where it says of some pass that it was ended, or paid back.
  const statuses = all('status').filter((column) => cells(column).some(isOver));
  const says = (kind: Kind) =>
    all(kind)
      .flatMap(cells)
      .some((cell) => paymentSaying(cell) !== false && centsIn(cell) !== 0);
  const dated = [starts[0], ends[0], days[0]].flatMap(cells);
  const order = orderOf(dated);
  const price = prices[0] ?? amounts[0];
  const [email, season, from, to] = [emails[0], seasons[0], starts[0], ends[0]];
  const [paid, paidOn, owed, ended] = [paids[0], days[0], owes[0], [...all('ended'), ...statuses][0]];
  const columns = { email, season, from, to, price, paid, paidOn, owes: owed, ended };
  return {
    likely: {
      ...{ firstRow: Math.min(at + 1, 100), names: names.slice(0, 4), dateOrder: order.order, paidAs: as },
      ...Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined)),
    },
    doubts: [
      ...((emails.length === 0 && names.length === 0) || emails.length > 1 || at < 0
        ? (['person'] as const)
        : []),
      ...(at < 0 ||
      [seasons, starts, ends].some(({ length }) => length > 1) ||
      (seasons.length === 0 && (starts.length === 0 || ends.length === 0))
        ? (['when'] as const)
        : []),
      ...(prices.length === 1 && at >= 0 && !says('less') ? [] : (['price'] as const)),
      ...(isSure &&
      !says('back') &&
      paids.length < 2 &&
      days.length < 2 &&
      owes.length < 2 &&
      paids.length + days.length + owes.length > 0
        ? []
        : (['paid'] as const)),
      ...(order.isSure || hasOneReading(dated) ? [] : (['dateOrder'] as const)),
    ],
  };
}

/** Whether cells say by a mark that a pass is paid, or how much of it is. @param name of their column */
function paidAs(name: string, cells: readonly string[]): { as: PassColumns['paidAs']; isSure: boolean } {
  const isMarks = cells.every((cell) => paymentSaying(cell) !== undefined);
  const isAmounts = cells.every((cell) => centsIn(cell) !== null);
  if (isAmounts && (!isMarks || /amount|montant|total/.test(plainName(name))))
    return { as: 'amount', isSure: true };
  return { as: 'mark', isSure: isMarks };
}

/** What columns without names may hold. */
function guessedKinds(body: readonly string[][]): (Kind | undefined)[] {
  const kinds = guessed(body);
  const first = kinds.indexOf('date');
  const second = kinds.findIndex(
    (_, column) => column > first && first >= 0 && body.some((row) => isDate(row[column] ?? '')),
  );
  return kinds.map((kind, column) => {
    if (column === first) return 'from';
    if (column === second) return 'to';
    return kind === 'email' || kind === 'name' || kind === 'amount' ? kind : undefined;
  });
}
