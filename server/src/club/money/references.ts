import { randomInt } from 'node:crypto';
import { and, between, eq, isNull, type SQL } from 'drizzle-orm';
import { plain } from 'shared-api/contract';
import { formatsOf } from 'shared-api/format';
import { entries } from '../../data/schema';
import { formatMessage, formatters, type Locale, messagesIn } from '../../messages';

// Without 0, O, 1, I and L: people copy references by hand into their bank's form.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * A pure check character system as in ISO/IEC 7064, with modulus 31 and radix 3 (“MOD 31-3”): each
 * character's value times 3 to the power of its place from the right, summed, is 1 modulo 31. Since 31 is
 * prime and 3 one of its primitive roots, every single wrong character and every swap of two is detected. The
 * standard's own systems need letters that look alike, and a hybrid one (“MOD 32,31”) would miss errors:
 * doubling modulo 32 cannot be undone.
 */
const [modulus, radix] = [alphabet.length, 3];

const weigh = (characters: string): number =>
  [...characters].reduce((sum, character) => (sum * radix + alphabet.indexOf(character)) % modulus, 0);

/** The check character for seven others. */
const checkCharacter = (characters: string): string =>
  alphabet.charAt((1 - ((weigh(characters) * radix) % modulus) + modulus) % modulus);

const written = (characters: string): string => `CS-${characters.slice(0, 4)}-${characters.slice(4)}`;

/** A new reference for the Interac message, e.g. `CS-7K2M-9QXM`; the last character checks the others. */
export function newReference(): string {
  const characters = Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return written(characters + checkCharacter(characters));
}

/** Whether a reference's check character is valid. */
export const isChecked = (reference: string): boolean => weigh(reference.replace(/^CS|-/g, '')) === 1;

// What people, banks and mail programs put between the characters: spaces, dashes, dots, quotation marks, line breaks.
const betweenCharacters = '[^\\p{L}\\p{N}]{0,4}';
// Searched from every position, since preceding text may look like a reference too.
const pattern = new RegExp(
  `(?=c${betweenCharacters}s${betweenCharacters}(${Array(8).fill(`[${alphabet.toLowerCase()}]`).join(betweenCharacters)}))`,
  'gu',
);

/**
 * The references in a text, in their issued form, each once. Case, accents, dashes, spaces and line breaks do not
 * matter. Includes strings that only look like references.
 */
export const referencesIn = (text: string): string[] => [
  ...new Set(
    [
      ...plain(text)
        .replace(/\p{Cf}/gu, '')
        .matchAll(pattern),
    ].map(([, found = '']) => written(found.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())),
  ),
];

/** Prefix of the reason of a credit for a released date of a pass; the date follows, as 2026-11-28. */
const released = 'Released ';

/** As stored in the ledger, independent of language. */
export const releasedReason = (date: string): string => `${released}${date}`;

/** Condition on `entries`: credits for dates of a pass released within some dates. */
export const isReleased = ({ startDate, endDate }: { startDate: string; endDate: string }): SQL | undefined =>
  and(
    eq(entries.kind, 'credit'),
    isNull(entries.madeBy),
    between(entries.reason, releasedReason(startDate), releasedReason(endDate)),
  );

/**
 * Says of an entry that its money was taken at the door.
 * @param byLink by a link, which names nobody
 * @param place for which nothing was owed, so that it is credit
 * @returns as stored in the ledger; undefined where there is nothing to say
 */
export const doorReason = (byLink: boolean, place?: string): string | undefined =>
  byLink || place ? ['Door', ...(byLink ? ['link'] : []), ...(place ? [place] : [])].join(' ') : undefined;

const atDoor = /^Door( link)?( [\da-f-]{36})?$/;

/** An entry's reason for display: an administrator's text, or the ledger's own reason in the reader's language. */
export function reasonIn(locale: Locale, reason: string | null): string | null {
  const door = atDoor.exec(reason ?? '');
  if (door) return messagesIn(locale).reasons[door[1] ? 'doorLink' : 'door'];
  const date = reason?.startsWith(released) ? reason.slice(released.length) : '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return reason;
  const day = formatsOf(locale, formatters).date(date, 'full');
  return formatMessage(messagesIn(locale).reasons.released, { day }, locale);
}
