import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { Db, Tx } from '../../data/rows';
import { payments } from '../../data/schema';
import type { Command } from '../../http/perform';
import { auditSystemChange, type Change as LogEntry } from '../log/write';
import { lockAccounts, type PaymentRow } from './ledger';
import { mailReceipts } from './mails';
import { newReference } from './references';
import { type Change, save } from './save';

const { Pending, Completed, Refunded } = PaymentStatus;

/** What a charge is for: a spot in a session, a guest's if named, or a pass; or the payment of a charge that stands. */
export type Subject =
  | { sessionId: string; guestName?: string | null }
  | { subscriptionId: string }
  | { paymentId: string };

/** What somebody is to pay for something: nothing any more, if it is zero. */
export interface Obligation {
  account: string;
  subject: Subject;
  cents: number;
  /** What becomes of what was paid in full; by default, as for all of them. */
  paid?: PaidInFull;
  /** Whether nothing was ever charged for it, which only a lock of its subject can tell. */
  isFirst?: boolean;
}

/** What becomes of a charge that was paid in full, and is owed no longer: it stays, or its money is credit or goes back. */
export type PaidInFull = 'keep' | 'credit' | 'refund';

/** What has changed. */
export interface Settled {
  /** What is charged now, newly or again. */
  charged: PaymentRow[];
  /** What is not owed any more, as it was. */
  withdrawn: PaymentRow[];
  /** All that is now paid in full and was not before: credit may have paid other things, too. */
  completed: PaymentRow[];
  /** All of these as they are now, and what credit has paid in part. */
  touched: PaymentRow[];
}

const nothing: Settled = { charged: [], withdrawn: [], completed: [], touched: [] };

/** Payments by which something is charged, or was until it was withdrawn. */
export const isCharge: SQL = inArray(payments.status, [Pending, Completed]);

/** Payments that stand: they are owed, or paid. */
export const isStanding: SQL | undefined = and(isCharge, isNull(payments.withdrawnOn));

/**
 * Brings charges to what is owed, and pays them with credit, oldest first: what was not charged is, under the reference
 * that it had before, if any; an unpaid charge gets its price; what is owed no longer is withdrawn, and a part that was
 * paid follows the rest. What is as it should be stays as it is, so that repeating it changes nothing.
 * @param paid what becomes of what was paid in full
 */
export async function settle(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  obligations: readonly Obligation[],
  paid: PaidInFull = 'credit',
): Promise<Settled> {
  if (obligations.length === 0) return nothing;
  const now = clock.now();
  const credit = await lockAccounts(
    tx,
    obligations.map(({ account }) => account),
  );
  const known = await readCharges(
    tx,
    obligations.filter(({ isFirst }) => !isFirst),
  );
  const steps = obligations.flatMap((obligation) =>
    stepsTo(
      { paid, ...obligation },
      known.filter((row) => isFor(obligation, row)),
      now,
    ),
  );
  // Credit that is given back pays what is charged.
  const ordered = [
    ...steps.filter(({ does }) => does !== 'charge'),
    ...steps.filter(({ does }) => does === 'charge'),
  ];
  if (ordered.length === 0) return nothing;
  const { rows, ...money } = await save(tx, credit, ordered, { now });
  for (const { was, does, values } of ordered) {
    if (was && does !== 'charge') await auditSystemChange(tx, logEntryOf(does, was, values.amount));
  }
  return {
    charged: rows.filter((_, index) => ordered[index]?.does === 'charge'),
    withdrawn: ordered.flatMap(({ does, was }) =>
      was && (does === 'withdraw' || does === 'refund') ? was : [],
    ),
    ...money,
  };
}

/** Locks the charges for what obligations are for: those that stand, and those that were withdrawn. */
async function readCharges(tx: Tx, obligations: readonly Obligation[]): Promise<PaymentRow[]> {
  if (obligations.length === 0) return [];
  const ids = (name: 'sessionId' | 'subscriptionId' | 'paymentId') =>
    obligations.flatMap(({ subject }) => (subject as Partial<Record<typeof name, string>>)[name] ?? []);
  const things = or(
    inArray(payments.sessionId, ids('sessionId')),
    inArray(payments.subscriptionId, ids('subscriptionId')),
  );
  const accounts = obligations.map(({ account }) => account);
  return tx
    .select()
    .from(payments)
    .where(
      and(
        or(inArray(payments.id, ids('paymentId')), and(inArray(payments.accountId, accounts), things)),
        isCharge,
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');
}

function isFor({ account, subject }: Obligation, row: PaymentRow): boolean {
  if ('paymentId' in subject) return row.id === subject.paymentId;
  if (row.accountId !== account) return false;
  return 'sessionId' in subject
    ? row.sessionId === subject.sessionId && row.guestName === (subject.guestName ?? null)
    : row.subscriptionId === subject.subscriptionId;
}

type Step = Change & { does: 'charge' | 'reprice' | 'withdraw' | 'refund' };

/** @param known the charges for the obligation's subject */
function stepsTo(
  { account, subject, cents, paid }: Obligation & { paid: PaidInFull },
  known: readonly PaymentRow[],
  now: Date,
): Step[] {
  const standing = known.filter(({ withdrawnOn }) => withdrawnOn === null);
  const amount = cents / 100;
  if (cents <= 0) return standing.flatMap((was) => ending(was, paid, now));
  if (standing.length > 0) {
    return standing.flatMap((was) =>
      was.status === Pending && centsOf(was.amount) !== cents
        ? { does: 'reprice', was, values: { amount } }
        : [],
    );
  }
  const [was] = known;
  const fresh = { amount, paymentDate: now };
  if (was) {
    const again = { withdrawnOn: null, sentOn: null, firstSentOn: null };
    return [{ does: 'charge', was, values: { ...fresh, ...again } }];
  }
  if ('paymentId' in subject) return [];
  const values = {
    ...fresh,
    ...subject,
    userId: account,
    accountId: account,
    reference: newReference(),
    status: Pending,
    method: PaymentMethod.Interac,
    plan: 'sessionId' in subject ? Plan.DropIn : Plan.Membership,
  };
  return [{ does: 'charge', was: null, values }];
}

function ending(was: PaymentRow, paid: PaidInFull, now: Date): Step[] {
  const isPaid = was.status === Completed;
  if (isPaid && paid === 'keep') return [];
  if (isPaid && paid === 'refund') return [{ does: 'refund', was, values: { status: Refunded } }];
  const values = { status: Pending, withdrawnOn: now };
  return paid === 'refund' && was.paidCents > 0
    ? [{ does: 'refund', was, values, surplusTo: 'refund' }]
    : [{ does: 'withdraw', was, values }];
}

function logEntryOf(
  does: Exclude<Step['does'], 'charge'>,
  was: PaymentRow,
  amount: number | undefined,
): LogEntry {
  const of = { entityId: was.id, about: [was.userId] };
  if (does === 'reprice') {
    return { ...of, action: 'payment.update', before: { amount: was.amount }, after: { amount } };
  }
  const { userId, sessionId, subscriptionId, amount: before, plan, reference } = was;
  return {
    ...of,
    action: `payment.${does}`,
    before: { userId, sessionId, subscriptionId, amount: before, plan, reference },
  };
}

/** Whose obligations: of all for a session, for a pass, or of a person. */
export type Whose = { sessionId: string } | { subscriptionId: string } | { userId: string };

/** What is owed or was paid, as obligations: to be settled for another sum. */
export async function obligationsOf(db: Db, whose: Whose): Promise<Obligation[]> {
  const which =
    'sessionId' in whose
      ? eq(payments.sessionId, whose.sessionId)
      : 'subscriptionId' in whose
        ? eq(payments.subscriptionId, whose.subscriptionId)
        : eq(payments.userId, whose.userId);
  const rows = await db.select().from(payments).where(and(which, isStanding)).orderBy(asc(payments.id));
  return rows.map(({ id: paymentId, accountId: account, amount }) => ({
    account,
    subject: { paymentId },
    cents: centsOf(amount),
  }));
}

/** Brings charges to what is owed, and mails receipts for what credit has paid. See `settle`. */
async function settleAndMail(
  command: Command,
  obligations: readonly Obligation[],
  paid?: PaidInFull,
): Promise<Settled> {
  const settled = await settle(command, obligations, paid);
  await mailReceipts(command, settled.completed);
  return settled;
}

/**
 * Charges somebody for something, to be paid by Interac transfer.
 * @returns the payment, which their credit may already have paid; undefined when it was owed already
 */
export const charge = async (command: Command, due: Obligation): Promise<PaymentRow | undefined> =>
  (await settleAndMail(command, [due])).charged[0];

/**
 * Withdraws what is owed. Money received for a part becomes the payer's credit; the rows stay, with their references.
 * @param paid what becomes of what is paid in full
 * @returns the payments as they were
 */
export async function withdraw(command: Command, whose: Whose, paid: PaidInFull): Promise<PaymentRow[]> {
  const owed = await obligationsOf(command.db, whose);
  const none = owed.map((one) => ({ ...one, cents: 0 }));
  return (await settleAndMail(command, none, paid)).withdrawn;
}

/** Changes a session's pending payments to its new price; a free session has none. */
export async function reprice(
  command: Command,
  { sessionId, cents }: { sessionId: string; cents: number },
): Promise<void> {
  const owed = await obligationsOf(command.db, { sessionId });
  await settleAndMail(
    command,
    owed.map((one) => ({ ...one, cents })),
    'keep',
  );
}
