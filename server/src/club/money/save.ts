import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { PaymentStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { Tx } from '../../data/rows';
import { entries, newId, payments, refunds } from '../../data/schema';
import { isDue, oldestFirst } from './dues';
import {
  type Credit,
  creditOf,
  type EntryContext,
  type PaymentRow,
  type Posting,
  post,
  readTotals,
} from './ledger';
import {
  allocateCredit,
  chargeOf,
  chargingKinds,
  entriesFor,
  type LedgerTotals,
  type Movement,
  noTotals,
  type PaymentState,
  payment as paymentFrom,
  requiredTotals,
  type SurplusTarget,
} from './rules';

/** What a new payment has if nothing else is said. */
const blank = {
  ...{ subscriptionId: null, sessionId: null, guestName: null, opening: false, paidCents: 0, openCents: 0 },
  ...{ withdrawnOn: null, sentOn: null, firstSentOn: null, version: 1 },
} satisfies Partial<PaymentRow>;

type NewPayment = Omit<PaymentRow, keyof typeof blank | 'id' | 'createdOn'> & Partial<PaymentRow>;

/** A new payment, or what changes of one that is locked. */
export type Change = {
  /** Where money goes that it no longer holds, if its row does not say. */
  surplusTo?: SurplusTarget;
  /** The day and the reason of a balance from before. */
  entered?: Pick<EntryContext, 'date' | 'reason'>;
} & ({ was: null; values: NewPayment } | { was: PaymentRow; values: Partial<NewPayment> });

/** Payments as they are now. */
interface Saved {
  /** Those that were changed, in the order of the changes. */
  rows: PaymentRow[];
  /** Those, and all that credit has paid, wholly or in part. */
  touched: PaymentRow[];
  /** All that are now paid in full and were not before: credit may have paid others, too. */
  completed: PaymentRow[];
}

/** A row before and after. */
type Pair = Pick<Change, 'was' | 'surplusTo' | 'entered'> & { row: PaymentRow };

/**
 * Writes payments with the entries that follow from their rows, and pays what is open with credit, oldest first. Nothing
 * else adds payments, or changes what they cost and their status.
 * @param credit of their accounts, which are locked
 * @param context author and moment
 */
export async function save(
  tx: Tx,
  credit: Credit,
  changes: readonly Change[],
  context: EntryContext,
): Promise<Saved> {
  const meant: Pair[] = [];
  for (const change of changes) meant.push({ ...change, row: await write(tx, change, context.now) });
  const postings = await postingsFor(tx, credit, meant, context);
  const begun = await post(
    tx,
    postings,
    meant.flatMap(({ was, row }) => (was ? [] : row)),
  );
  const stored = new Map(begun.map((row) => [row.id, row]));
  const pairs = meant.map((pair) => ({ ...pair, row: stored.get(pair.row.id) ?? pair.row }));
  const before = new Map(pairs.map(({ row: { accountId } }) => [accountId, credit.get(accountId) ?? 0]));
  const byCredit = await spendCredit(tx, creditAfter(before, postings), context.now);
  // The others are as they were written.
  const moved = [
    ...new Set([...postings.filter(movesMoney).flatMap(({ paymentId }) => paymentId ?? []), ...byCredit]),
  ];
  const booked = [
    ...pairs.map(({ row }) => row).filter(({ id }) => !moved.includes(id)),
    ...(moved.length > 0 ? await tx.select().from(payments).where(inArray(payments.id, moved)) : []),
  ];
  const paid = booked.filter(
    ({ status, withdrawnOn, openCents }) =>
      status === PaymentStatus.Pending && withdrawnOn === null && openCents === 0,
  );
  const done = await complete(
    tx,
    paid.map(({ id }) => id),
    context.now,
  );
  const after = new Map([...booked, ...done].map((row) => [row.id, row]));
  const rows = pairs.flatMap(({ row }) => after.get(row.id) ?? []);
  const isNew = ({ id, status }: PaymentRow, index: number) =>
    status === PaymentStatus.Completed && pairs[index]?.was?.status !== status && !byCredit.includes(id);
  return {
    rows,
    touched: [...after.values()],
    completed: [...rows.filter(isNew), ...done.filter(({ id }) => byCredit.includes(id))],
  };
}

/** Whether entries change what a payment holds. */
const movesMoney = ({ movements }: Posting): boolean =>
  movements.some(({ side, kind }) => side === 'payment' && !chargingKinds.includes(kind));

/** What accounts hold once entries are added. */
function creditAfter(before: Credit, postings: readonly Posting[]): Credit {
  const credit = new Map(before);
  for (const { accountId, movements } of postings)
    for (const { side, cents } of movements)
      if (side === 'credit') credit.set(accountId, (credit.get(accountId) ?? 0) + cents);
  return credit;
}

/** Changes a payment; a new one is stored with its first entries. */
async function write(tx: Tx, { was, values }: Change, now: Date): Promise<PaymentRow> {
  if (!was) return { ...blank, id: newId(), createdOn: now, ...values };
  const [row] = await tx
    .update(payments)
    .set({ ...values, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, was.id))
    .returning();
  return row as PaymentRow;
}

/** The entries by which the ledger follows from rows to rows. */
async function postingsFor(
  tx: Tx,
  credit: Credit,
  pairs: readonly Pair[],
  context: EntryContext,
): Promise<Posting[]> {
  const stored = await readTotals(
    tx,
    pairs.flatMap(({ was }) => was?.id ?? []),
  );
  // What is not sent back is here again.
  const dropped = await dropRefunds(
    tx,
    pairs.flatMap(({ was, row }) =>
      was?.status === PaymentStatus.Refunded && row.status !== PaymentStatus.Refunded ? row.id : [],
    ),
  );
  return pairs.flatMap((pair) => {
    const { was, row } = pair;
    const { id: paymentId, accountId, method, paymentDate } = row;
    const totals = stored.get(paymentId) ?? noTotals;
    const state = stateOf(row);
    const kept = dropped.get(paymentId) ?? 0;
    // What it gave to the credit pays it first, and only the rest is received.
    const has = isCompletedAnew(pair) ? (credit.get(accountId) ?? 0) : 0;
    const own = Math.min(Math.max(0, chargeOf(state) - kept), totals.given, has);
    const held = { ...totals, paid: totals.paid + kept + own, certain: totals.certain + kept + own };
    const movements = entriesFor(held, {
      ...requiredTotals(was?.status ?? null, state, held),
      ...(pair.surplusTo && { surplusTo: pair.surplusTo }),
      isOpening: row.opening,
    });
    // Money is booked on the payment's date; charges, refunds and corrections on today's.
    const arrives = row.status === PaymentStatus.Completed && was?.status !== PaymentStatus.Refunded;
    const date = clubDate(arrives ? paymentDate : context.now);
    const of = { ...context, accountId, paymentId };
    const restored: Movement[] = kept > 0 ? [{ side: 'payment', kind: 'correction', cents: kept }] : [];
    return [
      ...redating(pair, totals).map((moved) => ({ ...of, ...moved })),
      { ...of, movements: [...restored, ...(own > 0 ? paymentFrom(own) : [])], method },
      { ...of, movements, date, method, ...pair.entered },
    ];
  });
}

const stateOf = ({ status, amount, withdrawnOn }: PaymentRow): PaymentState => ({
  status,
  cents: centsOf(amount),
  isWithdrawn: withdrawnOn !== null,
});

/** Whether a payment for which nothing was charged has been marked as completed. */
const isCompletedAnew = ({ was, row }: Pair): boolean =>
  was !== null && row.status === PaymentStatus.Completed && chargeOf(stateOf(was)) === 0;

/** Moves received money to another day or method: received on the new one, corrected on the old one. */
function redating(
  { was, row }: Pair,
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

/**
 * Drops the refunds of some payments that have not been sent.
 * @returns their cents by payment, which the caller must enter as corrected
 */
async function dropRefunds(tx: Tx, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const theirs = tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.paymentId, [...paymentIds]));
  const dropped = await tx
    .update(refunds)
    .set({ state: 'dropped', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.state, 'due'), inArray(refunds.id, theirs)))
    .returning({ id: refunds.id });
  const ids = dropped.map(({ id }) => id);
  const rows = await tx
    .select({ paymentId: entries.paymentId, cents: sql<number>`-sum(${entries.amountCents})::int` })
    .from(entries)
    .where(inArray(entries.id, ids))
    .groupBy(entries.paymentId);
  return new Map(rows.map(({ paymentId, cents }) => [paymentId ?? '', cents]));
}

/**
 * Pays what accounts owe with their credit, oldest first.
 * @param credit of the accounts, which are locked
 * @returns the ids of the payments that it paid, wholly or in part
 */
async function spendCredit(tx: Tx, credit: Credit, now: Date): Promise<string[]> {
  const rich = [...credit].filter(([, cents]) => cents > 0);
  if (rich.length === 0) return [];
  const ids = rich.map(([id]) => id);
  const open = await tx
    .select()
    .from(payments)
    .where(and(inArray(payments.accountId, ids), isDue))
    .orderBy(...oldestFirst)
    .for('update');
  const spent = rich.flatMap(([accountId, creditCents]) => {
    const theirs = open.filter((row) => row.accountId === accountId);
    return allocateCredit(
      creditCents,
      theirs.map(({ id, openCents: cents }) => ({ id, cents })),
    ).map(({ id: paymentId, cents }) => ({ accountId, paymentId, movements: paymentFrom(cents), now }));
  });
  await post(tx, spent);
  return spent.map(({ paymentId }) => paymentId);
}

/** Marks pending payments as completed if fully paid. @returns those */
export async function complete(tx: Tx, ids: readonly string[], paymentDate: Date): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  const { id, status, withdrawnOn, openCents, version } = payments;
  return tx
    .update(payments)
    .set({ status: PaymentStatus.Completed, paymentDate, version: sql`${version} + 1` })
    .where(
      and(inArray(id, [...ids]), eq(status, PaymentStatus.Pending), isNull(withdrawnOn), lte(openCents, 0)),
    )
    .returning();
}

/** Pays what accounts owe with their credit; they must be locked. @returns the payments that are now complete */
export const payFromCredit = async (
  tx: Tx,
  accountIds: readonly string[],
  now: Date,
): Promise<PaymentRow[]> => complete(tx, await spendCredit(tx, await creditOf(tx, accountIds), now), now);
