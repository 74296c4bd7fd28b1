import { type SQL, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { ConcurrentChange } from '../../db/conflict';
import { defer } from '../../db/deferred';
import { named } from '../../db/named';
import { newId } from '../../db/schema';
import type { Db } from '../../db/types';
import { causesOf } from '../../errors/causes';
import { entriesFor, type Movement, noTotals } from '../ledger/model';
import type { Due, StoredPlace } from './known';
import type { SessionRow } from './session-row';

/** The writes of a decision. */
export interface Written {
  changed: readonly StoredPlace[];
  /** Ids of deleted places. */
  removed: readonly string[];
  charged: readonly Due[];
  /** Payments that are no longer due. */
  withdrawn: readonly Due[];
  /** The number of held places. */
  offered: number;
  /** Whether there is no place for a newcomer, which sets an open session's status; null: unchanged. */
  isFull: boolean | null;
}

const instant = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const { Open, Full } = SessionStatus;
const placeholder = sql.placeholder;
const [sessionId, now] = [sql`${placeholder('id')}::uuid`, sql`${placeholder('now')}::timestamptz`];

/** The writes by name: each part is left out when empty. */
const parts: Record<'changed' | 'removed' | 'charged' | 'withdrawn' | 'entered', SQL> = {
  changed: sql`put as (
      insert into places (id, session_id, user_id, host_id, guest_name, standing, source, priority, since, offered_until,
        is_call, was_called, late, policy, reminded_on, notes, update_reason, created_on, updated_on)
      select id, ${sessionId}, "userId", "hostId", "guestName", standing, source, priority, since, "offeredUntil",
        "isCall", "wasCalled", late, policy, "remindedOn", notes, "updateReason", "createdOn", ${now}
      from json_to_recordset(${placeholder('changed')}::json) as row(id uuid, "userId" uuid, "hostId" uuid,
        "guestName" text, standing text, source text, priority smallint, since timestamptz, "offeredUntil" timestamptz,
        "isCall" boolean, "wasCalled" boolean, late boolean, policy jsonb, "remindedOn" timestamptz, notes text, "updateReason" text, "createdOn" timestamptz)
      on conflict (id) do update set standing = excluded.standing, source = excluded.source, priority = excluded.priority,
        since = excluded.since, offered_until = excluded.offered_until, is_call = excluded.is_call,
        was_called = excluded.was_called, late = excluded.late, policy = excluded.policy,
        reminded_on = excluded.reminded_on, notes = excluded.notes, update_reason = excluded.update_reason,
        created_on = excluded.created_on, updated_on = excluded.updated_on)`,
  removed: sql`gone as (delete from places
      where id in (select value::uuid from json_array_elements_text(${placeholder('removed')}::json)))`,
  charged: sql`charged as (
      insert into payments (id, user_id, session_id, guest_name, reference, amount, plan, status, method, payment_date)
      select id, "userId", ${sessionId}, "guestName", reference, amount, ${sql.raw(`${Plan.DropIn}, ${PaymentStatus.Pending},
        ${PaymentMethod.Interac}`)}, ${now}
      from json_to_recordset(${placeholder('charged')}::json)
        as row(id uuid, "userId" uuid, "guestName" text, reference text, amount numeric)
      on conflict (id) do update set amount = excluded.amount, payment_date = excluded.payment_date, withdrawn_on = null,
        sent_on = null, first_sent_on = null, version = payments.version + 1
      where payments.withdrawn_on is not null
      returning id)`,
  entered: sql`entered as (
      insert into entries (id, account_id, payment_id, kind, amount_cents, date, created_on)
      select id, "accountId", "paymentId", kind, cents, ${placeholder('today')}::date, ${now}
      from json_to_recordset(${placeholder('entered')}::json)
        as row(id uuid, "accountId" uuid, "paymentId" uuid, kind text, cents int))`,
  withdrawn: sql`withdrawn as (
      update payments p set status = ${sql.raw(String(PaymentStatus.Pending))}, withdrawn_on = ${now}, version = p.version + 1
      from json_to_recordset(${placeholder('withdrawn')}::json) as row("paymentId" uuid, "logId" uuid, amount numeric, "paidCents" int)
      where p.id = row."paymentId" and p.withdrawn_on is null and p.paid_cents = row."paidCents" and p.amount = row.amount
        and p.status in (${sql.raw(`${PaymentStatus.Pending}, ${PaymentStatus.Completed}`)})
      returning p.*, row."logId" as log_id),
    logged as (
      insert into audit_log (id, actor_name, action, entity, entity_id, before)
      select log_id, 'System', 'payment.withdraw', 'payment', id::text, jsonb_build_object('userId', user_id,
        'sessionId', session_id, 'subscriptionId', subscription_id, 'amount', amount, 'plan', plan, 'reference', reference)
      from withdrawn)`,
};

type Part = keyof typeof parts;
const statements = new Map<string, ReturnType<typeof named>>();

/** One statement for these parts and the session's own row. */
function statementFor(needed: readonly Part[]): ReturnType<typeof named> {
  const name = ['write', ...needed].join('_');
  const known = statements.get(name);
  if (known) return known;
  const followed = sql`followed as (
      update sessions set offered_places_count = ${placeholder('offered')}::int, status = ${placeholder('status')}::smallint
      where id = ${sessionId}
        and (offered_places_count, status) <> (${placeholder('offered')}::int, ${placeholder('status')}::smallint))`;
  const written = sql.join([...needed.map((part) => parts[part]), followed], sql`, `);
  // Divides by zero if a payment has changed since it was read, so that the transaction fails without waiting
  // for the answer.
  const unchangedSinceRead = needed
    .filter((part) => part === 'charged' || part === 'withdrawn')
    .map(
      (part) => sql`(select count(*) from ${sql.raw(part)}) = json_array_length(${placeholder(part)}::json)`,
    );
  const check = sql`1 / (${sql.join([sql`true`, ...unchangedSinceRead], sql` and `)})::int`;
  const statement = named(name, sql`with ${written} select ${check}`);
  statements.set(name, statement);
  return statement;
}

/** @param isFull null: the status stays as it is */
export const openOrFullStatus = (
  { status }: Pick<SessionRow, 'status'>,
  isFull: boolean | null,
): SessionStatus =>
  isFull !== null && (status === Open || status === Full) ? (isFull ? Full : Open) : status;

/**
 * Writes places, charges and the log of withdrawn payments, in one statement: every round trip would prolong the
 * session's lock.
 */
export async function writePlaces(
  tx: Db,
  session: SessionRow,
  { offered, isFull, ...rows }: Written,
  moment: Date,
): Promise<void> {
  const json: Record<Part, readonly object[] | readonly string[]> = {
    ...rows,
    changed: rows.changed.map((row) => ({
      ...row,
      since: instant(row.since),
      offeredUntil: instant(row.offeredUntil),
      remindedOn: instant(row.remindedOn),
      createdOn: instant(row.createdOn),
    })),
    withdrawn: rows.withdrawn.map(({ id: paymentId, amount, paidCents }) => ({
      ...{ paymentId, amount, paidCents },
      logId: newId(),
    })),
    entered: [...rows.withdrawn.flatMap(reversing), ...rows.charged.flatMap(charging)],
  };
  const needed = (Object.keys(parts) as Part[]).filter((part) => json[part].length > 0);
  const write = statementFor(needed)(tx, {
    ...{ id: session.id, offered, status: openOrFullStatus(session, isFull), now: moment.toISOString() },
    today: clubDate(moment),
    ...Object.fromEntries(needed.map((part) => [part, JSON.stringify(json[part])])),
  });
  await defer(tx, write.catch(throwConcurrentChange));
}

function throwConcurrentChange(error: unknown): never {
  if (causesOf(error).some(({ code }) => code === '22012'))
    throw new ConcurrentChange('a payment has changed meanwhile');
  throw error;
}

const entered = ({ id: paymentId, userId }: Due, movements: readonly Movement[]) =>
  movements.map(({ side, kind, cents }) => ({
    ...{ id: newId(), accountId: userId ?? paymentId, kind, cents },
    paymentId: side === 'payment' ? paymentId : null,
  }));

const charging = (due: Due) =>
  entered(due, entriesFor(noTotals, { charged: centsOf(due.amount), paid: 0, surplusTo: 'credit' }));

/** What was paid for a withdrawn due becomes credit. */
const reversing = (due: Due) =>
  entered(
    due,
    entriesFor(
      { charged: centsOf(due.amount), received: due.paidCents, applied: 0 },
      { charged: 0, paid: 0, surplusTo: 'credit' },
    ),
  );
