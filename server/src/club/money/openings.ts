import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { fullName, PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { newId, openings, payments } from '../../data/schema';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { paymentInstant } from './correct';
import { creditOf, lockAccounts, type PaymentRow, post, readTotals } from './ledger';
import { mailReceipts } from './mails';
import { give } from './receive';
import { newReference } from './references';
import { payment } from './rules';
import { type Change, save } from './save';
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
  services: Command,
  balances: readonly OpeningBalance[],
  caller: Admin,
): Promise<string> {
  const { db: tx, clock } = services;
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
  const paid = await give(services, tx, gifts, caller.id);
  const importId = newId();
  const paymentOf = new Map(owed.map((one, index) => [one, rows[index]?.id]));
  await tx.insert(openings).values(
    balances.map((one) => ({
      ...{ importId, accountId: one.accountId, amountCents: one.cents, key: one.key },
      ...{ paymentId: paymentOf.get(one) ?? null, broughtBy: caller.id, broughtOn: now },
    })),
  );
  await mailReceipts(services, tx, [...completed, ...paid]);
  return importId;
}

/**
 * Takes balances back by entries against them: what was owed is owed no longer, and what came for it is credit; what
 * credit has paid is open again, the newest first.
 * @param rows locked
 * @throws AppError `openingSpent` where credit has left the account
 */
export async function takeBack(services: Command, rows: readonly OpeningRow[], caller: Admin): Promise<void> {
  const { db: tx, clock } = services;
  const context = { now: clock.now(), madeBy: caller.id };
  const ids = rows.map(({ accountId }) => accountId);
  const credit = await lockAccounts(tx, ids);
  const owed = await standing(
    tx,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const withdrawn = owed.map(
    (was): Change => ({
      was,
      values: { status: PaymentStatus.Pending, withdrawnOn: context.now },
    }),
  );
  const { completed } = await save(tx, credit, withdrawn, context);
  const given = rows.filter(({ amountCents }) => amountCents > 0);
  for (const accountId of new Set(given.map((row) => row.accountId))) {
    const cents = given.reduce((sum, row) => sum + (row.accountId === accountId ? row.amountCents : 0), 0);
    const missing = cents - ((await creditOf(tx, [accountId])).get(accountId) ?? 0);
    const opened = missing > 0 ? await takeOff(tx, accountId, missing, context.now) : [];
    await post(
      tx,
      given
        .filter((row) => row.accountId === accountId)
        .map(({ amountCents }) => ({
          ...{ ...context, accountId, paymentId: null },
          movements: [{ side: 'credit', kind: 'opening', cents: -amountCents }],
        })),
    );
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
  await mailReceipts(services, tx, completed);
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
