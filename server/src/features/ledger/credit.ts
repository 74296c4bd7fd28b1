import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import { allocateCredit, payment as paymentOf } from './model';
import { lockAccounts, post } from './store';

type PaymentRow = typeof payments.$inferSelect;

/**
 * Pays people's dues with their credit, oldest first. Locks their accounts.
 * @returns the payments that are now complete
 */
export async function payFromCredit(tx: Db, accountIds: readonly string[], now: Date): Promise<PaymentRow[]> {
  const held = await lockAccounts(tx, accountIds);
  const rich = [...held.values()].filter(({ creditCents }) => creditCents > 0);
  if (rich.length === 0) return [];
  const open = await tx
    .select()
    .from(payments)
    .where(
      and(
        inArray(
          payments.userId,
          rich.map(({ id }) => id),
        ),
        eq(payments.status, PaymentStatus.Pending),
        isNull(payments.withdrawnOn),
      ),
    )
    .orderBy(asc(payments.createdOn), asc(payments.id))
    .for('update');
  const openCents = ({ amount, paidCents }: PaymentRow) => Math.round(amount * 100) - paidCents;
  const spent = rich.flatMap(({ id: accountId, creditCents }) =>
    allocateCredit(
      creditCents,
      open.filter(({ userId }) => userId === accountId).map((row) => ({ id: row.id, cents: openCents(row) })),
    ).map(({ id, cents }) => ({ accountId, paymentId: id, cents })),
  );
  await post(
    tx,
    spent.map(({ cents, ...of }) => ({ ...of, movements: paymentOf(cents), now })),
  );
  return completePaid(
    tx,
    spent.map(({ paymentId }) => paymentId),
    now,
  );
}

/** Marks pending payments as completed if fully paid. @returns those */
export const completePaid = (tx: Db, ids: readonly string[], paymentDate: Date): Promise<PaymentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .update(payments)
        .set({ status: PaymentStatus.Completed, paymentDate, version: sql`${payments.version} + 1` })
        .where(
          and(
            inArray(payments.id, [...ids]),
            eq(payments.status, PaymentStatus.Pending),
            isNull(payments.withdrawnOn),
            sql`${payments.paidCents} >= round(${payments.amount} * 100)`,
          ),
        )
        .returning();
