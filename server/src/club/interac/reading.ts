import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isCalendarDate } from 'shared-api/calendar';
import {
  plain,
  rules,
  type StatementMapping,
  type TransferDoubt,
  type TransferSource,
} from 'shared-api/contract';

/** A transfer as parsed, before it is matched with payments. */
export interface ReadTransfer {
  /** Identifies the transfer, however often it is read. */
  key: string;
  source: TransferSource;
  /** The transfer's calendar date, according to the bank or Interac. */
  date: string;
  /** Negative for outgoing money. */
  cents: number;
  /** ISO 4217. */
  currency: string;
  sender: string;
  /** The payer's message, or the bank's description. */
  message: string;
  /** Whether the row or notice says that it is an Interac transfer. */
  isInterac: boolean;
  /** The mail's signature check, from its headers. */
  dkim: string | null;
  /** Why it must not settle anything automatically; null if it may. */
  doubt: TransferDoubt | null;
}

/** A digest of values, for keys. */
export const transferKey = (kind: string, ...facts: (string | number)[]): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}`;

/** Creates a function that tells how often it has been given a text: 1 at first. */
export const createCount = (): ((text: string) => number) => {
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count;
  };
};

/** What the keys of transfers have in common to which a bank gave the same number; null when it gave none. */
export const numberOf = (key: string): string | null => /^(fitid:[^:]+):/.exec(key)?.[1] ?? null;

/** Longer texts are cut: banks print some 80 characters, Interac allows 420. */
const longestText = 1000;

/**
 * Normalises a file's text for storage and display: one line, without characters that are invisible, change text
 * direction, or cannot be stored.
 */
export const normalise = (text: string, longest = longestText): string =>
  Array.from(
    text
      .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('');

/**
 * Banks print `INTERAC e-Transfer`, `E-TRANSFER ***aB3` (TD), `INTERAC ETRNSFR RECVD` (BMO), `E_TRFIN` (Wealthsimple),
 * `MB-EMAIL MONEY TRF` (Scotiabank), `E-TRF`, `Email Trfs`, `INTERNET DEPOSIT EMT`, `Virement Interac`, `VIR INTERAC`.
 */
const interacWords =
  /interac|\be[-_ ]?(transfer|tfr|trf|trnsf|trsf|tsfr|xfer)|email (money )?(transfer|trf|tfr)|\bemt\b|internet deposit|virement|\bvir\b/;

/** Whether a bank's description is that of an Interac transfer. @param description in plain letters */
export const namesInterac = (description: string): boolean => interacWords.test(description);

/** A reference, which without dashes would look like part of a name. */
const reference = /\bcs[^\p{L}\p{N}]{0,4}(?:[2-9a-hj-km-np-z][^\p{L}\p{N}]{0,4}){8}/iu;
const sender = /(?:\bfrom\b|\bde la part de\b|\bde\b| \/) ?[:/]? ?(\p{L}[\p{L}\p{M}'’. -]{2,79})/iu;

/** The sender of an Interac transfer in a bank's description; empty when it has none. */
export const senderIn = (description: string): string =>
  normalise(
    sender.exec(description.replace(reference, '. '))?.[1]?.replace(/(?<![\s.-])[\s.-]+$/, '') ?? '',
    80,
  );

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

export type DateOrder = StatementMapping['dateOrder'];

/** The orders in which banks write dates. */
export const dateOrders: readonly DateOrder[] = ['ymd', 'mdy', 'dmy'];

/** Names of the months in both languages, without accents. */
const months: readonly (readonly string[])[] = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
];

/** The first three parts of a date; null when a text does not have three. */
function partsOf(text: string): [string, string, string] | null {
  const bare = text.trim();
  const [first, second, third] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(bare)?.slice(1) ??
    (bare.split(/[T ]\d{1,2}:/, 1)[0] ?? '').split(/[\s/.,-]+/).filter((part) => part !== '');
  return first && second && third ? [first, second, third] : null;
}

/**
 * Parses a date as banks and Interac write it: `2026-11-21`, `20261121`, `11/21/2026`, `21 nov. 2026`, `November 21,
 * 2026`, `21-nov-26`.
 * @param order of the numbers; a year of four digits, or a month's name, leaves less to it
 * @returns a calendar date, or null
 */
export function dateIn(text: string, order: DateOrder): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [first, second, third] = parts;
  if (/^\d{4}$/.test(first)) return calendarDate(first, monthIn(second), third);
  const isNamed = [first, second].some((part) => /^\p{L}/u.test(part));
  if (isNamed && !/^\d{4}$/.test(third)) {
    // Of `14-nov-26` either number may be the year.
    if (order === 'ymd') return calendarDate(yearIn(first), monthIn(second), third);
    const [day, month] = order === 'mdy' ? [second, first] : [first, second];
    return /^\d/.test(month) ? null : calendarDate(yearIn(third), monthIn(month), day);
  }
  if (isNamed) {
    const [day, month] = /^\p{L}/u.test(first) ? [second, first] : [first, second];
    return calendarDate(third, monthIn(month), day);
  }
  if (order === 'ymd') return calendarDate(yearIn(first), second, third);
  return order === 'mdy'
    ? calendarDate(yearIn(third), first, second)
    : calendarDate(yearIn(third), second, first);
}

/** Whether a text is a date that has its year in two digits, so that nothing proves which number that is. */
export const hasShortYear = (text: string): boolean =>
  partsOf(text)?.every((part) => !/^\d{4}$/.test(part)) ?? false;

const yearIn = (part: string): string => (/^\d{2}$/.test(part) ? `20${part}` : part);

/** A month's number: of one or two digits, or of the one month that begins like this; empty otherwise. */
function monthIn(part: string): string {
  if (/^\d{1,2}$/.test(part)) return part;
  const word = plain(part);
  const found = months.flatMap((names, index) =>
    word.length >= 3 && names.some((name) => name.startsWith(word)) ? [String(index + 1)] : [],
  );
  return found.length === 1 ? (found[0] ?? '') : '';
}

function calendarDate(year: string, month: string, day: string): string | null {
  const [, digits] = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(plain(day)) ?? [];
  if (!digits || !/^\d{1,2}$/.test(month) || !/^(19|20|21)\d{2}$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${digits.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/**
 * Processes many values in portions, in order. Between portions the event loop gets to other work, which
 * synchronous work, or PGlite's answers (microtasks), would hold up.
 * @param size values per portion: others wait no longer than these take
 * @returns the results of all portions
 */
export async function inPortions<Value, Result>(
  values: readonly Value[],
  size: number,
  work: (portion: Value[], start: number) => readonly Result[] | PromiseLike<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < values.length; start += size) {
    results.push(...(await work(values.slice(start, start + size), start)));
    await setImmediate();
  }
  return results;
}
