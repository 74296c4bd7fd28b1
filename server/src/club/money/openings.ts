import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { fullName, PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { newId, openings, payments } from '../../data/schema';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { paymentInstant } from './correct';
import {
  creditOf,
  type EntryContext,
  lockAccounts,
  type PaymentRow,
  type Posting,
  post,
  readTotals,
} from './ledger';
import { mailReceipts } from './mails';
import { give } from './receive';
import { newReference } from './references';
import { type Movement, payment } from './rules';
import { type Change, complete, payFromCredit, save } from './save';
import { isStanding } from './settle';

/** What somebody owed or had before the club kept its books here. */
export interface OpeningBalance {
  accountId: string;
  /** Below zero it is owed. */
  cents: number;
  /** The calendar date of its entry, in an open month. */
  date: string;
  /** Empty for none. */
  reason: string;
  /** Tells the line. */
  key: string;
}

type OpeningRow = typeof openings.$inferSelect;

/**
 * Enters balances from before: what is owed as payments, which people are asked for like any other; what they have as
 * credit, which pays what they owe. The accounts must be locked.
 * @returns the id of what was brought in together
 */
export async function bringIn(
  command: Command,
  balances: readonly OpeningBalance[],
  caller: Admin,
): Promise<string> {
  const { db: tx, clock } = command;
  const now = clock.now();
  const ids = balances.map(({ accountId }) => accountId);
  const owed = balances.filter(({ cents }) => cents < 0);
  const changes = owed.map(({ accountId, cents, date, reason }): Change => {
    const values = {
      ...{ userId: accountId, accountId, opening: true, amount: -cents / 100 },
      ...{ reference: newReference(), plan: Plan.DropIn, method: PaymentMethod.Interac },
      ...{ status: PaymentStatus.Pending, paymentDate: paymentInstant(date, { now }) },
    };
    return { was: null, values, entered: { date, ...(reason && { reason }) } };
  });
  const context = { now, madeBy: caller.id };
  const { rows, completed } = await save(tx, await creditOf(tx, ids), changes, context);
  const gifts = balances.flatMap(({ accountId, cents, date, reason }) =>
    cents > 0 ? { accountId, kind: 'opening' as const, cents, date, ...(reason && { reason }) } : [],
  );
  const paid = await give(command, gifts, caller.id);
  const importId = newId();
  const paymentOf = new Map(owed.map((one, index) => [one, rows[index]?.id]));
  await tx.insert(openings).values(
    balances.map((one) => ({
      ...{ importId, accountId: one.accountId, amountCents: one.cents, key: one.key },
      ...{ paymentId: paymentOf.get(one) ?? null, broughtBy: caller.id, broughtOn: now },
    })),
  );
  await mailReceipts(command, [...completed, ...paid]);
  return importId;
}

/** What was paid for a pass before the club kept its books here, and what is still owed for it. */
export interface OpeningPass extends Pick<OpeningBalance, 'accountId' | 'date' | 'reason'> {
  subscriptionId: string;
  paidCents: number;
  owedCents: number;
}

/**
 * Enters the money of passes from before: each as a payment of its own, which credit of what was paid before has paid,
 * wholly or in part. What is still owed their other credit pays, as ever. Nobody is mailed.
 * @param importId what is brought in together
 */
export async function bringInPasses(
  { db: tx, clock }: Command,
  passes: readonly OpeningPass[],
  importId: string,
  caller: Admin,
): Promise<void> {
  const now = clock.now();
  const priced = passes.filter(({ paidCents, owedCents }) => paidCents + owedCents > 0);
  const accountIds = priced.map(({ accountId }) => accountId);
  await lockAccounts(tx, accountIds);
  const changes = priced.map(
    ({ accountId, subscriptionId, paidCents, owedCents, date, reason }): Change => ({
      was: null,
      values: {
        ...{ userId: accountId, accountId, subscriptionId, opening: true },
        ...{ amount: (paidCents + owedCents) / 100, reference: newReference(), plan: Plan.Membership },
        ...{ method: PaymentMethod.Interac, status: PaymentStatus.Pending },
        paymentDate: paymentInstant(date, { now }),
      },
      entered: { date, ...(reason && { reason }) },
    }),
  );
  // Without anybody's credit, so that what was paid for a pass pays that one.
  const { rows } = await save(tx, new Map(), changes, { now, madeBy: caller.id });
  const entered = priced.map((pass, index) => ({ ...pass, paymentId: rows[index]?.id ?? null }));
  const paid = entered.filter(({ paidCents }) => paidCents > 0);
  await post(
    tx,
    paid.flatMap(({ accountId, paymentId, paidCents: cents, date, reason }) => [
      {
        ...{ accountId, paymentId: null, now, madeBy: caller.id, date, ...(reason && { reason }) },
        movements: [{ side: 'credit' as const, kind: 'opening' as const, cents }],
      },
      { accountId, paymentId, now, date, movements: payment(cents) },
    ]),
  );
  for (const date of new Set(paid.map((one) => one.date))) {
    const ids = paid.flatMap((one) => (one.date === date ? (one.paymentId ?? []) : []));
    await complete(tx, ids, paymentInstant(date, { now }));
  }
  await payFromCredit(tx, accountIds, now);
  const row = { importId, broughtBy: caller.id, broughtOn: now };
  const lines = entered.flatMap(({ accountId, paymentId, paidCents, owedCents }) => [
    { ...row, accountId, paymentId, amountCents: -(paidCents + owedCents) },
    ...(paidCents > 0 ? [{ ...row, accountId, amountCents: paidCents }] : []),
  ]);
  if (lines.length > 0) await tx.insert(openings).values(lines);
}

/**
 * Takes balances back by entries against them: what was owed is owed no longer, and what came for it is credit; what
 * credit has paid is open again, the newest first.
 * @param rows locked
 * @throws AppError `openingSpent` where credit has left the account
 */
export async function takeBack(command: Command, rows: readonly OpeningRow[], caller: Admin): Promise<void> {
  const { db: tx, clock } = command;
  const context = { now: clock.now(), madeBy: caller.id };
  const ids = rows.map(({ accountId }) => accountId);
  const credit = await lockAccounts(tx, ids);
  const owed = await standing(
    tx,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const given = await takeOffOwn(tx, rows, owed, context);
  const withdrawn = owed.map(
    (was): Change => ({
      was,
      values: { status: PaymentStatus.Pending, withdrawnOn: context.now },
    }),
  );
  const { completed } = await save(tx, credit, withdrawn, context);
  for (const [accountId, cents] of given) {
    const missing = cents - ((await creditOf(tx, [accountId])).get(accountId) ?? 0);
    const opened = missing > 0 ? await takeOff(tx, accountId, missing, context.now) : [];
    await post(tx, [
      {
        ...{ ...context, accountId, paymentId: null },
        movements: [{ side: 'credit', kind: 'opening', cents: -cents }],
      },
    ]);
    const open = opened.map((was): Change => ({ was, values: { status: PaymentStatus.Pending } }));
    await save(tx, await creditOf(tx, [accountId]), open, context);
  }
  await tx
    .update(openings)
    .set({ takenBackOn: context.now, key: null })
    .where(
      inArray(
        openings.id,
        rows.map(({ id }) => id),
      ),
    );
  await mailReceipts(command, completed);
}

/**
 * Takes credit that was brought in off what was brought in with it, as far as it has paid that.
 * @param owed locked
 * @returns the credit that is still to be taken, by account
 */
async function takeOffOwn(
  tx: Tx,
  rows: readonly OpeningRow[],
  owed: readonly PaymentRow[],
  context: EntryContext,
): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  for (const { accountId, amountCents } of rows)
    if (amountCents > 0) left.set(accountId, (left.get(accountId) ?? 0) + amountCents);
  const totals = await readTotals(
    tx,
    owed.map(({ id }) => id),
  );
  const postings = owed.flatMap(({ id: paymentId, accountId }): Posting[] => {
    const cents = Math.min(left.get(accountId) ?? 0, totals.get(paymentId)?.applied ?? 0);
    if (cents === 0) return [];
    left.set(accountId, (left.get(accountId) ?? 0) - cents);
    const movements: Movement[] = [...payment(-cents), { side: 'credit', kind: 'opening', cents: -cents }];
    return [{ ...context, accountId, paymentId, movements }];
  });
  await post(tx, postings);
  return new Map([...left].filter(([, cents]) => cents > 0));
}

/** Locks those of some payments that stand. */
const standing = (tx: Tx, ids: readonly string[]): Promise<PaymentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(payments)
        .where(and(inArray(payments.id, [...ids]), isStanding))
        .orderBy(payments.id)
        .for('update');

/**
 * Takes credit off what it has paid, the newest first, so that it is credit again.
 * @returns the payments, as they were
 * @throws AppError `openingSpent`
 */
async function takeOff(tx: Tx, accountId: string, cents: number, now: Date): Promise<PaymentRow[]> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), isStanding, gt(payments.paidCents, 0)))
    .orderBy(desc(payments.paymentDate), desc(payments.id))
    .for('update');
  const totals = await readTotals(
    tx,
    paid.map(({ id }) => id),
  );
  let left = cents;
  const taken = paid.flatMap((row) => {
    const part = Math.min(left, totals.get(row.id)?.applied ?? 0);
    left -= part;
    return part > 0 ? [{ row, part }] : [];
  });
  if (left > 0) {
    const person = await findUser(tx, accountId);
    refuse('openingSpent', { values: { name: person ? fullName(person) : '' } });
  }
  await post(
    tx,
    taken.map(({ row, part }) => ({ accountId, paymentId: row.id, now, movements: payment(-part) })),
  );
  return taken.map(({ row }) => row);
}

/** Forgets which line of a list a person's balances were. */
export const forgetOpenings = (tx: Tx, { id }: { id: string }) =>
  tx.update(openings).set({ key: null }).where(eq(openings.accountId, id));
