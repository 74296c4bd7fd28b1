import { and, eq, gt, inArray } from 'drizzle-orm';
import { centsOf } from 'shared-api/money';
import { accounts, payments, sessions, subscriptions } from '../../db/schema';
import type { Db } from '../../db/types';
import type { DueFacts, PurposeFacts, ReceiptFacts } from '../../emails/facts';
import type { Services } from '../../services';
import { isDue } from '../ledger/credit';
import { readTotals } from '../ledger/store';
import { findUsers } from '../users/store';
import { ofItsPass, ofItsSession, purpose, purposeFacts } from './purpose';
import type { PaymentRow } from './store';

/** Notifies payers that their dues are paid, unless they have left the club. */
export async function mailReceipts({ emails }: Services, tx: Db, paid: readonly PaymentRow[]): Promise<void> {
  if (paid.length === 0) return;
  const payers = await payersOf(tx, paid);
  const receiptOf = await receiptsOf(tx, paid);
  const letters = paid.flatMap((row) => {
    const to = payers.get(row.userId ?? '');
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
  return ({ id, userId, amount, reference, plan, method, paymentDate }) => {
    const used = totals.get(id)?.applied ?? 0;
    return {
      payment: {
        ...{ amount, reference, plan, method, paymentDate: paymentDate.toISOString() },
        ...purposes.get(id),
      },
      credit: used > 0 ? { used: used / 100, left: credit.get(userId ?? '') ?? 0 } : undefined,
    };
  };
}

/** Money that did not exactly match one payment. */
export interface Arrived {
  userId: string;
  cents: number;
  /** The calendar date on which it came. */
  date: string;
}

/**
 * Notifies people how money that was too little, too much or in advance was used.
 * @param paid the payments that it and the resulting credit completed
 */
export async function mailArrivals(
  { emails }: Services,
  tx: Db,
  arrived: readonly Arrived[],
  paid: readonly PaymentRow[],
): Promise<void> {
  const payers = await payersOf(tx, arrived);
  const credit = await creditsOf(tx, arrived);
  const begun = await begunBy(tx, [...payers.keys()]);
  const purposes = await purposesOf(tx, [...paid, ...begun]);
  const factsOf = (row: PaymentRow): DueFacts => ({
    ...{ amount: row.amount, reference: row.reference, plan: row.plan },
    ...(purposes.get(row.id) ?? { date: null }),
  });
  const letters = arrived.flatMap(({ userId, cents, date }, index) => {
    const to = payers.get(userId);
    // Of several transfers at once, the last mail has the total.
    const isLast = !arrived.slice(index + 1).some((later) => later.userId === userId);
    const theirs = (rows: readonly PaymentRow[]) =>
      isLast ? rows.filter((row) => row.userId === userId) : [];
    const props = {
      amount: cents / 100,
      date,
      paid: theirs(paid).map(factsOf),
      begun: theirs(begun).map((row) => ({ ...factsOf(row), paid: row.paidCents / 100 })),
      credit: isLast ? (credit.get(userId) ?? 0) : 0,
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
  { emails }: Services,
  tx: Db,
  reversal: Arrived & { paymentId: string | null; reducedCredit: boolean },
): Promise<void> {
  const { userId, cents, date, paymentId, reducedCredit } = reversal;
  const to = (await payersOf(tx, [{ userId }])).get(userId);
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
    ...{ amount: cents / 100, date },
    due: open.map(({ id, amount, paidCents, reference, plan, sentOn }) => ({
      ...{ amount: (centsOf(amount) - paidCents) / 100, reference, plan },
      ...(purposes.get(id) ?? { date: null }),
      sentOn: sentOn?.toISOString() ?? null,
    })),
    credit: reducedCredit ? ((await creditsOf(tx, [{ userId }])).get(userId) ?? 0) : null,
  });
}

/** Notifies people that their payments have become credit. @param withdrawn the payments as they were */
export async function mailCredited(
  { emails }: Services,
  tx: Db,
  withdrawn: readonly Pick<PaymentRow, 'userId' | 'paidCents'>[],
  sessionDate: string,
): Promise<void> {
  const rows = withdrawn.filter(({ paidCents }) => paidCents > 0);
  const payers = await payersOf(tx, rows);
  const credit = await creditsOf(tx, rows);
  const letters = [...payers].map(([id, to]) => {
    const cents = rows.reduce((sum, { userId, paidCents }) => sum + (userId === id ? paidCents : 0), 0);
    return { to, date: sessionDate, credit: { returned: cents / 100, left: credit.get(id) ?? 0 } };
  });
  await emails.notify(tx, 'payment-credited', ...letters);
}

type OfUser = Pick<PaymentRow, 'userId'>;
const userIdsOf = (rows: readonly OfUser[]): string[] => [
  ...new Set(rows.flatMap(({ userId }) => userId ?? [])),
];

const payersOf = async (tx: Db, rows: readonly OfUser[]) =>
  new Map((await findUsers(tx, userIdsOf(rows))).map((user) => [user.id, user]));

/** People's credit, in dollars. */
async function creditsOf(tx: Db, rows: readonly OfUser[]): Promise<Map<string, number>> {
  const ids = userIdsOf(rows);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: accounts.id, cents: accounts.creditCents })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(found.map(({ id, cents }) => [id, cents / 100]));
}

/** People's partial payments. */
async function begunBy(tx: Db, userIds: string[]): Promise<PaymentRow[]> {
  if (userIds.length === 0) return [];
  const isBegun = and(inArray(payments.userId, userIds), isDue, gt(payments.paidCents, 0));
  const rows = await tx.select().from(payments).where(isBegun);
  return rows.filter(({ amount, paidCents }) => paidCents < centsOf(amount));
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
