import { inArray } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { PaymentStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { completePaid, payFromCredit } from '../ledger/credit';
import {
  chargeOf,
  entriesFor,
  type LedgerTotals,
  type Movement,
  type PaymentState,
  payment as paymentFrom,
  requiredTotals,
  type SurplusTarget,
} from '../ledger/model';
import { dropRefunds } from '../ledger/refunds';
import { type EntryContext, lockAccounts, type Posting, post, readTotals, totalsOf } from '../ledger/store';
import { mailReceipts } from './receipts';
import type { PaymentRow } from './store';

/** A payment's row before and after a change; no row before for a new one. */
export interface ChangedPayment {
  was: PaymentRow | null;
  row: PaymentRow;
  /** Where money goes that it no longer holds, if the row does not say. */
  surplusTo?: SurplusTarget;
}

const stateOf = ({ status, amount, withdrawnOn }: PaymentRow): PaymentState => ({
  status,
  cents: centsOf(amount),
  isWithdrawn: withdrawnOn !== null,
});

/** A payment's open amount, in cents; zero unless it is due. */
export const openCents = ({ status, amount, paidCents, withdrawnOn }: PaymentRow): number =>
  status === PaymentStatus.Pending && withdrawnOn === null ? Math.max(0, centsOf(amount) - paidCents) : 0;

/** Moves received money to another day or method: received on the new one, corrected on the old one. */
function redating(
  { was, row }: ChangedPayment,
  { paid, applied }: LedgerTotals,
): Pick<Posting, 'movements' | 'date' | 'method'>[] {
  const { Completed } = PaymentStatus;
  const cents = paid - applied;
  if (was?.status !== Completed || row.status !== Completed || cents === 0) return [];
  const [from, to] = [clubDate(was.paymentDate), clubDate(row.paymentDate)];
  if (from === to && was.method === row.method) return [];
  return [
    // First, so that the payment always holds what came by transfers.
    { movements: [{ side: 'payment', kind: 'received', cents }], date: to, method: row.method },
    {
      movements: [{ side: 'payment', kind: 'correction', cents: -cents }],
      date: from,
      method: was.method,
    },
  ];
}

/** Whether a payment for which nothing was charged has been marked as completed. */
const isCompletedAnew = ({ was, row }: ChangedPayment): boolean =>
  was !== null && row.status === PaymentStatus.Completed && chargeOf(stateOf(was)) === 0;

/**
 * Books payments that have just been written, pays open ones with credit, and mails receipts for paid ones.
 * @param context reason and author
 * @returns the payments afterwards
 */
export async function bookPayments(
  services: Services,
  tx: Db,
  changed: readonly ChangedPayment[],
  context: EntryContext,
): Promise<PaymentRow[]> {
  const ids = changed.map(({ row }) => row.id);
  const totalsByPayment = await readTotals(tx, ids);
  const stored = (row: PaymentRow) => totalsOf(totalsByPayment, row.id, row.userId ?? row.id);
  const accounts = await lockAccounts(
    tx,
    changed.map(({ row }) => stored(row).accountId),
  );
  // What is not sent back is here again.
  const dropped = await dropRefunds(
    tx,
    changed.flatMap(({ was, row }) =>
      was?.status === PaymentStatus.Refunded && row.status !== PaymentStatus.Refunded ? row.id : [],
    ),
  );
  const postings = changed.flatMap((payment) => {
    const { was, row } = payment;
    const { accountId, ...totals } = stored(row);
    const state = stateOf(row);
    const kept = dropped.get(row.id) ?? 0;
    // What it gave to the credit pays it first, and only the rest is received.
    const own = isCompletedAnew(payment)
      ? Math.min(Math.max(0, chargeOf(state) - kept), totals.given, accounts.get(accountId)?.creditCents ?? 0)
      : 0;
    const held = { ...totals, paid: totals.paid + kept + own, certain: totals.certain + kept + own };
    const movements = entriesFor(held, {
      ...requiredTotals(was?.status ?? null, state, held),
      ...(payment.surplusTo && { surplusTo: payment.surplusTo }),
    });
    const { id: paymentId, method, paymentDate } = row;
    // Money is booked on the payment's date; charges, refunds and corrections on today's.
    const arrives = row.status === PaymentStatus.Completed && was?.status !== PaymentStatus.Refunded;
    const date = clubDate(arrives ? paymentDate : context.now);
    const of = { ...context, accountId, paymentId };
    const restored: Movement[] = kept > 0 ? [{ side: 'payment', kind: 'correction', cents: kept }] : [];
    return [
      ...redating(payment, totals).map((moved) => ({ ...of, ...moved })),
      { ...of, movements: [...restored, ...(own > 0 ? paymentFrom(own) : [])], method },
      { ...of, movements, date, method },
    ];
  });
  const touched = postings.filter(({ movements }) => movements.some(({ side }) => side === 'credit'));
  await post(tx, postings);
  await completePaid(tx, ids, context.now);
  // By status: these rows were read before the entries, so their paid amounts are out of date.
  const isOpen = changed.some(
    ({ row: { status, withdrawnOn } }) => status === PaymentStatus.Pending && withdrawnOn === null,
  );
  const accountIds = postings.map(({ accountId }) => accountId);
  const paidByCredit = isOpen || touched.length > 0 ? await payFromCredit(tx, accountIds, context.now) : [];
  const rows = await tx.select().from(payments).where(inArray(payments.id, ids));
  const wasComplete = new Set(
    changed.flatMap(({ was }) => (was?.status === PaymentStatus.Completed ? was.id : [])),
  );
  const complete = rows.filter(
    ({ id, status }) => status === PaymentStatus.Completed && !wasComplete.has(id),
  );
  const byCredit = new Set(paidByCredit.map(({ id }) => id));
  await mailReceipts(services, tx, [...complete.filter(({ id }) => !byCredit.has(id)), ...paidByCredit]);
  return rows;
}
