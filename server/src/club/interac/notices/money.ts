import { rules } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import { centsIn } from '../reading';

/** An amount in a text. */
interface Money {
  /** The likeliest; null beyond the largest payment. */
  cents: number | null;
  currency: string;
  /** Whether it can be read in two ways, such as 1,234. */
  isUnclear: boolean;
}

const code = '(?:CAD|CAN|CA|C|USD|US|EUR|GBP|AUD|MXN)';
const sign = '[$€£]|dollars?(?: (?:canadiens?|américains?|canadian|american))?';
const thousands = "\\d{1,3}(?:[ .,'’]\\d{3}){1,4}";
/** Before a sign, some banks write a space after the decimal mark. */
const digits = (decimals: string) => `(${thousands}(?:${decimals})?|\\d+(?:${decimals})?)(?![\\d]|[.,]\\d)`;
const money = new RegExp(
  [
    // $10.00 · CA$10.00 · CAD $10.00 · $10.00 (CAD)
    `(${code})? ?(?:[$€£]) ?${digits('[.,]\\d{1,2}')}(?: ?(?:\\$|\\(?(${code})\\)?(?![\\p{L}\\d])))?`,
    // 10,00 $ · 10,00 $ CA · 10,00 $ (CAD)
    `${digits('[.,] ?\\d{1,2}')} ?(${sign})(?: ?\\(?(${code})\\)?(?![\\p{L}\\d]))?`,
    // CAD 10.00
    `(CAD|USD|EUR|GBP|AUD|MXN) ?${digits('[.,]\\d{1,2}')}`,
    // 10.00 CAD
    `${digits('[.,]\\d{1,2}')} ?\\(?(CAD|USD|EUR|GBP|AUD|MXN)(?![\\p{L}\\d])`,
  ]
    .map((form) => `(?<![\\p{L}\\d.,'’$€£])(?:${form})`)
    .join('|'),
  'gu',
);
const spaces = /[\u00a0\u202f\u2009\t ]+/g;

/**
 * Finds amounts of money in a text, in the forms of both languages. What an amount is never depends on the language
 * around it: `10,00 $` and `$10.00` stand in English and French notices.
 */
export const moneyIn = (text: string): Money[] =>
  [...text.replace(spaces, ' ').matchAll(money)].map(([all, ...groups]) => {
    const number = groups.find((group) => group && /\d/.test(group)) ?? '';
    return moneyOf(number, all);
  });

/** A labelled amount: as in a text, or a number alone. */
export const moneyAfterLabel = (text: string): Money[] => {
  const found = moneyIn(text);
  return found.length > 0 || !/\d/.test(text) ? found : [moneyOf(text.replace(spaces, ' ').trim(), '')];
};

/** A text with its amounts replaced by a sign that stands for any. */
export const withoutMoney = (text: string): string => text.replace(spaces, ' ').replace(money, '¤');

function moneyOf(number: string, all: string): Money {
  // Interac always writes cents; without them thousands look like decimals.
  const isWhole = /[ .,'’]\d{3}$/.test(number);
  const clear = isWhole ? null : centsIn(number);
  const likely = Number(number.replace(/\D/g, '')) * (isWhole ? 100 : 1);
  const cents = clear ?? (likely <= rules.payment.amount.max * 100 ? likely : null);
  return { cents, currency: currencyIn(all), isUnclear: clear === null };
}

function currencyIn(text: string): string {
  const named = /EUR|GBP|AUD|MXN/.exec(text)?.[0];
  if (named) return named;
  if (text.includes('€')) return 'EUR';
  if (text.includes('£')) return 'GBP';
  return /US|am[ée]rican|américain/i.test(text) ? 'USD' : clubCurrency;
}
