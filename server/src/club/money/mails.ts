import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../data/rows';
import { payments } from '../../data/schema';
import { findUsers } from '../../data/users';
import type { Command } from '../../http/perform';
import type { DueFacts, ReceiptFacts } from '../../mail/facts';
import { type Due, dueFacts, isDue, openDues, purposeFacts, readDues } from './dues';
import { creditOf, type PaymentRow, readTotals } from './ledger';

/** Notifies payers that their dues are paid, unless they have left the club. */
export async function mailReceipts({ db: tx, emails }: Command, paid: readonly PaymentRow[]): Promise<void> {
  if (paid.length === 0) return;
  const payers = await payersOf(tx, paid);
  const receiptOf = await receiptsOf(tx, paid);
  const letters = paid.flatMap((row) => {
    const to = payers.get(row.accountId);
    return to ? { to, ...receiptOf(row) } : [];
  });
  await emails.notify('payment-confirmation', ...letters);
}

/** The contents of receipts for payments completed by money, credit or both. */
export async function receiptsOf(
  db: Db,
  paid: readonly PaymentRow[],
): Promise<(row: PaymentRow) => ReceiptFacts> {
  const ids = paid.map(({ id }) => id);
  const totals = await readTotals(db, ids);
  const credit = await creditsOf(db, paid);
  const dues = await duesOf(db, paid);
  return ({ id, accountId, amount, reference, plan, method, paymentDate }) => {
    const due = dues.get(id);
    const used = totals.get(id)?.applied ?? 0;
    return {
      payment: {
        amount,
        reference,
        plan,
        method,
        paymentDate: paymentDate.toISOString(),
        ...(due && purposeFacts(due)),
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
  { db: tx, emails }: Command,
  arrived: readonly Arrived[],
  paid: readonly PaymentRow[],
): Promise<void> {
  const payers = await payersOf(tx, arrived);
  const credit = await creditsOf(tx, arrived);
  const open = await openDues(tx, [...payers.keys()]);
  const dues = await duesOf(tx, paid);
  const inFull = (due: Due): DueFacts => ({ ...dueFacts(due), amount: due.amount, sentOn: null });
  const letters = arrived.flatMap(({ accountId, cents, date }, index) => {
    const to = payers.get(accountId);
    // Of several transfers at once, the last mail has the total.
    const isLast = !arrived.slice(index + 1).some((later) => later.accountId === accountId);
    const isTheirs = ({ userId }: { userId: string | null }) => isLast && userId === accountId;
    const props = {
      amount: cents / 100,
      date,
      paid: paid
        .filter(isTheirs)
        .flatMap(({ id }) => dues.get(id) ?? [])
        .map(inFull),
      begun: (isLast ? (open.get(accountId) ?? []) : [])
        .filter((due) => due.paid > 0)
        .map((due) => ({ ...inFull(due), paid: due.paid })),
      credit: isLast ? (credit.get(accountId) ?? 0) : 0,
    };
    return to ? { to, ...props } : [];
  });
  await emails.notify('payment-received', ...letters);
}

/**
 * Notifies somebody that a payment they had a receipt for no longer counts as theirs, and what is due again.
 * @param paymentId what it had paid; null if it had only been credit
 * @param reducedCredit whether it reduced their credit
 */
export async function mailReversal(
  { db: tx, emails }: Command,
  reversal: Arrived & { paymentId: string | null; reducedCredit: boolean },
): Promise<void> {
  const { accountId, cents, date, paymentId, reducedCredit } = reversal;
  const to = (await payersOf(tx, [{ accountId }])).get(accountId);
  if (!to) return;
  const open = paymentId ? await readDues(tx, and(eq(payments.id, paymentId), isDue)) : [];
  await emails.notify('payment-put-back', {
    to,
    amount: cents / 100,
    date,
    due: open.map(dueFacts),
    credit: reducedCredit ? ((await creditsOf(tx, [{ accountId }])).get(accountId) ?? 0) : null,
  });
}

/** Notifies people that their payments have become credit. @param withdrawn the payments as they were */
export async function mailCredited(
  { db: tx, emails }: Command,
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
  await emails.notify('payment-credited', ...letters);
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

/** What some payments are for, by their ids. */
async function duesOf(db: Db, rows: readonly PaymentRow[]): Promise<Map<string, Due>> {
  const ids = rows.map(({ id }) => id);
  const dues = ids.length === 0 ? [] : await readDues(db, inArray(payments.id, ids));
  return new Map(dues.map((due) => [due.paymentId, due]));
}
