import { centsOf } from 'shared-api/money';
import type { CreditFacts } from '../../emails/facts';
import { type Changed, dueOf } from './change';
import type { PlaceRow } from './known';

/**
 * The price of places given up too late: what is still open of it, or all of it once it has been paid; undefined when
 * there is none.
 */
export function lateCostsOf(
  { dues }: Changed,
  late: readonly PlaceRow[],
): { amount: number; isPaid: boolean } | undefined {
  const owed = late.flatMap((row) => dueOf(row, dues).slice(0, 1));
  if (owed.length === 0) return undefined;
  const open = owed.reduce((cents, { openCents }) => cents + openCents, 0);
  const price = owed.reduce((cents, { amount }) => cents + centsOf(amount), 0);
  return { amount: (open || price) / 100, isPaid: open === 0 };
}

/** The part of a place's price just paid by the payer's credit; undefined when none. */
export function creditUsedFor(
  { charged, dues, creditLeft }: Changed,
  row: PlaceRow | undefined,
): Pick<CreditFacts, 'used' | 'left'> | undefined {
  const due = dueOf(row, dues).find(
    ({ id, paidCents }) => paidCents > 0 && charged.some((one) => one.id === id),
  );
  return due && { used: due.paidCents / 100, left: (creditLeft.get(due.accountId) ?? 0) / 100 };
}

/** Payments for places that have become somebody's credit; undefined when none. */
export function creditReturnedTo(
  { withdrawn, creditLeft, refunds }: Changed,
  userId: string,
): Pick<CreditFacts, 'returned' | 'left'> | undefined {
  if (refunds === userId) return undefined;
  const cents = withdrawn.reduce((sum, due) => sum + (due.accountId === userId ? due.paidCents : 0), 0);
  return cents > 0 ? { returned: cents / 100, left: (creditLeft.get(userId) ?? 0) / 100 } : undefined;
}
