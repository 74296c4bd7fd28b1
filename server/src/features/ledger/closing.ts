import { eq, max, min, sql } from 'drizzle-orm';
import { addDays, addMonths } from 'shared-api/calendar';
import { closedMonths, entries } from '../../db/schema';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';

/** The last day of a month. @param month `YYYY-MM` */
const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/**
 * The last day of the closed months; null when none is closed. Prevents closing and reopening months until the
 * transaction ends.
 */
export async function closedUntil(tx: Tx): Promise<string | null> {
  await tx.execute(sql`lock table ${closedMonths} in share mode`);
  const [row] = await tx.select({ month: max(closedMonths.month) }).from(closedMonths);
  return row?.month ? lastDayOf(row.month) : null;
}

/** @throws AppError `monthClosed` for a date in a closed month */
export async function assertOpen(tx: Tx, date: string): Promise<void> {
  const closed = await closedUntil(tx);
  if (closed !== null && date <= closed) refuse('monthClosed', { values: { date: closed } });
}

/** @throws AppError `monthClosed` for a payment with entries in a closed month */
export async function assertEntriesOpen(tx: Tx, paymentId: string): Promise<void> {
  const [row] = await tx
    .select({ first: min(entries.date) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId));
  if (row?.first) await assertOpen(tx, row.first);
}

/** The booking date for an earlier date: itself or, if its month is closed, the first open one. */
export const entryDate = (date: string, closed: string | null): string =>
  closed !== null && date <= closed ? addDays(closed, 1) : date;
