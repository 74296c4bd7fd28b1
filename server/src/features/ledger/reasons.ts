import { and, between, eq, isNull, type SQL } from 'drizzle-orm';
import { formatsOf } from 'shared-api/format';
import { entries } from '../../db/schema';
import { formatMessage, formatters, type Locale, messagesIn } from '../../messages';

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
