import { and, eq, inArray } from 'drizzle-orm';
import { type PaymentDue, PaymentStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { payments } from '../../data/schema';
import { addressesOf, readSettings } from '../../data/settings';
import type { Command } from '../../http/perform';
import { isDue, type PaymentRow } from './ledger';
import { mailReceipts } from './mails';
import { type Obligation, obligationsOf, type PaidInFull, type Settled, settle, type Whose } from './settle';

/** Brings charges to what is owed, and mails receipts for what credit has paid. See `settle`. */
async function settleAndMail(
  services: Command,
  tx: Tx,
  obligations: readonly Obligation[],
  paid?: PaidInFull,
): Promise<Settled> {
  const settled = await settle(services, tx, obligations, paid);
  await mailReceipts(services, tx, settled.completed);
  return settled;
}

/**
 * Charges somebody for something, to be paid by Interac transfer.
 * @returns the payment, which their credit may already have paid; undefined when it was owed already
 */
export const charge = async (services: Command, tx: Tx, due: Obligation): Promise<PaymentRow | undefined> =>
  (await settleAndMail(services, tx, [due])).charged[0];

/**
 * Withdraws what is owed. Money received for a part becomes the payer's credit; the rows stay, with their references.
 * @param paid what becomes of what is paid in full
 * @returns the payments as they were
 */
export async function withdraw(
  services: Command,
  tx: Tx,
  whose: Whose,
  paid: PaidInFull,
): Promise<PaymentRow[]> {
  const owed = await obligationsOf(tx, whose);
  const none = owed.map((one) => ({ ...one, cents: 0 }));
  return (await settleAndMail(services, tx, none, paid)).withdrawn;
}

/** Changes a session's pending payments to its new price; a free session has none. */
export async function reprice(
  services: Command,
  tx: Tx,
  { sessionId, cents }: { sessionId: string; cents: number },
): Promise<void> {
  const owed = await obligationsOf(tx, { sessionId });
  await settleAndMail(
    services,
    tx,
    owed.map((one) => ({ ...one, cents })),
    'keep',
  );
}

/** Whether a pass has been paid; refunds do not change that, since an administrator decided them. */
export async function wasPaid(db: Db, subscriptionId: string): Promise<boolean> {
  const received = inArray(payments.status, [PaymentStatus.Completed, PaymentStatus.Refunded]);
  return (await db.$count(payments, and(eq(payments.subscriptionId, subscriptionId), received))) > 0;
}

/** What is still to be paid for a pass, where, and with which reference; null when nothing. */
export async function dueFor(db: Db, subscriptionId: string, config: Config): Promise<PaymentDue | null> {
  const row = await firstOf(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.subscriptionId, subscriptionId), isDue)),
  );
  if (!row) return null;
  const payTo = addressesOf(await readSettings(db), config).paymentEmail;
  return { paymentId: row.id, amount: row.openCents / 100, reference: row.reference, payTo };
}
