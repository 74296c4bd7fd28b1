import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../data/rows';
import { payments, sessions, subscriptions } from '../../data/schema';
import { findUsers } from '../../data/users';
import type { Command } from '../../http/perform';
import type { DueFacts, PurposeFacts, ReceiptFacts } from '../../mail/facts';
import { creditOf, isDue, type PaymentRow, readTotals } from './ledger';
import { ofItsPass, ofItsSession, purpose, purposeFacts } from './read';

/** Notifies payers that their dues are paid, unless they have left the club. */
export async function mailReceipts({ emails }: Command, tx: Tx, paid: readonly PaymentRow[]): Promise<void> {
  if (paid.length === 0) return;
  const payers = await payersOf(tx, paid);
  const receiptOf = await receiptsOf(tx, paid);
  const letters = paid.flatMap((row) => {
    const to = payers.get(row.accountId);
    return to ? { to, ...receiptOf(row) } : [];
  });
  await emails.notify(tx, 'payment-confirmation', ...letters);
}

/** The contents of receipts for payments completed by money, credit or both. */
export async function receiptsOf(
  db: Db,
  paid: readonly PaymentRow[],
): Promise<(row: PaymentRow) => ReceiptFacts> {
  const ids = paid.map(({ id }) => id);
  const totals = await readTotals(db, ids);
  const credit = await creditsOf(db, paid);
  const purposes = await purposesOf(db, paid);
  return ({ id, accountId, amount, reference, plan, method, paymentDate }) => {
    const used = totals.get(id)?.applied ?? 0;
    return {
      payment: {
        amount,
        reference,
        plan,
        method,
        paymentDate: paymentDate.toISOString(),
        ...purposes.get(id),
      },
      credit: used > 0 ? { used: used / 100, left: credit.get(accountId) ?? 0 } : undefined,
    };
  };
}

/** Money that did not exactly match one payment. */
interface Arrived {
  accountId: string;
  cents: number;
  /** The calendar date on which it came. */
  date: string;
}

/**
 * Notifies people how money that was too little, too much or in advance was used.
 * @param paid the payments that it and the resulting credit completed
 */
export async function mailArrivals(
  { emails }: Command,
  tx: Tx,
  arrived: readonly Arrived[],
  paid: readonly PaymentRow[],
): Promise<void> {
  const payers = await payersOf(tx, arrived);
  const credit = await creditsOf(tx, arrived);
  const begun = await begunBy(tx, [...payers.keys()]);
  const purposes = await purposesOf(tx, [...paid, ...begun]);
  const factsOf = (row: PaymentRow): DueFacts => ({
    amount: row.amount,
    reference: row.reference,
    plan: row.plan,
    ...(purposes.get(row.id) ?? { date: null }),
  });
  const letters = arrived.flatMap(({ accountId, cents, date }, index) => {
    const to = payers.get(accountId);
    // Of several transfers at once, the last mail has the total.
    const isLast = !arrived.slice(index + 1).some((later) => later.accountId === accountId);
    const theirs = (rows: readonly PaymentRow[]) =>
      isLast ? rows.filter((row) => row.accountId === accountId) : [];
    const props = {
      amount: cents / 100,
      date,
      paid: theirs(paid).map(factsOf),
      begun: theirs(begun).map((row) => ({ ...factsOf(row), paid: row.paidCents / 100 })),
      credit: isLast ? (credit.get(accountId) ?? 0) : 0,
    };
    return to ? { to, ...props } : [];
  });
  await emails.notify(tx, 'payment-received', ...letters);
}

/**
 * Notifies somebody that a payment they had a receipt for no longer counts as theirs, and what is due again.
 * @param paymentId what it had paid; null if it had only been credit
 * @param reducedCredit whether it reduced their credit
 */
export async function mailReversal(
  { emails }: Command,
  tx: Tx,
  reversal: Arrived & { paymentId: string | null; reducedCredit: boolean },
): Promise<void> {
  const { accountId, cents, date, paymentId, reducedCredit } = reversal;
  const to = (await payersOf(tx, [{ accountId }])).get(accountId);
  if (!to) return;
  const open = paymentId
    ? await tx
        .select()
        .from(payments)
        .where(and(eq(payments.id, paymentId), isDue))
    : [];
  const purposes = await purposesOf(tx, open);
  await emails.notify(tx, 'payment-put-back', {
    to,
    amount: cents / 100,
    date,
    due: open.map(({ id, openCents, reference, plan, sentOn }) => ({
      amount: openCents / 100,
      reference,
      plan,
      ...(purposes.get(id) ?? { date: null }),
      sentOn: sentOn?.toISOString() ?? null,
    })),
    credit: reducedCredit ? ((await creditsOf(tx, [{ accountId }])).get(accountId) ?? 0) : null,
  });
}

/** Notifies people that their payments have become credit. @param withdrawn the payments as they were */
export async function mailCredited(
  { emails }: Command,
  tx: Tx,
  withdrawn: readonly Pick<PaymentRow, 'accountId' | 'paidCents'>[],
  sessionDate: string,
): Promise<void> {
  const rows = withdrawn.filter(({ paidCents }) => paidCents > 0);
  const payers = await payersOf(tx, rows);
  const credit = await creditsOf(tx, rows);
  const letters = [...payers].map(([id, to]) => {
    const cents = rows.reduce((sum, { accountId, paidCents }) => sum + (accountId === id ? paidCents : 0), 0);
    return { to, date: sessionDate, credit: { returned: cents / 100, left: credit.get(id) ?? 0 } };
  });
  await emails.notify(tx, 'payment-credited', ...letters);
}

type OfAccount = Pick<PaymentRow, 'accountId'>;
const accountIdsOf = (rows: readonly OfAccount[]): string[] => [
  ...new Set(rows.map(({ accountId }) => accountId)),
];

/** The people whose accounts these are; those who have left are not among them. */
const payersOf = async (tx: Tx, rows: readonly OfAccount[]) =>
  new Map((await findUsers(tx, accountIdsOf(rows))).map((user) => [user.id, user]));

/** People's credit, in dollars. */
const creditsOf = async (db: Db, rows: readonly OfAccount[]): Promise<Map<string, number>> =>
  new Map([...(await creditOf(db, accountIdsOf(rows)))].map(([id, cents]) => [id, cents / 100]));

/** People's partial payments. */
async function begunBy(tx: Tx, userIds: string[]): Promise<PaymentRow[]> {
  if (userIds.length === 0) return [];
  const isBegun = and(inArray(payments.userId, userIds), isDue, gt(payments.paidCents, 0));
  return tx.select().from(payments).where(isBegun);
}

/** What payments are for, and why. */
async function purposesOf(db: Db, rows: readonly PaymentRow[]): Promise<Map<string, PurposeFacts>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: payments.id, purpose })
    .from(payments)
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .where(inArray(payments.id, ids));
  return new Map(found.map(({ id, purpose: what }) => [id, purposeFacts(what)]));
}
