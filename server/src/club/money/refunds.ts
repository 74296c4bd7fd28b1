import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clubDate } from 'shared-api/calendar';
import {
  type Calls,
  fullName,
  type Refund,
  type RefundDecision,
  type RefundState,
  type Shape,
} from 'shared-api/contract';
import { type Listed, orderOf, type Page, readPage } from '../../data/listing';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { entries, payments, refunds, sessions, subscriptions, users } from '../../data/schema';
import { finds, findsReference } from '../../data/search';
import { findUser } from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { type Locale, messagesIn } from '../../messages';
import { audit } from '../log/write';
import { ofItsPass, ofItsSession, purpose } from './dues';
import { lockAccounts, type PaymentRow, post } from './ledger';
import { mailReceipts } from './mails';
import { payFromCredit } from './save';

/** What is to be sent back. */
export function refundRoutes(route: Route, { db }: Services): void {
  route('GET /api/v1/Refunds', ({ query, locale }) => listRefunds(db, query, locale));
  route('GET /api/v1/Refunds/summary', () => sumOfDueRefunds(db));
  route('PUT /api/v1/Refunds/{id}/decision', ({ services, params, body, caller, locale }) =>
    decideRefund(services, params.id, body, { caller, locale }),
  );
}

type RefundFilters = Shape<Calls['GET /api/v1/Refunds']>['query'];

const deciders = alias(users, 'deciders');

const select = (db: Db) =>
  db
    .select({
      refund: refunds,
      entry: entries,
      payment: { reference: payments.reference, plan: payments.plan },
      purpose,
      person: users,
      decider: deciders,
    })
    .from(refunds)
    .innerJoin(entries, eq(entries.id, refunds.id))
    .leftJoin(payments, eq(payments.id, entries.paymentId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .leftJoin(users, eq(users.id, entries.accountId))
    .leftJoin(deciders, eq(deciders.id, refunds.decidedBy));
type Selected = Awaited<ReturnType<typeof select>>[number];

const nameOf = (user: typeof users.$inferSelect) => fullName(user);

const toRefund = ({ refund, entry, payment, purpose, person, decider }: Selected, locale: Locale): Refund => {
  const { id, state, sentOn, note, version } = refund;
  return {
    id,
    state,
    sentOn,
    note,
    version,
    sessionDate: purpose.sessionDate,
    reference: payment?.reference ?? null,
    purpose: payment && { ...purpose, plan: payment.plan },
    userId: person?.id ?? null,
    userName: person ? nameOf(person) : messagesIn(locale).names.formerMember,
    userEmail: person?.email ?? '',
    amount: -entry.amountCents / 100,
    date: entry.date,
    reason: entry.reason,
    decidedBy: decider ? nameOf(decider) : '',
  };
};

const matching = ({ search, state }: Omit<RefundFilters, 'sort' | keyof Page>): SQL | undefined =>
  and(
    state && eq(refunds.state, state),
    or(finds(users.searchText, search), findsReference(payments.reference, search)),
  );

const sortable = { date: sql`${entries.date}`, amount: sql`-${entries.amountCents}` };

/** What is to be sent is before all else. */
const dueFirst = sql`case when ${refunds.state} = 'due' then 0 else 1 end`;

/** The filtered refunds: unless sorted otherwise, those to be sent first, and the oldest first. */
const listRefunds = (db: Db, filters: RefundFilters, locale: Locale): Promise<Listed<Refund>> =>
  readPage(
    select(db)
      .where(matching(filters))
      .orderBy(
        ...(filters.sort ? [] : [dueFirst]),
        orderOf(filters.sort, sortable, 'date', sql`${refunds.id}`),
      )
      .$dynamic(),
    filters,
    () => db.$count(select(db).where(matching(filters)).as('found')),
    (row) => toRefund(row, locale),
  );

/** The number and the sum of refunds that are still to be sent. */
async function sumOfDueRefunds(db: Db): Promise<{ count: number; total: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(-sum(${entries.amountCents}), 0)::int`,
    })
    .from(refunds)
    .innerJoin(entries, eq(entries.id, refunds.id))
    .where(eq(refunds.state, 'due'));
  return { count: row?.count ?? 0, total: (row?.cents ?? 0) / 100 };
}

/** One refund. @throws AppError `refundNotFound` */
async function requireRefund(db: Db, id: string, locale: Locale): Promise<Refund> {
  const [row] = await select(db).where(eq(refunds.id, id));
  return row ? toRefund(row, locale) : refuse('refundNotFound');
}

/**
 * Records that a refund was sent, and notifies the recipient; drops it, so that it becomes their credit
 * again; or sets a sent one back to due.
 * @throws AppError `refundNotFound`, `refundDecided`, `changedMeanwhile`, `validation` for a future day
 */
export async function decideRefund(
  command: Command,
  id: string,
  { decision, sentOn = clubDate(command.clock.now()), ...made }: RefundDecision,
  { caller, locale }: { caller: Admin; locale: Locale },
): Promise<Refund> {
  if (sentOn > clubDate(command.clock.now())) return refuseField('sentOn', 'notInFuture');
  const { db: tx } = command;
  const locked = (await lockRefund(tx, id)) ?? refuse('refundNotFound');
  const { accountId } = locked.entry;
  const before = await requireRefund(tx, id, locale);
  const { state, completed } = await refund(command, locked, { ...made, decision, sentOn }, caller);
  await mailReceipts(command, completed);
  const receiver = state === 'sent' && (await findUser(tx, accountId));
  const after = await requireRefund(tx, id, locale);
  if (receiver) {
    const { amount, note, reference } = after;
    const refund = { amount, sentOn, note, reference };
    await command.emails.notify('refund-sent', { to: receiver, refund });
  }
  await audit(tx, caller, {
    action: `refund.${decision}`,
    entityId: id,
    about: [accountId],
    before: auditable(before),
    after: auditable(after),
  });
  return after;
}

/** The log names people by id only. */
const auditable = ({ userName: _, userEmail: __, decidedBy: ___, ...facts }: Refund): object => facts;

/** A refund, locked, and whose it is. */
interface LockedRefund {
  refund: typeof refunds.$inferSelect;
  entry: Pick<typeof entries.$inferSelect, 'accountId' | 'amountCents'>;
}

/** Locks a refund until the transaction ends, and the person's account before it. */
export async function lockRefund(tx: Tx, id: string): Promise<LockedRefund | undefined> {
  const entry = await firstOf(tx.select().from(entries).where(eq(entries.id, id)));
  if (!entry) return undefined;
  await lockAccounts(tx, [entry.accountId]);
  const refund = await firstOf(tx.select().from(refunds).where(eq(refunds.id, id)).for('update'));
  return refund && { refund, entry };
}

/** Allowed decisions by state, and the state after them. */
const transitions: Record<RefundState, Partial<Record<RefundDecision['decision'], RefundState>>> = {
  due: { send: 'sent', drop: 'dropped' },
  sent: { undo: 'due' },
  dropped: {},
};

/** What a decision has changed. */
interface Refunded {
  state: RefundState;
  /** The payments that are now paid in full. */
  completed: PaymentRow[];
}

/**
 * Records that a refund was sent; drops it, so that it becomes credit, which pays what is owed; or sets a sent one back
 * to due. Refunds become due with their entries (`post`).
 * @throws AppError `refundDecided`, `changedMeanwhile`, `validation` for a future day
 */
export async function refund(
  { db: tx, clock }: Pick<Command, 'db' | 'clock'>,
  { refund: was, entry }: LockedRefund,
  { decision, sentOn, note, version }: RefundDecision,
  { id: madeBy }: Admin,
): Promise<Refunded> {
  const now = clock.now();
  const today = clubDate(now);
  if (version !== undefined && version !== was.version) return refuse('changedMeanwhile');
  const state = transitions[was.state][decision] ?? refuse('refundDecided');
  await tx
    .update(refunds)
    .set({
      state,
      sentOn: state === 'sent' ? (sentOn ?? today) : null,
      note: note?.trim() ?? was.note,
      decidedBy: state === 'due' ? null : madeBy,
      version: sql`${refunds.version} + 1`,
    })
    .where(eq(refunds.id, was.id));
  if (state !== 'dropped') return { state, completed: [] };
  const { accountId, amountCents } = entry;
  const movements = [{ side: 'credit', kind: 'correction', cents: -amountCents }] as const;
  await post(tx, [{ accountId, paymentId: null, movements, now, madeBy }]);
  return { state, completed: await payFromCredit(tx, [accountId], now) };
}
