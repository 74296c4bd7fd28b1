import { attendanceLimits } from 'shared-api/contract';
import { plainName } from '../../tables/table';
import { normalise } from '../interac/reading';

/** Marks that say that somebody came… */
const came = /^(x+|1|y|yes|oui|present|presente|here|la|came|attended|venu|venue|ok|true|vrai)$/;
/** …and that they did not. */
const away = /^(0|n|no|non|abs|absent|absente|away|false|faux|no show)$/;
/** A doubt, a guest, or an amount: `x ?`, `+1`, `10 $`. */
const unsure = /[?+$€%]/;
const ticks = ['✓', '✔', '☑', '✅', '√', '●', '•', '*'];
const crosses = ['✗', '✘', '❌', '☐', '○', '–', '-'];

/** A cell's mark: as it is shown, and told from others. */
export const markIn = (cell: string): string =>
  normalise(cell.normalize('NFC').replaceAll('\ufe0f', ''), attendanceLimits.mark);

/** What a mark says by itself: whether somebody came; undefined when it does not say. */
export function sayingOf(mark: string): boolean | undefined {
  if (mark === '') return false;
  if (ticks.includes(mark)) return true;
  if (crosses.includes(mark)) return false;
  if (unsure.test(mark)) return undefined;
  const plainMark = plainName(mark);
  if (plainMark !== '' && came.test(plainMark)) return true;
  return away.test(plainMark) ? false : undefined;
}

/** The marks of some cells, the most frequent first. */
export function marksIn(cells: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const mark = markIn(cell);
    if (mark !== '') counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([mark]) => mark)
    .slice(0, attendanceLimits.marks);
}

const ended =
  /^(cancell?ed|terminated|stopped|withdrawn|annule|annulee|resilie|resiliee|abandon|abandonnee?)$/;
const going = /^(active|valid|current|confirmed|registered|actif|valide|en cours|confirmee?|inscrite?)$/;

/** Whether a cell says that a pass was ended before its time, or paid back, which says nothing of its end. */
export const isOver = (cell: string): boolean =>
  endingSaying(cell) === true || /^(refunded|remboursee?)$/.test(plainName(cell.slice(0, 100)));

/** What a cell says of a pass: whether it was ended before its time; undefined when it does not say. */
export function endingSaying(cell: string): boolean | undefined {
  const words = plainName(cell.slice(0, 100));
  if (ended.test(words)) return true;
  return going.test(words) ? false : sayingOf(markIn(cell));
}

const paid = /^(paid|paid in full|payee?|reglee?|acquittee?)$/;
const unpaid = /^(unpaid|not paid|not yet|impayee?|non payee?|pas payee?|pas encore)$/;

/** Whether a cell says in a word that something was paid. */
export const isPaymentWord = (cell: string): boolean => paid.test(plainName(cell.slice(0, 100)));

/** What a cell says of a payment: whether it was made; undefined when it does not say. */
export function paymentSaying(cell: string): boolean | undefined {
  const words = plainName(cell.slice(0, 100));
  if (isPaymentWord(cell)) return true;
  return unpaid.test(words) ? false : sayingOf(markIn(cell));
}
