import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus } from 'shared-api/contract';
import { payments, type transfers } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { closedUntil, entryDate } from '../ledger/closing';
import { completePaid, isDue, payFromCredit } from '../ledger/credit';
import { heldOf, receipt, reversalOf } from '../ledger/model';
import { lockAccounts, post, readEntries, readTotals, receivedWith, totalsOf } from '../ledger/store';
import { openCents } from './books';
import { paymentInstant } from './policy';
import { mailArrivals, mailReceipts, mailReversal } from './receipts';
import { lockPayment, type PaymentRow } from './store';

/** Money received for a payment, and its calendar date. */
export interface Received {
  payment: PaymentRow;
  cents: number;
  date: string;
  transferId: string;
}

/**
 * Books money received for payments, on its date or, if that month is closed, on the first open day: a part,
 * all, or more than is open, which becomes the payer's credit and pays their other dues, oldest first. Takes
 * a few statements, however many there are. The payments and the accounts of overpayers must be locked.
 * @param caller for ledger and log; null when automatic
 * @throws AppError `validation` for a future day
 */
export async function receivePayments(
  services: Services,
  tx: Db,
  received: readonly Received[],
  caller: Admin | null,
): Promise<void> {
  const now = services.clock.now();
  const { Interac: method } = PaymentMethod;
  const closed = await closedUntil(tx);
  // People who have left the club keep their account, although the payment no longer names it.
  const nameless = received.flatMap(({ payment: { id, userId } }) => (userId === null ? id : []));
  const totalsByPayment = await readTotals(tx, nameless);
  const postings = received.map(({ payment, cents, date: cameOn, transferId }) => {
    const date = entryDate(cameOn, closed);
    const movements = receipt(openCents(payment), cents);
    const accountId = payment.userId ?? totalsOf(totalsByPayment, payment.id, payment.id).accountId;
    return {
      accountId,
      paymentId: payment.id,
      movements,
      now,
      madeBy: caller?.id ?? null,
      date,
      method,
      transferId,
    };
  });
  const overpayers = postings.flatMap(({ accountId, movements }) =>
    movements.some(({ side }) => side === 'credit') ? accountId : [],
  );
  await lockAccounts(tx, overpayers);
  await post(tx, postings);
  const complete: PaymentRow[] = [];
  for (const date of new Set(postings.map((one) => one.date))) {
    const ids = postings.flatMap((one) => (one.date === date ? one.paymentId : []));
    complete.push(...(await completePaid(tx, ids, paymentInstant(date, { now }))));
  }
  const before = new Map(received.map(({ payment }) => [payment.id, payment]));
  await endDeclarations(tx, inArray(payments.id, [...before.keys()]));
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, [...before.keys()]));
  await audit(
    tx,
    caller,
    ...rows.map((after) => ({
      action: after.status === PaymentStatus.Completed ? 'payment.status' : 'payment.receive',
      entityId: after.id,
      about: [after.userId],
      before: auditable(before.get(after.id) ?? after),
      after: auditable(after),
    })),
  );
  const paid = [...complete, ...(await payFromCredit(tx, overpayers, now))];
  const inexact = received.filter(({ payment, cents }) => cents !== openCents(payment));
  const inexactPayers = new Set(inexact.map(({ payment }) => payment.userId));
  const exact = paid.filter(({ userId }) => !inexactPayers.has(userId));
  await mailReceipts(services, tx, exact);
  await mailArrivals(
    services,
    tx,
    inexact.flatMap(({ payment: { userId }, cents, date }) => (userId ? { userId, cents, date } : [])),
    paid.filter(({ userId }) => inexactPayers.has(userId)),
  );
}

/** Money received as somebody's credit, for no particular payment. */
export interface ReceivedCredit extends Omit<Received, 'payment'> {
  userId: string;
}

/**
 * Books money received as people's credit, which pays their dues, oldest first. Locks their accounts.
 * @param caller for the ledger; null when automatic
 */
export async function receiveCredit(
  services: Services,
  tx: Db,
  received: readonly ReceivedCredit[],
  caller: Admin | null,
): Promise<void> {
  const now = services.clock.now();
  const ids = received.map(({ userId }) => userId);
  const closed = await closedUntil(tx);
  await lockAccounts(tx, ids);
  await post(
    tx,
    received.map(({ userId: accountId, cents, date, transferId }) => ({
      ...{ accountId, paymentId: null, movements: receipt(0, cents), now, madeBy: caller?.id ?? null },
      ...{ date: entryDate(date, closed), method: PaymentMethod.Interac, transferId },
    })),
  );
  const paid = await payFromCredit(tx, ids, now);
  await endDeclarations(tx, inArray(payments.userId, ids));
  await mailArrivals(services, tx, received, paid);
}

/** What came is what was said to be sent: the rest of a payment that has come in part is still to be sent. */
async function endDeclarations(tx: Db, which: SQL): Promise<void> {
  await tx
    .update(payments)
    .set({ sentOn: null, firstSentOn: null })
    .where(and(which, isDue, isNotNull(payments.sentOn), gt(payments.paidCents, 0)));
}

/** A transfer whose money is reversed. */
type ReversedTransfer = Pick<
  typeof transfers.$inferSelect,
  'id' | 'amountCents' | 'date' | 'owedSince' | 'paymentId'
>;

/**
 * Reverses money received with a transfer: what it paid is open again, unless the payer's credit covers it, and what it
 * added to their credit is removed. The payer is notified.
 * @throws AppError `creditSpent` when it has paid something else meanwhile, `illegalTransition` when its payment was
 * refunded
 */
export async function reverseReceipt(
  services: Services,
  tx: Db,
  { id: transferId, amountCents: cents, date, owedSince, paymentId }: ReversedTransfer,
  caller: Admin,
): Promise<void> {
  const received = await receivedWith(tx, transferId);
  if (!received) return;
  const { accountId } = received;
  const now = services.clock.now();
  const account = (await lockAccounts(tx, [accountId])).get(accountId);
  const payment = paymentId ? await lockPayment(tx, paymentId) : undefined;
  if (payment?.status === PaymentStatus.Refunded) return refuse('illegalTransition');
  const made = (await readEntries(tx, paymentId ? [paymentId] : [])).get(paymentId ?? '') ?? [];
  const held = heldOf(transferId, made);
  const movements = reversalOf(received.cents, held, account?.creditCents ?? 0) ?? refuse('creditSpent');
  const { Interac: method } = PaymentMethod;
  await post(tx, [{ accountId, paymentId, movements, now, madeBy: caller.id, method, transferId }]);
  const reversal = { cents, date, reducedCredit: movements.some(({ side }) => side === 'credit') };
  // All of it had become credit.
  if (!payment || held === 0) {
    return mailReversal(services, tx, { ...reversal, paymentId: null, userId: accountId });
  }
  const [after] = await tx
    .update(payments)
    .set({
      status: PaymentStatus.Pending,
      version: sql`${payments.version} + 1`,
      ...(owedSince &&
        payment.status === PaymentStatus.Completed && { paymentDate: paymentInstant(owedSince, { now }) }),
    })
    .where(eq(payments.id, payment.id))
    .returning();
  // The payer's credit may pay it again.
  const [completedAgain] = await completePaid(tx, [payment.id], now);
  const paid = await payFromCredit(tx, [accountId], now);
  await mailReceipts(services, tx, paid);
  const last = paid.find(({ id }) => id === payment.id) ?? completedAgain ?? after ?? payment;
  await audit(tx, caller, {
    action: 'payment.status',
    entityId: payment.id,
    about: [payment.userId],
    before: auditable(payment),
    after: auditable(last),
  });
  if (payment.userId) await mailReversal(services, tx, { ...reversal, paymentId, userId: payment.userId });
}

/** A payment's fields in the log. It names the payer by id only. */
const auditable = ({ createdOn: _, subscriptionId: __, ...facts }: PaymentRow): object => ({
  ...facts,
  paymentDate: facts.paymentDate.toISOString(),
});
