import {
  type AnyColumn,
  and,
  between,
  eq,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addDays } from 'shared-api/calendar';
import { plain } from 'shared-api/contract';
import { type Db, isOneOf, type Tx } from '../../data/rows';
import { accounts, auditLog, payments, transfers, users } from '../../data/schema';
import { plainSql } from '../../data/search';
import type { UserRow } from '../../data/users';
import { forgetReplies } from '../../http/perform';
import { withoutWords } from '../log/write';
import { lockAccounts, type PaymentRow } from '../money/ledger';
import { type MatchFacts, referencesOf } from './match';
import { isNotice, offerDays } from './notices/earlier';
import { inPortions, numberOf, type ReadTransfer } from './reading';

export type TransferRow = typeof transfers.$inferSelect;

/** Whether a transfer has settled a payment or a part of it, or has become credit. */
export const hasSettled = ({ state, decidedOn }: Pick<TransferRow, 'state' | 'decidedOn'>): boolean =>
  decidedOn !== null && ['settled', 'partly', 'over'].includes(state);

/** Condition on `transfers`: needs a decision. */
export const isOpenTransfer = and(
  isNull(transfers.decidedOn),
  inArray(transfers.state, ['unmatched', 'partly', 'over']),
);

/** Values per statement. */
const maxValuesPerStatement = 500;

/**
 * Reads facts for deciding about transfers, and the payments they name, by id; `lock` is the
 * transaction that locks these. If somebody pays in advance, all accounts are locked first: credit may pay what other transfers name.
 */
export async function readFacts(
  db: Db,
  read: readonly ReadTransfer[],
  lock?: Tx,
): Promise<{ facts: MatchFacts; rows: Map<string, PaymentRow> }> {
  const references = [...new Set(read.flatMap(referencesOf))];
  const people = await inPortions(references, maxValuesPerStatement, (some) =>
    db
      .select({ id: users.id, reference: accounts.reference })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.id))
      .where(isOneOf(accounts.reference, some)),
  );
  if (lock && people.length > 0) {
    const payers = await inPortions(references, maxValuesPerStatement, (some) =>
      db.select({ id: payments.accountId }).from(payments).where(isOneOf(payments.reference, some)),
    );
    const ids = [...people, ...payers].map(({ id }) => id);
    await lockAccounts(lock, ids);
  }
  const rows = await inPortions(references, maxValuesPerStatement, (some) => {
    const named = db
      .select()
      .from(payments)
      .where(isOneOf(payments.reference, some))
      // In a fixed order, so that two imports cannot deadlock.
      .orderBy(payments.id);
    return lock ? named.for('update') : named;
  });
  const ids = rows.map(({ id }) => id);
  const ofPayments = await inPortions(ids, maxValuesPerStatement, (some) =>
    db.select().from(transfers).where(isOneOf(transfers.paymentId, some)),
  );
  const userIds = people.map(({ id }) => id);
  const ofPeople = await inPortions(userIds, maxValuesPerStatement, (some) =>
    db.select().from(transfers).where(isOneOf(transfers.userId, some)),
  );
  const kept = [...ofPayments, ...ofPeople];
  const keys = read.map(({ key }) => key);
  const seen = await inPortions(keys, maxValuesPerStatement, (some) =>
    db.select({ key: transfers.key }).from(transfers).where(isOneOf(transfers.key, some)),
  );
  const numbered = [...new Set(read.filter(({ key }) => numberOf(key)).map(({ date }) => date))];
  const ofDays = await inPortions(numbered, maxValuesPerStatement, (some) =>
    db
      .select({ key: transfers.key })
      .from(transfers)
      .where(and(eq(transfers.source, 'ofx'), isOneOf(transfers.date, some))),
  );
  const notices = await readNotices(db, read, lock);
  const facts = {
    payments: new Map(rows.map((row) => [row.reference, row])),
    accounts: new Map(people.map(({ id, reference }) => [reference ?? '', id])),
    seen: new Set([...seen, ...ofDays].map(({ key }) => key)),
    kept: kept.map((row) => ({
      key: row.key,
      target: row.paymentId ?? row.userId ?? '',
      source: row.source,
      date: row.date,
      cents: row.amountCents,
      hasSettled: hasSettled(row),
    })),
    notices: notices.map((row) => ({
      id: row.id,
      key: row.key,
      date: row.date,
      cents: row.amountCents,
      doubt: row.doubt,
      sender: row.sender,
      message: row.message,
      target: row.paymentId ?? row.userId ?? '',
      hasSettled: hasSettled(row),
      isDecided: row.decidedOn !== null || row.reason === 'undone',
      isRepeat: row.reason === 'readElsewhere',
    })),
  };
  return { facts, rows: new Map(rows.map((row) => [row.id, row])) };
}

/** Stored notices of what was read: with the same number, or of the same amount within the days of an offer. */
async function readNotices(db: Db, read: readonly ReadTransfer[], lock?: Tx): Promise<TransferRow[]> {
  const dates = read.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const hasNotices = read.some(isNotice);
  const amounts = [...new Set(read.map(({ cents }) => String(cents)))];
  const keys = hasNotices ? read.map(({ key }) => key) : [];
  const near = and(
    between(transfers.date, addDays(first, -offerDays), addDays(last, offerDays)),
    isOneOf(transfers.amountCents, amounts),
    // A statement's rows can only be deposits of offers, and those only if they name something.
    hasNotices ? undefined : eq(transfers.doubt, 'offered'),
  );
  const found = db
    .select()
    .from(transfers)
    .where(and(inArray(transfers.source, ['mail', 'text']), or(near, isOneOf(transfers.key, keys))))
    .orderBy(transfers.id);
  return lock ? found.for('update') : found;
}

/** Sets some columns of a transfer and increments its version; does nothing when there is none. */
export const updateTransfer = (
  tx: Tx,
  id: string,
  values: Partial<typeof transfers.$inferInsert>,
): Promise<unknown> =>
  tx
    .update(transfers)
    .set({ ...values, version: sql`${transfers.version} + 1` })
    .where(eq(transfers.id, id));

/**
 * Removes what a bank and administrators say of somebody, also in the log: of their transfers, and of those that name
 * them, unless a namesake stays. That the money came stays in the books. Of money that turned out to be somebody else's,
 * the bank's words stay: it still waits for its sender to be found.
 */
export async function forgetSender(tx: Tx, { id, firstName, lastName, email }: UserRow): Promise<void> {
  const [first = '', last = '', address = ''] = [firstName, lastName, email ?? ''].map((text) =>
    plain(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  );
  const named = (text: SQL) => sql`${plainSql(text)} ~ ${`\\m(${first} ${last}|${last},? ${first})\\M`}`;
  const addressed = (text: SQL) =>
    address ? sql`${plainSql(text)} ~ ${`(^|[^\\w.+-])${address}($|[^\\w-])`}` : undefined;
  const said = sql`${transfers.sender} || ' ' || ${transfers.message}`;
  const namesake = tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), named(sql`${users.firstName} || ' ' || ${users.lastName}`)));
  const isTheirs = and(isOf(tx, id), ne(transfers.reason, 'undone'));
  const isSaid = or(isTheirs, addressed(said), and(named(said), notExists(namesake)));
  const without = (text: AnyColumn) => sql`case when ${isSaid} then '' else ${text} end`;
  const forgotten = await tx
    .update(transfers)
    .set({ sender: without(transfers.sender), message: without(transfers.message), note: '' })
    .where(or(isOf(tx, id), isSaid))
    .returning({ id: transfers.id });
  await forgetSaidOf(
    tx,
    forgotten.map((transfer) => transfer.id),
  );
}

/** Forgets what log and replies say of transfers. */
async function forgetSaidOf(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await withoutWords(tx, and(eq(auditLog.entity, 'transfer'), isOneOf(auditLog.entityId, ids)));
  await forgetReplies(tx, ids);
}

/** Condition on `transfers`: decided, and older than a day, with a sender, a message or a note. @param day null: none */
export const hasOldWords = (day: string | null): SQL | undefined =>
  day === null
    ? sql`false`
    : and(
        lt(transfers.date, day),
        not(isOpenTransfer ?? sql`false`),
        sql`${transfers.sender} || ${transfers.message} || ${transfers.note} <> ''`,
      );

/** Forgets who sent old transfers and what they wrote; amounts, dates and what they settled stay. @returns how many */
export async function forgetOldTransfers(tx: Tx, day: string | null): Promise<number> {
  const old = await tx
    .update(transfers)
    .set({ sender: '', message: '', note: '' })
    .where(hasOldWords(day))
    .returning({ id: transfers.id });
  await forgetSaidOf(
    tx,
    old.map(({ id }) => id),
  );
  return old.length;
}

/** The transfers suggested for a user's payments or balance, but those that turned out to be somebody else's. */
export const transfersOf = (db: Db, userId: string) => {
  const { date, amountCents, sender, message, note } = transfers;
  const isTheirs = and(ne(transfers.state, 'notOurs'), ne(transfers.reason, 'undone'));
  return db
    .select({ date, amountCents, sender, message, note })
    .from(transfers)
    .where(and(isOf(db, userId), isTheirs));
};

const isOf = (db: Db, userId: string) =>
  or(
    eq(transfers.userId, userId),
    inArray(
      transfers.paymentId,
      db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId)),
    ),
  );
