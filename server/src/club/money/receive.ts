import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { accounts, entries, openings, payments, refunds, transfers } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { audit } from '../log/write';
import { paymentInstant } from './correct';
import { isDue } from './dues';
import { auditable, closedUntil, entryDate, lockAccounts, type PaymentRow, post } from './ledger';
import { receipt } from './rules';
import { complete, payFromCredit } from './save';

/** Money that has come with a transfer: for a payment, or for somebody's credit. */
export interface Received {
  accountId: string;
  /** As it is; locked. */
  payment: PaymentRow | null;
  cents: number;
  /** The calendar date on which it came. */
  date: string;
  transferId: string;
}

/**
 * Books money on its date or, if that month is closed, on the first open day. Of a payment it pays a part or all; what is
 * over, or for no payment, becomes credit, which pays what else is owed, oldest first. Takes a few statements, however
 * many there are. Locks the accounts that get credit.
 * @param caller for ledger and log; null when automatic
 * @returns the payments that are now paid in full
 */
export async function receive(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  received: readonly Received[],
  caller: Admin | null,
): Promise<PaymentRow[]> {
  const now = clock.now();
  const closed = await closedUntil(tx);
  const postings = received.map(({ accountId, payment, cents, date, transferId }) => ({
    accountId,
    paymentId: payment?.id ?? null,
    now,
    madeBy: caller?.id ?? null,
    transferId,
    date: entryDate(date, closed),
    method: PaymentMethod.Interac,
    movements: receipt(payment?.openCents ?? 0, cents),
  }));
  const credited = postings.flatMap(({ accountId, movements }) =>
    movements.some(({ side }) => side === 'credit') ? accountId : [],
  );
  await lockAccounts(tx, credited);
  await post(tx, postings);
  const completed: PaymentRow[] = [];
  for (const date of new Set(postings.map((one) => one.date))) {
    const ids = postings.flatMap((one) => (one.date === date ? (one.paymentId ?? []) : []));
    completed.push(...(await complete(tx, ids, paymentInstant(date, { now }))));
  }
  completed.push(...(await payFromCredit(tx, credited, now)));
  const before = new Map(received.flatMap(({ payment }) => (payment ? [[payment.id, payment]] : [])));
  const ids = [...before.keys()];
  const inAdvance = received.flatMap(({ payment, accountId }) => (payment ? [] : accountId));
  await endDeclarations(tx, { paymentIds: ids, accountIds: inAdvance });
  const rows = ids.length === 0 ? [] : await tx.select().from(payments).where(inArray(payments.id, ids));
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
  return completed;
}

/**
 * Records that a payer says they have sent what is due, or takes that back. The first time counts: repeating it does not
 * extend the time for which it is believed.
 * @param row locked
 * @throws AppError `nothingDue`
 */
export async function declareSent(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  { id, openCents, ...row }: PaymentRow,
  sent: boolean,
): Promise<void> {
  if (openCents <= 0) refuse('nothingDue');
  const firstSentOn = row.firstSentOn ?? (sent ? clock.now() : null);
  const sentOn = sent ? firstSentOn : null;
  // The version stays: this does not conflict with an administrator's open form.
  await tx.update(payments).set({ sentOn, firstSentOn }).where(eq(payments.id, id));
}

/** What came is what was said to be sent: the rest of a payment that has come in part is still to be sent. */
async function endDeclarations(
  tx: Tx,
  { paymentIds, accountIds }: Record<'paymentIds' | 'accountIds', string[]>,
): Promise<void> {
  const which = or(inArray(payments.id, paymentIds), inArray(payments.accountId, accountIds));
  await tx
    .update(payments)
    .set({ sentOn: null, firstSentOn: null })
    .where(and(which, isDue, isNotNull(payments.sentOn), gt(payments.paidCents, 0)));
}

/**
 * An entry for somebody's credit: given or, if negative, taken back; a correction, credit that is paid out, money that
 * came, or a balance from before.
 */
export interface Gift {
  accountId: string;
  kind: 'credit' | 'correction' | 'refund' | 'received' | 'opening';
  cents: number;
  reason?: string;
  /** The calendar date on which it came; today by default. */
  date?: string;
  /** Interac by default. */
  method?: PaymentMethod;
}

/**
 * Changes people's credit, which then pays what they owe, oldest first. Locks their accounts.
 * @param madeBy the administrator; null for what the club's rules give
 * @returns the payments that are now paid in full
 * @throws AppError `notEnoughCredit`
 */
export async function give(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  gifts: readonly Gift[],
  madeBy: string | null,
): Promise<PaymentRow[]> {
  const now = clock.now();
  const accountIds = gifts.map(({ accountId }) => accountId);
  const credit = await lockAccounts(tx, accountIds);
  for (const { accountId, cents } of gifts) {
    const has = credit.get(accountId) ?? 0;
    if (has + cents < 0) refuse('notEnoughCredit', { values: { credit: (has / 100).toFixed(2) } });
  }
  await post(
    tx,
    gifts.map(({ kind, cents, method = PaymentMethod.Interac, ...gift }) => ({
      ...gift,
      paymentId: null,
      now,
      madeBy,
      method,
      movements: [{ side: 'credit', kind, cents }],
    })),
  );
  return payFromCredit(tx, accountIds, now);
}

/**
 * Moves all that one account holds into another: payments with their references, entries, credit. No amount, no day and
 * no sum changes. The person of the first must already say into whom they went: the ledger's trigger checks it.
 * @returns the payments that the credit has now paid in full
 */
export async function moveAccount(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  from: string,
  into: string,
): Promise<PaymentRow[]> {
  const credit = (await lockAccounts(tx, [from, into])).get(from) ?? 0;
  await tx.update(payments).set({ userId: into, accountId: into }).where(eq(payments.accountId, from));
  await tx.update(entries).set({ accountId: into }).where(eq(entries.accountId, from));
  await tx.update(openings).set({ accountId: into }).where(eq(openings.accountId, from));
  await tx.update(transfers).set({ userId: into }).where(eq(transfers.userId, from));
  await tx.update(accounts).set({ creditCents: 0 }).where(eq(accounts.id, from));
  await tx
    .update(accounts)
    .set({ creditCents: sql`${accounts.creditCents} + ${credit}` })
    .where(eq(accounts.id, into));
  return payFromCredit(tx, [into], clock.now());
}

/**
 * Forgets what administrators wrote about somebody's money, the guests they were charged for, and the reference by which
 * they paid in advance; every cent stays in the books.
 */
export async function forgetAccount(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.update(accounts).set({ reference: null }).where(eq(accounts.id, id));
  await tx.update(payments).set({ guestName: null }).where(eq(payments.accountId, id));
  const theirs = eq(entries.accountId, id);
  const ids = tx.select({ id: entries.id }).from(entries).where(theirs);
  await tx.update(refunds).set({ note: '' }).where(inArray(refunds.id, ids));
  // The ledger's own reasons name nobody.
  await tx
    .update(entries)
    .set({ reason: null })
    .where(and(theirs, isNotNull(entries.madeBy), isNotNull(entries.reason)));
}
