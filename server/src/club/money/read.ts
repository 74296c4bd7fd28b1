import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { addDays } from 'shared-api/calendar';
import {
  type Calls,
  fullName,
  type Payment,
  PaymentStatus,
  type PaymentSummary,
  Plan,
  rules,
  type Shape,
} from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type Listed, orderOf, type Page, readPage } from '../../data/listing';
import type { Db } from '../../data/rows';
import { payments, sessions, subscriptions, users } from '../../data/schema';
import { finds, findsReference, plainSql } from '../../data/search';
import { type Locale, messagesIn } from '../../messages';
import { ofItsPass, ofItsSession, purpose } from './dues';
import { referencesIn } from './references';

export type PaymentFilters = Shape<Calls['GET /api/v1/Payments']>['query'];

const select = (db: Db) =>
  db
    .select({
      payment: payments,
      purpose,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass);
type Selected = Awaited<ReturnType<typeof select>>[number];

const toPayment = ({ payment, purpose, firstName, lastName, email }: Selected, locale: Locale): Payment => {
  const {
    accountId: _,
    createdOn: __,
    subscriptionId: ___,
    firstSentOn: ____,
    openCents: _____,
    paidCents,
    sentOn,
    withdrawnOn,
    ...row
  } = payment;
  return {
    ...row,
    ...purpose,
    paid: paidCents / 100,
    sentOn: sentOn?.toISOString() ?? null,
    withdrawnOn: withdrawnOn?.toISOString() ?? null,
    userName: firstName === null ? messagesIn(locale).names.formerMember : fullName({ firstName, lastName }),
    userEmail: email ?? '',
    paymentDate: row.paymentDate.toISOString(),
  };
};

/** One payment, or undefined. */
export async function findPayment(db: Db, id: string, locale: Locale): Promise<Payment | undefined> {
  const [row] = await select(db).where(eq(payments.id, id));
  return row && toPayment(row, locale);
}

/** The list's filter condition; a date is a whole day at the club. */
export const matching = (
  db: Db,
  { search, from, to, status, plan, userId }: Omit<PaymentFilters, 'sort' | keyof Page>,
): SQL | undefined =>
  and(
    // Payments that are no longer due are found by reference only.
    isReference(search) ? undefined : isNull(payments.withdrawnOn),
    status === undefined ? undefined : eq(payments.status, status),
    plan === undefined ? undefined : eq(payments.plan, plan),
    userId ? eq(payments.userId, userId) : undefined,
    from ? gte(payments.paymentDate, instantOf(from, '00:00')) : undefined,
    to ? lt(payments.paymentDate, instantOf(addDays(to, 1), '00:00')) : undefined,
    search?.trim() ? inArray(payments.id, found(db, search)) : undefined,
  );

const isReference = (search = ''): boolean => referencesIn(search).length > 0;

/** Payments with matching people or references: two queries, so that each uses its index. */
function found(db: Db, search: string) {
  const ofPeople = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(finds(users.searchText, search));
  const hasReference = findsReference(payments.reference, search);
  return hasReference
    ? unionAll(ofPeople, db.select({ id: payments.id }).from(payments).where(hasReference))
    : ofPeople;
}

const sortable: Record<string, SQL> = {
  paymentDate: sql`${payments.paymentDate}`,
  // One expression, so that descending order reverses all of it.
  userName: plainSql(sql`${users.lastName} || ' ' || ${users.firstName}`),
  userEmail: sql`lower(${users.email})`,
  amount: sql`${payments.amount}`,
  plan: sql`${payments.plan}`,
  status: sql`${payments.status}`,
};

/** The query of the list. */
const paymentsQuery = (db: Db, filters: PaymentFilters) =>
  select(db)
    .where(matching(db, filters))
    .orderBy(orderOf(filters.sort, sortable, '-paymentDate', sql`${payments.id}`))
    .$dynamic();

/** The filtered payments, newest first unless sorted otherwise. */
export const listPayments = (db: Db, filters: PaymentFilters, locale: Locale): Promise<Listed<Payment>> =>
  readPage(
    paymentsQuery(db, filters),
    filters,
    () => db.$count(payments, matching(db, filters)),
    (row) => toPayment(row, locale),
  );

type Filters = Shape<Calls['GET /api/v1/Payments/summary']>['query'];

/** Completed payments add, failed and refunded ones subtract, pending ones only count (docs/product.md, Payments). */
const signed = sql`case ${payments.status}
  when ${sql.raw(String(PaymentStatus.Completed))} then ${payments.amount}
  when ${sql.raw(String(PaymentStatus.Pending))} then 0
  else -${payments.amount} end`;

const sum = (condition?: SQL): SQL<number> =>
  sql`coalesce(sum(${signed})${condition ? sql` filter (where ${condition})` : sql``}, 0)`.mapWith(
    Number,
  ) as SQL<number>;

const ofPlan = (plan: Plan): SQL<number> => sum(sql`${payments.plan} = ${sql.raw(String(plan))}`);

/** Sums of the filtered payments, in total and by month at the club, newest month first. */
export async function summarise(db: Db, filters: Filters): Promise<PaymentSummary> {
  const month = sql<string>`to_char(${payments.paymentDate} at time zone ${sql.raw(`'${rules.timeZone}'`)}, 'YYYY-MM')`;
  const where = matching(db, filters);
  const count = sql<number>`count(*)::int`;
  const [all] = await db
    .select({
      totalRevenue: sum(),
      seasonRevenue: ofPlan(Plan.Membership),
      dropInRevenue: ofPlan(Plan.DropIn),
      paymentsCount: count,
    })
    .from(payments)
    .where(where);
  const months = await db
    .select({ month, total: sum(), count })
    .from(payments)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  const nothing = { totalRevenue: 0, seasonRevenue: 0, dropInRevenue: 0, paymentsCount: 0 };
  return { ...(all ?? nothing), months };
}
