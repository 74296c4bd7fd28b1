import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { type PaymentChange, type PaymentDraft, PaymentMethod, PaymentStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type Tx, valuesFor } from '../../data/rows';
import { entries, payments, refunds, type transfers } from '../../data/schema';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { audit } from '../log/write';
import {
  assertEntriesOpen,
  auditable,
  creditOf,
  lockAccounts,
  lockPayment,
  type PaymentRow,
  post,
  readEntries,
} from './ledger';
import { newReference } from './references';
import { heldByTransfer, reversalOf } from './rules';
import { save } from './save';

/** A payment as it is, and all that is now paid in full and was not before. */
interface Corrected {
  row: PaymentRow;
  completed: PaymentRow[];
}

/** Charges somebody by hand, or records at once what they have paid. @throws AppError `validation`, `monthClosed` */
export async function record(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  { paymentDate, ...draft }: PaymentDraft,
  { id: madeBy }: Admin,
): Promise<Corrected> {
  const now = clock.now();
  const credit = await lockAccounts(tx, [draft.userId]);
  const values = valuesFor(payments, {
    ...draft,
    accountId: draft.userId,
    method: draft.method ?? PaymentMethod.Interac,
    status: draft.status ?? PaymentStatus.Pending,
    paymentDate: paymentInstant(paymentDate, { now }),
    reference: newReference(),
  });
  const { rows, completed } = await save(tx, credit, [{ was: null, values }], { now, madeBy });
  return { row: rows[0] as PaymentRow, completed };
}

/**
 * Changes a payment by somebody's decision: its status, amount, plan, method or date. The ledger follows: what
 * it no longer holds is credit, goes back, or never came.
 * @param was locked (`lockPayment`)
 * @param madeBy who decides; null for a link to the door, which names nobody
 * @param reason of the entries, if the kind alone does not tell
 * @throws AppError `alreadyRefunded`, `monthClosed`, `validation`
 */
export async function correct(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  was: PaymentRow,
  { paymentDate, ...values }: Omit<Partial<PaymentChange>, 'version'>,
  madeBy: string | null,
  reason?: string,
): Promise<Corrected> {
  const now = clock.now();
  const { Pending, Completed, Refunded } = PaymentStatus;
  // The books' sums are by plan, so another plan would change closed months.
  if (values.plan !== undefined && values.plan !== was.plan) await assertEntriesOpen(tx, was.id);
  const arrives = values.status === Completed && was.status !== Completed;
  if (arrives && was.status === Refunded) await assertNotRefunded(tx, was.id);
  const changed = valuesFor(payments, {
    ...values,
    // A received payment's date is the day the money came.
    paymentDate: paymentInstant(paymentDate, { now, ...(!arrives && { before: was.paymentDate }) }),
    // An administrator's decision about its money overrides a withdrawal.
    ...(values.status !== Pending && { withdrawnOn: null }),
  });
  const credit = await creditOf(tx, [was.accountId]);
  const { rows, completed } = await save(tx, credit, [{ was, values: changed }], {
    now,
    madeBy,
    ...(reason && { reason }),
  });
  return { row: rows[0] as PaymentRow, completed };
}

/** A transfer's money that was put back. */
interface Reversed {
  accountId: string;
  /** What it had paid; null if it had only been credit. */
  paymentId: string | null;
  /** Whether it reduced the person's credit. */
  reducedCredit: boolean;
  completed: PaymentRow[];
}

/**
 * Reverses money received with a transfer: what it paid is open again, unless the payer's credit covers it, and what it
 * added to their credit is removed.
 * @returns undefined when it has brought nothing, or nothing any more
 * @throws AppError `creditSpent` when it has paid something else meanwhile, `illegalTransition` when its payment was
 * refunded
 */
export async function reverse(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  transfer: Pick<typeof transfers.$inferSelect, 'id' | 'owedSince' | 'paymentId'>,
  caller: Admin,
): Promise<Reversed | undefined> {
  const { id: transferId, owedSince } = transfer;
  const brought = await broughtBy(tx, transferId);
  if (!brought) return undefined;
  const { accountId, cents } = brought;
  const credit = await lockAccounts(tx, [accountId]);
  const was = transfer.paymentId ? await lockPayment(tx, transfer.paymentId) : undefined;
  if (was?.status === PaymentStatus.Refunded) return refuse('illegalTransition');
  const held = was ? heldByTransfer(transferId, (await readEntries(tx, [was.id])).get(was.id) ?? []) : 0;
  const movements = reversalOf(cents, held, credit.get(accountId) ?? 0) ?? refuse('creditSpent');
  const context = { now: clock.now(), madeBy: caller.id };
  const of = { accountId, paymentId: was?.id ?? null, method: PaymentMethod.Interac, transferId };
  await post(tx, [{ ...context, ...of, movements }]);
  const reducedCredit = movements.some(({ side }) => side === 'credit');
  // All of it had become credit.
  if (!was || held === 0) return { accountId, paymentId: null, reducedCredit, completed: [] };
  const isDueSince = owedSince && was.status === PaymentStatus.Completed;
  const values = {
    status: PaymentStatus.Pending,
    ...(isDueSince && { paymentDate: paymentInstant(owedSince, { now: context.now }) }),
  };
  const { rows, completed } = await save(tx, await creditOf(tx, [accountId]), [{ was, values }], context);
  await audit(tx, caller, {
    action: 'payment.status',
    entityId: was.id,
    about: [was.userId],
    before: auditable(was),
    after: auditable(rows[0] ?? was),
  });
  return { accountId, paymentId: was.id, reducedCredit, completed };
}

/** What a transfer has brought, in cents, and to whom; undefined when nothing, or nothing any more. */
async function broughtBy(
  tx: Tx,
  transferId: string,
): Promise<{ accountId: string; cents: number } | undefined> {
  const cents = sql<number>`sum(${entries.amountCents})::int`;
  const [row] = await tx
    .select({ accountId: entries.accountId, cents })
    .from(entries)
    .where(eq(entries.transferId, transferId))
    .groupBy(entries.accountId)
    .having(sql`${cents} <> 0`);
  return row;
}

/**
 * Refuses to complete a refunded payment whose money an administrator has sent back or kept as credit: it
 * must become pending first, so that credit pays it or new money is recorded.
 * @throws AppError `alreadyRefunded`
 */
async function assertNotRefunded(tx: Tx, paymentId: string): Promise<void> {
  const decided = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(entries, eq(entries.id, refunds.id))
    .where(and(eq(entries.paymentId, paymentId), isNotNull(refunds.decidedBy)))
    .limit(1);
  if (decided.length > 0) refuse('alreadyRefunded');
}

/** Facts for a payment's new date. */
interface Dating {
  now: Date;
  /** The payment's current instant; none for a new one, or one received just now. */
  before?: Date;
}

/**
 * The instant for a payment's date: unchanged while the day stays the same, now for today, noon at the club for any
 * other day.
 * @param date a real calendar date, none to leave it as it is
 * @throws AppError `validation` for a future day
 */
export function paymentInstant(date: string | undefined, { now, before }: Dating): Date {
  if (date === undefined) return before ?? now;
  if (before && clubDate(before) === date) return before;
  const today = clubDate(now);
  if (date > today) return refuseField('paymentDate', 'notInFuture');
  return date === today ? now : instantOf(date, '12:00');
}
