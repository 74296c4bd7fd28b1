import { addDays, addMonths } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';

const { booksMonths, noticeDays } = rules.retention;

/** What is to be done about somebody who may have been away for too long. */
interface Lapse {
  /** Nothing yet; they are to be told; they have been told; their time is up. */
  step: 'none' | 'tell' | 'wait' | 'forget';
  /** The first day on which they may be forgotten, if they are not seen before. */
  goesOn: string;
}

/**
 * Whether somebody has been away for too long (CQLR c. P-39.1, s. 23): they are told, and forgotten 30 days later unless
 * they have been seen since. What they were told before their time had come counts for nothing.
 * @param seenOn the last day on which they played, answered, logged in, or had a pass
 * @param toldOn when they were told; null: not yet
 * @param months after which people are told
 */
export function lapseOf(
  { seenOn, toldOn }: { seenOn: string; toldOn: string | null },
  months: number,
  today: string,
): Lapse {
  const since = addMonths(seenOn, months);
  if (today < since) return { step: 'none', goesOn: addDays(since, noticeDays) };
  if (toldOn === null || toldOn < since) return { step: 'tell', goesOn: addDays(today, noticeDays) };
  const goesOn = addDays(toldOn, noticeDays);
  return { step: today < goesOn ? 'wait' : 'forget', goesOn };
}

/** The day some months ago. */
export const monthsAgo = (today: string, months: number): string => addMonths(today, -months);

/** What the log says about money belongs to the books: with them it is kept, whatever the period of the log. */
export const ofBooks: readonly string[] = [
  'payment',
  'account',
  'refund',
  'month',
  'transfer',
  'opening',
  'subscription',
];

/** The days before which entries of the log go: those about money, and the others. @param months of the log */
export const logBefore = (today: string, months: number): { books: string; others: string } => ({
  books: monthsAgo(today, Math.max(months, booksMonths)),
  others: monthsAgo(today, months),
});
