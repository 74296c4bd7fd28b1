import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  type Account,
  type AccountEntry,
  type Calls,
  type Debtor,
  type EntryDraft,
  fullName,
  type MailingProgress,
  rules,
  type Shape,
  UserStatus,
} from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { type Listed, orderOf, type Page, readPage } from '../../data/listing';
import type { Db } from '../../data/rows';
import { accounts, entries, OutboxState, outbox, payments, users } from '../../data/schema';
import { finds, findsReference, plainSql } from '../../data/search';
import { shownEmail, type UserRow } from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Locale } from '../../messages';
import { audit, sendAndLog } from '../log/write';
import { listEntries, sumOf } from './balance';
import { isOpenPayment, openDues, owedSince, sumOfDues } from './dues';
import { lockAccounts } from './ledger';
import { mailReceipts } from './mails';
import { give } from './receive';

/** Everybody's account, and who owes what. */
export function debtorRoutes(route: Route, { db }: Services): void {
  route('GET /api/v1/Balances', ({ query }) => listDebtors(db, query));
  route('GET /api/v1/Balances/summary', async () => {
    const { people, cents } = await sumOfDues(db);
    return { people, owed: cents / 100 };
  });
  route('POST /api/v1/Balances/remind', ({ services, body, caller }) => remind(services, body, caller));
  route('GET /api/v1/Balances/{id}', ({ params }) => readAccount(db, params.id));
  route('GET /api/v1/Balances/{id}/entries', ({ params, query, locale }) =>
    listAccountEntries(db, params.id, query, locale),
  );
  route('POST /api/v1/Balances/{id}/entries', ({ services, params, body, caller }) =>
    enterForCredit(services, params.id, body, caller),
  );
}

type Reminder = Shape<Calls['POST /api/v1/Balances/remind']>['body'];

/**
 * E-mails people their dues. People without dues, or reminded within the last hours, are left out, so that a second
 * click or a second administrator sends nothing twice.
 */
async function remind(
  command: Command,
  { ids, language, ...messages }: Reminder,
  admin: Admin,
): Promise<MailingProgress> {
  const { db: tx, clock } = command;
  const before = new Date(clock.now().getTime() - rules.paymentReminderHours * 3_600_000);
  // Serialised: the second call sees the reminders of the first.
  await lockAccounts(tx, await remindable(tx, ids, before));
  const owing = await remindable(tx, ids, before);
  if (owing.length === 0) return refuse('nobodyToRemind');
  const mailing = { ...messages, template: 'payment-reminder', language: language ?? null } as const;
  return sendAndLog(command, admin, mailing, [inArray(users.id, owing)], messages);
}

/** Somebody's account. */
async function readAccount(db: Db, id: string): Promise<Account> {
  const account = (await findAccount(db, id)) ?? refuse('userNotFound');
  const open = (await openDues(db, [id])).get(id) ?? [];
  return { ...account, owed: sumOf(open), open };
}

/**
 * Records credit given or taken back by the club, a correction, or a payout. New credit pays open dues, oldest first.
 * @throws AppError `userNotFound`, `notEnoughCredit`, `validation` for a zero amount or an invalid refund
 */
async function enterForCredit(
  command: Command,
  accountId: string,
  { kind, amount, reason }: EntryDraft,
  admin: Admin,
): Promise<Account> {
  const cents = centsOf(amount);
  if (cents === 0 || (kind === 'refund' && cents > 0)) return refuseField('amount', 'invalid');
  const { db: tx } = command;
  await lockAccounts(tx, [accountId]);
  // Read under the lock: nothing more is said of somebody who has left meanwhile.
  const before = await readAccount(tx, accountId);
  const gift = { accountId, kind, cents, reason: reason.trim() };
  await mailReceipts(command, await give(command, [gift], admin.id));
  const after = await readAccount(tx, accountId);
  await audit(tx, admin, {
    action: `account.${kind}`,
    entityId: accountId,
    about: [accountId],
    before: { credit: before.credit, owed: before.owed },
    after: { credit: after.credit, owed: after.owed, amount, reason: gift.reason },
  });
  return after;
}

type DebtorFilters = Shape<Calls['GET /api/v1/Balances']>['query'];

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
async function listDebtors(db: Db, filters: DebtorFilters): Promise<Listed<Debtor>> {
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
  const open = await openDues(db, ids);
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

/** Of some people, those who have dues and were not reminded after `before`. */
async function remindable(db: Db, ids: readonly string[], before: Date): Promise<string[]> {
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
async function findAccount(db: Db, id: string) {
  const [row] = await db
    .select(person)
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.id))
    .where(eq(users.id, id));
  return row && accountOf(row);
}

/** An account's entries, newest first, as its owner sees them, with the author of each. */
async function listAccountEntries(
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
