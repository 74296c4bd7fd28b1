import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import {
  type Balance,
  type BalanceEntry,
  fullName,
  type OpenPayment,
  type Payment,
  PaymentStatus,
  type Receipt,
} from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { type Listed, type Page, readPage } from '../../data/listing';
import { type Db, firstOf } from '../../data/rows';
import { accounts, entries, payments, refunds, sessions, subscriptions, users } from '../../data/schema';
import { addressesOf, readSettings } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Locale } from '../../messages';
import type { Feature } from '../feature';
import { ofItsPass, ofItsSession, openDues, purpose } from './dues';
import { accountOf, lockPayment, readTotals } from './ledger';
import { findPayment } from './read';
import { declareSent, forgetAccount } from './receive';
import { reasonIn } from './references';

/** A person's account: their dues, their credit, and how these came about. */
export const balance: Feature = {
  routes: balanceRoutes,
  forget: forgetAccount,
  exportData: async (db, userId) => ({
    account: await firstOf(
      db
        .select({ reference: accounts.reference, creditCents: accounts.creditCents })
        .from(accounts)
        .where(eq(accounts.id, userId)),
    ),
    entries: await db
      .select({
        date: entries.date,
        kind: entries.kind,
        amountCents: entries.amountCents,
        method: entries.method,
        reason: entries.reason,
        paymentId: entries.paymentId,
      })
      .from(entries)
      .where(eq(entries.accountId, userId)),
    refunds: await db
      .select({
        amountCents: entries.amountCents,
        state: refunds.state,
        sentOn: refunds.sentOn,
        note: refunds.note,
      })
      .from(refunds)
      .innerJoin(entries, eq(entries.id, refunds.id))
      .where(eq(entries.accountId, userId)),
  }),
};

/** A person's dues and credit. */
function balanceRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Balances/mine', ({ caller }) => balanceOf(services, caller.id));
  route('GET /api/v1/Balances/mine/entries', ({ caller, query, locale }) =>
    listEntries(db, caller.id, query, locale),
  );
  route('PUT /api/v1/Payments/{id}/sent', ({ services, params, body: { sent }, caller, locale }) =>
    markSent(services, params.id, sent, { userId: caller.id, locale }),
  );
  route('GET /api/v1/Payments/{id}/receipt', async ({ params, caller }) => {
    return (await findReceipt(db, params.id, caller.id)) ?? refuse('paymentNotFound');
  });
}

/** A person's dues and credit, and where to send money. */
async function balanceOf({ db, config }: Services, userId: string): Promise<Balance> {
  const { reference, creditCents } = await accountOf(db, userId);
  const open = (await openDues(db, [userId])).get(userId) ?? [];
  return {
    credit: creditCents / 100,
    owed: sumOf(open),
    payTo: addressesOf(await readSettings(db), config).paymentEmail,
    reference,
    open,
  };
}

/** What some dues add up to, in dollars. */
export const sumOf = (open: readonly OpenPayment[]): number =>
  open.reduce((cents, { due }) => cents + centsOf(due), 0) / 100;

/**
 * Records that somebody says they have sent a payment, or takes that back.
 * @throws AppError `paymentNotFound` for somebody else's, `nothingDue`
 */
async function markSent(
  command: Command,
  id: string,
  sent: boolean,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Payment> {
  const { db: tx } = command;
  const row = await lockPayment(tx, id);
  if (row?.userId !== userId) return refuse('paymentNotFound');
  await declareSent(command, row, sent);
  return (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');
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
async function findReceipt(db: Db, id: string, userId: string): Promise<Receipt | undefined> {
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
