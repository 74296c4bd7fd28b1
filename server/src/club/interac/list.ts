import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Calls, fullName, type Purpose, type Shape, type Transfer } from 'shared-api/contract';
import { type Listed, orderOf, type Page, readPage } from '../../data/listing';
import type { Db } from '../../data/rows';
import { payments, sessions, subscriptions, transfers, users } from '../../data/schema';
import { finds, searchedSql } from '../../data/search';
import type { UserRow } from '../../data/users';
import { type Locale, messagesIn } from '../../messages';
import { ofItsPass, ofItsSession, purpose } from '../money/dues';
import type { PaymentRow } from '../money/ledger';
import { isOpenTransfer } from './store';

type TransferFilters = Shape<Calls['GET /api/v1/Transfers']>['query'];

const deciders = alias(users, 'deciders');
const owners = alias(users, 'owners');

const select = (db: Db) =>
  db
    .select({
      transfer: transfers,
      payment: payments,
      purpose,
      payer: users,
      owner: owners,
      decider: deciders,
    })
    .from(transfers)
    .leftJoin(payments, eq(payments.id, transfers.paymentId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .leftJoin(users, eq(users.id, payments.userId))
    .leftJoin(owners, eq(owners.id, transfers.userId))
    .leftJoin(deciders, eq(deciders.id, transfers.decidedBy));
type Selected = Awaited<ReturnType<typeof select>>[number];

type Shown = NonNullable<Transfer['payment']>;

const toPayment = (
  { id, userId, reference, amount, status, plan }: PaymentRow,
  purpose: Omit<Purpose, 'plan'>,
  payer: UserRow | null,
  locale: Locale,
): Shown => {
  const userName = payer ? fullName(payer) : messagesIn(locale).names.formerMember;
  return { id, userId, userName, reference, amount, status, ...purpose, plan };
};

const toTransfer = (
  { transfer, payment, purpose, payer, owner, decider }: Selected,
  locale: Locale,
): Transfer => {
  const {
    key: _,
    amountCents,
    owedSince: __,
    createdOn: ___,
    paymentId: ____,
    userId: _____,
    ...row
  } = transfer;
  return {
    ...row,
    amount: amountCents / 100,
    payment: payment && toPayment(payment, purpose, payer, locale),
    person: owner && toPerson(owner),
    decidedOn: row.decidedOn?.toISOString() ?? null,
    decidedBy: decider ? fullName(decider) : '',
  };
};

const toPerson = ({ id, firstName, lastName }: UserRow) => ({ id, name: fullName({ firstName, lastName }) });

const matchingTransfers = ({
  search,
  from,
  to,
  state,
}: Omit<TransferFilters, 'sort' | keyof Page>): SQL | undefined =>
  and(
    state === undefined ? undefined : state === 'open' ? isOpenTransfer : eq(transfers.state, state),
    from ? gte(transfers.date, from) : undefined,
    to ? lte(transfers.date, to) : undefined,
    search?.trim()
      ? or(
          finds(searchedSql(sql`${transfers.sender} || ' ' || ${transfers.message}`), search),
          eq(transfers.key, `interac:${search.trim()}`),
        )
      : undefined,
  );

const sortable = { date: sql`${transfers.date}`, amount: sql`${transfers.amountCents}` };

/** What is to be decided is before all else. */
const openFirst = sql`case when ${isOpenTransfer} then 0 else 1 end`;

/** The filtered transfers: unless sorted otherwise, those that need a decision first, and the newest first. */
export const listTransfers = (db: Db, filters: TransferFilters, locale: Locale): Promise<Listed<Transfer>> =>
  readPage(
    select(db)
      .where(matchingTransfers(filters))
      .orderBy(
        ...(filters.sort ? [] : [openFirst]),
        orderOf(filters.sort, sortable, '-date', sql`${transfers.id}`),
      )
      .$dynamic(),
    filters,
    () => db.$count(transfers, matchingTransfers(filters)),
    (row) => toTransfer(row, locale),
  );

/** Some transfers, oldest first. */
export const findTransfers = async (db: Db, ids: string[], locale: Locale): Promise<Transfer[]> =>
  ids.length === 0
    ? []
    : (await select(db).where(inArray(transfers.id, ids)).orderBy(transfers.date, transfers.id)).map((row) =>
        toTransfer(row, locale),
      );

/** Some payments with their payers, by id. */
export async function payersOf(db: Db, ids: string[], locale: Locale): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ payment: payments, purpose, payer: users })
    .from(payments)
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(inArray(payments.id, ids));
  return new Map(
    rows.map(({ payment, purpose: what, payer }) => [payment.id, toPayment(payment, what, payer, locale)]),
  );
}

/** Some people, by id. */
export async function peopleOf(db: Db, ids: string[]): Promise<Map<string, NonNullable<Transfer['person']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, toPerson(row)]));
}
