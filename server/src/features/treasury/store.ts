import { and, eq, exists, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Calls, type Debtor, fullName, type Shape, UserStatus } from 'shared-api/contract';
import { type Listed, orderOf, readPage } from '../../db/listing';
import { accounts, OutboxState, outbox, payments, users } from '../../db/schema';
import { finds, findsReference, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import { openPayments } from '../balances/store';
import { isDue, owedSince } from '../ledger/store';
import { shownEmail, type UserRow } from '../users/store';

export type DebtorFilters = Shape<Calls['GET /api/v1/Balances']>['query'];

/** Condition on `payments`: due, and of somebody who has not left. */
export const isOpenPayment = and(isNotNull(payments.userId), isDue);

/** When somebody was last e-mailed their dues; skipped e-mails do not count. */
const remindedOn = sql<
  string | null
>`(select max(${outbox.createdOn}) from ${outbox} where ${outbox.userId} = ${users.id}
  and ${and(eq(outbox.template, 'payment-reminder'), ne(outbox.state, OutboxState.Skipped))})`;

const mailOf = ({
  status,
  emailConfirmedOn,
}: Pick<UserRow, 'status' | 'emailConfirmedOn'>): Debtor['mail'] =>
  status === UserStatus.Suspended ? 'suspended' : emailConfirmedOn ? 'reached' : 'unconfirmed';

const person = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: shownEmail,
  status: users.status,
  emailConfirmedOn: users.emailConfirmedOn,
  creditCents: sql<number>`coalesce(${accounts.creditCents}, 0)`,
  remindedOn,
};
type Person = Omit<UserRow, 'email'> & { email: string } & { creditCents: number; remindedOn: string | null };

/** A person's details other than their dues. */
const accountOf = ({
  firstName,
  lastName,
  creditCents,
  remindedOn: last,
  ...user
}: Pick<Person, keyof typeof person>) => ({
  id: user.id,
  name: fullName({ firstName, lastName }),
  email: user.email,
  mail: mailOf(user),
  credit: creditCents / 100,
  remindedOn: last && new Date(last).toISOString(),
});

/** Dues by person. */
const debtsIn = (db: Db) =>
  db
    .select({
      userId: payments.userId,
      owedCents: sql<number>`sum(${payments.openCents})::int`.as('owed_cents'),
      since: sql<string>`min(${owedSince})`.as('since'),
      isSent: sql<boolean>`bool_or(${payments.sentOn} is not null)`.as('is_sent'),
    })
    .from(payments)
    .where(isOpenPayment)
    .groupBy(payments.userId)
    .as('debts');

/** The people with dues who match the filters, oldest dues first. */
export async function listDebtors(db: Db, filters: DebtorFilters): Promise<Listed<Debtor>> {
  const debts = debtsIn(db);
  const { search, sent, reminded } = filters;
  const hasReference = findsReference(payments.reference, search);
  const ofReference =
    hasReference &&
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(and(isOpenPayment, eq(payments.userId, users.id), hasReference));
  const matching = and(
    or(finds(users.searchText, search), ofReference && exists(ofReference)),
    sent && eq(debts.isSent, sent === 'yes'),
    reminded && sql`${remindedOn} is ${sql.raw(reminded === 'yes' ? 'not null' : 'null')}`,
  );
  const sortable: Record<string, SQL> = {
    name: plainSql(sql`${users.lastName} || ' ' || ${users.firstName}`),
    owed: sql`${debts.owedCents}`,
    since: sql`${debts.since}`,
    remindedOn: sql`coalesce(${remindedOn}, '-infinity')`,
  };
  const select = () =>
    db
      .select({ ...person, owedCents: debts.owedCents, since: debts.since })
      .from(debts)
      .innerJoin(users, eq(users.id, debts.userId))
      .leftJoin(accounts, eq(accounts.id, users.id))
      .where(matching);
  const { rows, total } = await readPage(
    select()
      .orderBy(orderOf(filters.sort, sortable, 'since', sql`${users.id}`))
      .$dynamic(),
    filters,
    () => db.$count(select().as('found')),
    (row) => row,
  );
  const ids = rows.map(({ id }) => id);
  const open = await openPayments(db, ids);
  return {
    rows: rows.map(({ owedCents, since, ...row }) => ({
      ...accountOf(row),
      owed: owedCents / 100,
      since: new Date(since).toISOString(),
      open: open.get(row.id) ?? [],
    })),
    total,
  };
}

/** The sum of dues, in cents, and the number of people. */
export async function sumOfDebts(db: Db): Promise<{ people: number; cents: number }> {
  const [row] = await db
    .select({
      people: sql<number>`count(distinct ${payments.userId})::int`,
      cents: sql<number>`coalesce(sum(${payments.openCents}), 0)::int`,
    })
    .from(payments)
    .where(isOpenPayment);
  return row ?? { people: 0, cents: 0 };
}

/** Of some people, those who have dues and were not reminded after `before`. */
export async function remindable(db: Db, ids: readonly string[], before: Date): Promise<string[]> {
  const debts = debtsIn(db);
  const rows = await db
    .select({ id: users.id })
    .from(debts)
    .innerJoin(users, eq(users.id, debts.userId))
    .where(
      and(
        inArray(users.id, [...ids]),
        sql`coalesce(${remindedOn} <= ${before.toISOString()}::timestamptz, true)`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** A person with their credit and last reminder; undefined when there is no such person. */
export async function findAccount(db: Db, id: string) {
  const [row] = await db
    .select(person)
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.id))
    .where(eq(users.id, id));
  return row && accountOf(row);
}
