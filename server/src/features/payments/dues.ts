import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type PaymentDue, PaymentMethod, PaymentStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import { auditSystemChange } from '../audit/store';
import { addressesOf, readSettings } from '../settings/store';
import { newReference } from './references';

/** What payments are about: a session (and a player in it), a pass, or all that a player owes. */
type Subject = { sessionId: string; userId?: string } | { subscriptionId: string } | { userId: string };

function concerning(subject: Subject): SQL | undefined {
  if ('subscriptionId' in subject) return eq(payments.subscriptionId, subject.subscriptionId);
  const ofUser = subject.userId === undefined ? undefined : eq(payments.userId, subject.userId);
  return 'sessionId' in subject ? and(eq(payments.sessionId, subject.sessionId), ofUser) : ofUser;
}

type Due = Pick<
  typeof payments.$inferInsert,
  'userId' | 'sessionId' | 'subscriptionId' | 'amount' | 'plan' | 'paymentDate'
>;

/** Makes somebody owe an amount, to be paid by Interac transfer. @returns the reference that the transfer names */
export async function addDue(tx: Db, due: Due): Promise<string> {
  const { Pending: status } = PaymentStatus;
  const { Interac: method } = PaymentMethod;
  const reference = newReference();
  await tx.insert(payments).values({ ...due, status, method, reference });
  return reference;
}

/** Whether money has come for a pass; what was given back later counts, since an administrator decided it. */
export async function wasPaid(tx: Db, subscriptionId: string): Promise<boolean> {
  const received = inArray(payments.status, [PaymentStatus.Completed, PaymentStatus.Refunded]);
  return (await tx.$count(payments, and(concerning({ subscriptionId }), received))) > 0;
}

/** Takes back what has not been paid yet. Money never moved, so nothing is lost; the audit log keeps that it was expected. */
export async function withdrawPending(tx: Db, subject: Subject): Promise<void> {
  const withdrawn = await tx
    .delete(payments)
    .where(and(concerning(subject), eq(payments.status, PaymentStatus.Pending)))
    .returning();
  for (const { id, userId, sessionId, subscriptionId, amount, plan, reference } of withdrawn) {
    await auditSystemChange(tx, {
      action: 'payment.withdraw',
      entityId: id,
      before: { userId, sessionId, subscriptionId, amount, plan, reference },
    });
  }
}

/** Makes what is pending for a session cost its new price; a session that is free is owed by nobody. */
export async function repricePending(
  tx: Db,
  { sessionId, amount }: { sessionId: string; amount: number },
): Promise<void> {
  if (amount <= 0) return withdrawPending(tx, { sessionId });
  const pending = and(concerning({ sessionId }), eq(payments.status, PaymentStatus.Pending));
  const before = await tx.select().from(payments).where(pending).for('update');
  await tx
    .update(payments)
    .set({ amount, version: sql`${payments.version} + 1` })
    .where(pending);
  for (const { id, amount: old } of before) {
    await auditSystemChange(tx, {
      action: 'payment.update',
      entityId: id,
      before: { amount: old },
      after: { amount },
    });
  }
}

/** What its owner still has to pay for something, where, and with which words; null when nothing. */
export async function dueFor(db: Db, subject: Subject, config: Config): Promise<PaymentDue | null> {
  const [row] = await db
    .select({ paymentId: payments.id, amount: payments.amount, reference: payments.reference })
    .from(payments)
    .where(and(concerning(subject), eq(payments.status, PaymentStatus.Pending)));
  return row ? { ...row, payTo: addressesOf(await readSettings(db), config).paymentEmail } : null;
}
