import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { addDays } from 'shared-api/calendar';
import { type Calls, fullName, type Payment, type Shape } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type Listed, orderOf, type Page, readPage } from '../../db/listing';
import { payments, sessions, subscriptions, users } from '../../db/schema';
import { finds, findsReference, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import { type Locale, messagesIn } from '../../messages';
import { referencesIn } from '../ledger/references';
import { ofItsPass, ofItsSession, purpose } from './purpose';

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

/** The list's query, exported for a test of its plan. */
export const paymentsQuery = (db: Db, filters: PaymentFilters) =>
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
