import { eq, sql } from 'drizzle-orm';
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
