import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import {
  type AccountEntry,
  type BalanceEntry,
  fullName,
  type OpenPayment,
  PaymentStatus,
  type Receipt,
} from 'shared-api/contract';
import { type Listed, type Page, readPage } from '../../data/listing';
import { builtOnce, type Db } from '../../data/rows';
import { entries, payments, sessions, subscriptions, users } from '../../data/schema';
import type { Locale } from '../../messages';
import { isDue, oldestFirst, owedSince, readTotals } from './ledger';
import { ofItsPass, ofItsSession, purpose } from './read';
import { reasonIn } from './references';

/** A person's dues, oldest first: the order in which credit pays them. */
export const openPaymentsOf = async (db: Db, userId: string): Promise<OpenPayment[]> =>
  (await openPayments(db, [userId])).get(userId) ?? [];

const duesOf = builtOnce((db) =>
  db
    .select({ payment: payments, since: owedSince, purpose })
    .from(payments)
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .where(and(sql`${payments.userId} = any(${sql.placeholder('userIds')})`, isDue))
    .orderBy(...oldestFirst)
    .prepare('dues'),
);

/** The dues of some people, oldest first; people without dues are left out. */
export async function openPayments(db: Db, userIds: readonly string[]): Promise<Map<string, OpenPayment[]>> {
  const rows = await duesOf(db).execute({ userIds });
  const open = new Map<string, OpenPayment[]>();
  for (const { payment, since, purpose: what } of rows) {
    const userId = payment.userId ?? '';
    const due = {
      ...what,
      paymentId: payment.id,
      sessionId: payment.sessionId,
      reference: payment.reference,
      amount: payment.amount,
      paid: payment.paidCents / 100,
      due: payment.openCents / 100,
      since: since.toISOString(),
      sentOn: payment.sentOn?.toISOString() ?? null,
    };
    open.set(userId, [...(open.get(userId) ?? []), due]);
  }
  return open;
}

/** Entries of an account, newest first, each with the balance after it. */
export function listEntries(
  db: Db,
  accountId: string,
  page: Page,
  locale: Locale,
): Promise<Listed<BalanceEntry>> {
  const mine = eq(entries.accountId, accountId);
  const { id, date, kind, amountCents, method, reason, paymentId, createdOn } = entries;
  const ledger = db
    .select({
      id,
      date,
      kind,
      amountCents,
      method,
      reason,
      paymentId,
      createdOn,
      // Credit that moves between the account and a payment does not change the balance.
      balanceCents: sql<number>`sum(case when ${kind} = 'applied' then 0 else ${amountCents} end)
        over (order by ${date}, ${createdOn}, ${id})::int`.as('balance_cents'),
    })
    .from(entries)
    .where(mine)
    .as('ledger');
  const query = db
    .select({
      entry: {
        id: ledger.id,
        date: ledger.date,
        kind: ledger.kind,
        method: ledger.method,
        reason: ledger.reason,
        amountCents: ledger.amountCents,
        balanceCents: ledger.balanceCents,
      },
      payment: {
        id: payments.id,
        reference: payments.reference,
        status: payments.status,
        plan: payments.plan,
      },
      purpose,
    })
    .from(ledger)
    .leftJoin(payments, eq(payments.id, ledger.paymentId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    // Of a credit payment's two entries, only the one with the payment.
    .where(or(ne(ledger.kind, 'applied'), isNotNull(ledger.paymentId)))
    .orderBy(sql`${ledger.date} desc, ${ledger.createdOn} desc, ${ledger.id} desc`)
    .$dynamic();
  return readPage(
    query,
    page,
    () => db.$count(entries, and(mine, or(ne(entries.kind, 'applied'), isNotNull(entries.paymentId)))),
    ({ entry, payment, purpose: what }) => ({
      id: entry.id,
      date: entry.date,
      kind: entry.kind,
      method: entry.method,
      reason: reasonIn(locale, entry.reason),
      amount: entry.amountCents / 100,
      balance: entry.balanceCents / 100,
      payment: payment && {
        ...what,
        id: payment.id,
        reference: payment.reference,
        plan: payment.plan,
        isPaid: payment.status === PaymentStatus.Completed,
      },
    }),
  );
}

/** The receipt of one of somebody's completed payments; undefined for any other. */
export async function findReceipt(db: Db, id: string, userId: string): Promise<Receipt | undefined> {
  const [row] = await db
    .select({
      ...purpose,
      firstName: users.firstName,
      lastName: users.lastName,
      amount: payments.amount,
      method: payments.method,
      reference: payments.reference,
      paymentDate: payments.paymentDate,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .where(
      and(
        eq(payments.id, id),
        eq(payments.userId, userId),
        eq(payments.status, PaymentStatus.Completed),
        isNull(payments.withdrawnOn),
      ),
    );
  if (!row) return undefined;
  const { firstName, lastName, paymentDate, ...rest } = row;
  const fromCredit = (await readTotals(db, [id])).get(id)?.applied ?? 0;
  return {
    ...rest,
    personName: fullName({ firstName, lastName }),
    fromCredit: fromCredit / 100,
    paymentDate: paymentDate.toISOString(),
  };
}

/** An account's entries, newest first, as its owner sees them, with the author of each. */
export async function listAccountEntries(
  db: Db,
  id: string,
  page: Page,
  locale: Locale,
): Promise<Listed<AccountEntry>> {
  const { rows, total } = await listEntries(db, id, page, locale);
  const ids = rows.map((entry) => entry.id);
  const makers = await db
    .select({ id: entries.id, firstName: users.firstName, lastName: users.lastName })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.madeBy))
    .where(inArray(entries.id, ids));
  const names = new Map(makers.map((maker) => [maker.id, fullName(maker)]));
  return { rows: rows.map((entry) => ({ ...entry, madeBy: names.get(entry.id) ?? '' })), total };
}
