import { rules } from 'shared-api/contract';

const grouped = /^(\d{1,3})((?:([ .,'’])\d{3})(?:\3\d{3})*)(?:([.,]) ?(\d{1,2}))?$/;
const plainDigits = /^(\d{1,9})(?:[.,] ?(\d{1,2}))?$/;

/**
 * Parses an amount as banks and Interac write it, in English and French: `$1,234.56`, `1 234,56 $`, `(12.00)`,
 * `12.00-`.
 * @returns cents, negative with a minus or in brackets; null when it is no amount, or ambiguous: `1,234` and `1.234`
 * are a thousand in one language and little more than one in the other
 */
export function anyCentsIn(text: string): number | null {
  const bare = text
    .replace(/[\u00a0\u202f\u2009\s]+/g, ' ')
    .replace(/cad|\$/gi, '')
    .replace(/[−–]/g, '-')
    .trim();
  const [, opened, sign, digits = '', signAfter, closed] =
    /^(\()? *(?:([-+]) *)?(\d(?:[\d .,'’]*\d)?) *(?:(-) *)?(\))?$/.exec(bare) ?? [];
  if ((opened === undefined) !== (closed === undefined)) return null;
  const cents = unsignedCents(digits);
  if (cents === null) return null;
  const isNegative = (sign === '-') !== (signAfter !== undefined) || opened !== undefined;
  return isNegative && cents > 0 ? -cents : cents;
}

/** Like `anyCentsIn`, but null also for what exceeds the largest payment. */
export function centsIn(text: string): number | null {
  const cents = anyCentsIn(text);
  return cents === null || Math.abs(cents) > rules.payment.amount.max * 100 ? null : cents;
}

function unsignedCents(digits: string): number | null {
  const [, first, groups = '', separator, decimalMark, decimals = ''] = grouped.exec(digits) ?? [];
  if (first !== undefined) {
    if (separator === decimalMark || groups.length > 8) return null;
    if (decimalMark === undefined && groups.length === 4 && /[.,]/.test(groups)) return null;
    return Number(first + groups.replace(/\D/g, '')) * 100 + hundredths(decimals);
  }
  const [, whole, part = ''] = plainDigits.exec(digits) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + hundredths(part);
}

const hundredths = (decimals: string): number => Number(decimals.padEnd(2, '0'));
