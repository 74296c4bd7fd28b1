import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import type { RefundDecision, RefundState } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { entries, refunds } from '../../db/schema';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { payFromCredit } from './credit';
import { post } from './post';
import { lockAccounts, type PaymentRow } from './store';

/** A refund, locked, and whose it is. */
export interface LockedRefund {
  refund: typeof refunds.$inferSelect;
  entry: Pick<typeof entries.$inferSelect, 'accountId' | 'amountCents'>;
}

/** Locks a refund until the transaction ends, and the person's account before it. */
export async function lockRefund(tx: Tx, id: string): Promise<LockedRefund | undefined> {
  const entry = await firstOf(tx.select().from(entries).where(eq(entries.id, id)));
  if (!entry) return undefined;
  await lockAccounts(tx, [entry.accountId]);
  const refund = await firstOf(tx.select().from(refunds).where(eq(refunds.id, id)).for('update'));
  return refund && { refund, entry };
}

/** Allowed decisions by state, and the state after them. */
const transitions: Record<RefundState, Partial<Record<RefundDecision['decision'], RefundState>>> = {
  due: { send: 'sent', drop: 'dropped' },
  sent: { undo: 'due' },
  dropped: {},
};

/** What a decision has changed. */
export interface Refunded {
  state: RefundState;
  /** The payments that are now paid in full. */
  completed: PaymentRow[];
}

/**
 * Records that a refund was sent; drops it, so that it becomes credit, which pays what is owed; or sets a sent one back
 * to due. Refunds become due with their entries (`post`).
 * @throws AppError `refundDecided`, `changedMeanwhile`, `validation` for a future day
 */
export async function refund(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { refund: was, entry }: LockedRefund,
  { decision, sentOn, note, version }: RefundDecision,
  { id: madeBy }: Admin,
): Promise<Refunded> {
  const now = clock.now();
  const today = clubDate(now);
  if (version !== undefined && version !== was.version) return refuse('changedMeanwhile');
  const state = transitions[was.state][decision] ?? refuse('refundDecided');
  await tx
    .update(refunds)
    .set({
      state,
      sentOn: state === 'sent' ? (sentOn ?? today) : null,
      note: note?.trim() ?? was.note,
      decidedBy: state === 'due' ? null : madeBy,
      version: sql`${refunds.version} + 1`,
    })
    .where(eq(refunds.id, was.id));
  if (state !== 'dropped') return { state, completed: [] };
  const { accountId, amountCents } = entry;
  const movements = [{ side: 'credit', kind: 'correction', cents: -amountCents }] as const;
  await post(tx, [{ accountId, paymentId: null, movements, now, madeBy }]);
  return { state, completed: await payFromCredit(tx, [accountId], now) };
}

/**
 * Drops the refunds of some payments that have not been sent.
 * @returns their cents by payment, which the caller must enter as corrected
 */
export async function dropRefunds(tx: Tx, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const theirs = tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.paymentId, [...paymentIds]));
  const dropped = await tx
    .update(refunds)
    .set({ state: 'dropped', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.state, 'due'), inArray(refunds.id, theirs)))
    .returning({ id: refunds.id });
  const ids = dropped.map(({ id }) => id);
  const rows = await tx
    .select({ paymentId: entries.paymentId, cents: sql<number>`-sum(${entries.amountCents})::int` })
    .from(entries)
    .where(inArray(entries.id, ids))
    .groupBy(entries.paymentId);
  return new Map(rows.map(({ paymentId, cents }) => [paymentId ?? '', cents]));
}

/**
 * Refuses to complete a refunded payment whose money an administrator has sent back or kept as credit: it
 * must become pending first, so that credit pays it or new money is recorded.
 * @throws AppError `alreadyRefunded`
 */
export async function assertNotRefunded(tx: Tx, paymentId: string): Promise<void> {
  const decided = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(entries, eq(entries.id, refunds.id))
    .where(and(eq(entries.paymentId, paymentId), isNotNull(refunds.decidedBy)))
    .limit(1);
  if (decided.length > 0) refuse('alreadyRefunded');
}
