import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type PaymentDue, PaymentMethod, PaymentStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { firstOf } from '../../db/rows';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { auditSystemChange, type Change } from '../audit/store';
import { isDue } from '../ledger/credit';
import type { SurplusTarget } from '../ledger/model';
import { lockAccounts, lockAccountsOf } from '../ledger/store';
import { addressesOf, readSettings } from '../settings/store';
import { bookPayments, type ChangedPayment, openCents } from './books';
import { newReference } from './references';
import type { PaymentRow } from './store';

/** What payments are for: a session (and a player in it), a pass, or everything that a player owes. */
type Subject = { sessionId: string; userId?: string } | { subscriptionId: string } | { userId: string };

function concerning(subject: Subject): SQL | undefined {
  if ('subscriptionId' in subject) return eq(payments.subscriptionId, subject.subscriptionId);
  const ofUser = subject.userId === undefined ? undefined : eq(payments.userId, subject.userId);
  return 'sessionId' in subject ? and(eq(payments.sessionId, subject.sessionId), ofUser) : ofUser;
}

type Due = Pick<PaymentRow, 'amount' | 'plan' | 'paymentDate'> & {
  userId: string;
  sessionId?: string;
  subscriptionId?: string;
};

/** What makes a withdrawn payment due again. */
export const dueAgain = {
  withdrawnOn: null,
  sentOn: null,
  firstSentOn: null,
  version: sql`${payments.version} + 1`,
};

/**
 * Charges somebody an amount, to be paid by Interac transfer. A withdrawn payment becomes due again with the same
 * reference.
 * @returns the payment, which their credit may already have paid
 */
export async function addDue(services: Services, tx: Db, due: Due): Promise<PaymentRow> {
  const { Pending: status } = PaymentStatus;
  const { Interac: method } = PaymentMethod;
  const { userId, sessionId, subscriptionId } = due;
  const thing = sessionId
    ? eq(payments.sessionId, sessionId)
    : eq(payments.subscriptionId, subscriptionId ?? '');
  const again = and(
    eq(payments.userId, userId),
    thing,
    isNull(payments.guestName),
    isNotNull(payments.withdrawnOn),
  );
  await lockAccounts(tx, [userId]);
  const was = (await firstOf(tx.select().from(payments).where(again).limit(1).for('update'))) ?? null;
  const [row] = was
    ? await tx
        .update(payments)
        .set({
          ...due,
          ...dueAgain,
        })
        .where(eq(payments.id, was.id))
        .returning()
    : await tx
        .insert(payments)
        .values({ ...due, status, method, reference: newReference() })
        .returning();
  const [booked] = await bookPayments(services, tx, [{ was, row: row as PaymentRow }], {
    now: services.clock.now(),
  });
  return booked as PaymentRow;
}

/** Whether a pass has been paid; refunds do not change that, since an administrator decided them. */
export async function wasPaid(tx: Db, subscriptionId: string): Promise<boolean> {
  const received = inArray(payments.status, [PaymentStatus.Completed, PaymentStatus.Refunded]);
  return (await tx.$count(payments, and(concerning({ subscriptionId }), received))) > 0;
}

/**
 * Changes due or paid payments, with ledger and log.
 * @param which condition on `payments`; withdrawn ones are left out
 * @param surplusTo where money goes that they no longer hold, if their rows do not say
 * @returns the payments as they were
 */
async function changeDues(
  services: Services,
  tx: Db,
  which: SQL | undefined,
  values: Partial<PaymentRow>,
  logged: (row: PaymentRow) => Pick<Change, 'action' | 'before' | 'after'>,
  surplusTo?: SurplusTarget,
): Promise<PaymentRow[]> {
  const asked = and(which, isNull(payments.withdrawnOn));
  const found = await tx.select({ id: payments.id, userId: payments.userId }).from(payments).where(asked);
  await lockAccountsOf(tx, found);
  const before = await tx.select().from(payments).where(asked).orderBy(asc(payments.id)).for('update');
  if (before.length === 0) return [];
  const known = new Map(before.map((row) => [row.id, row]));
  const after = await tx
    .update(payments)
    .set({ ...values, version: sql`${payments.version} + 1` })
    .where(inArray(payments.id, [...known.keys()]))
    .returning();
  const changed: ChangedPayment[] = after.map((row) => ({
    ...{ was: known.get(row.id) ?? null, row },
    ...(surplusTo && { surplusTo }),
  }));
  await bookPayments(services, tx, changed, { now: services.clock.now() });
  for (const row of before) {
    await auditSystemChange(tx, { ...logged(row), entityId: row.id, about: [row.userId] });
  }
  return before;
}

/**
 * Withdraws dues. Money received for them becomes the payer's credit; the rows stay, with their references.
 * @param paid whether completed payments become credit too
 * @returns the payments as they were
 */
export function withdraw(
  services: Services,
  tx: Db,
  subject: Subject,
  { paid }: { paid: boolean },
): Promise<PaymentRow[]> {
  const { Pending, Completed } = PaymentStatus;
  const which = and(concerning(subject), inArray(payments.status, paid ? [Pending, Completed] : [Pending]));
  const values = { status: Pending, withdrawnOn: services.clock.now() };
  return changeDues(services, tx, which, values, (row) => ({
    action: 'payment.withdraw',
    before: withdrawable(row),
  }));
}

/** Puts the money received for something on the list of refunds: completed payments are refunded, partly paid ones withdrawn. */
export async function refundPaid(services: Services, tx: Db, subject: Subject): Promise<void> {
  const { Pending, Completed, Refunded } = PaymentStatus;
  const logged = (row: PaymentRow) => ({ action: 'payment.refund', before: withdrawable(row) });
  const paid = and(concerning(subject), eq(payments.status, Completed));
  await changeDues(services, tx, paid, { status: Refunded }, logged);
  const inPart = and(concerning(subject), eq(payments.status, Pending), gt(payments.paidCents, 0));
  await changeDues(services, tx, inPart, { withdrawnOn: services.clock.now() }, logged, 'refund');
}

/** What the log keeps of a payment that is withdrawn. */
export const withdrawable = ({ userId, sessionId, subscriptionId, amount, plan, reference }: PaymentRow) => ({
  ...{ userId, sessionId, subscriptionId, amount, plan, reference },
});

/** Changes a session's pending payments to its new price; a free session has none. */
export async function repricePending(
  services: Services,
  tx: Db,
  { sessionId, amount }: { sessionId: string; amount: number },
): Promise<void> {
  if (amount <= 0) {
    await withdraw(services, tx, { sessionId }, { paid: false });
    return;
  }
  const which = and(concerning({ sessionId }), eq(payments.status, PaymentStatus.Pending));
  await changeDues(services, tx, which, { amount }, ({ amount: before }) => ({
    action: 'payment.update',
    before: { amount: before },
    after: { amount },
  }));
}

/** What is still to be paid for something, where, and with which reference; null when nothing. */
export async function dueFor(db: Db, subject: Subject, config: Config): Promise<PaymentDue | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(concerning(subject), isDue));
  if (!row) return null;
  const payTo = addressesOf(await readSettings(db), config).paymentEmail;
  return { paymentId: row.id, amount: openCents(row) / 100, reference: row.reference, payTo };
}
