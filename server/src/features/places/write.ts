import { type SQL, sql } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { defer } from '../../db/deferred';
import { named } from '../../db/named';
import { newId } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Due, StoredPlace } from './known';
import type { SessionRow } from './session-row';

/** What a decision writes. */
export interface Written {
  changed: readonly StoredPlace[];
  /** Ids of places that are no more. */
  removed: readonly string[];
  charged: readonly Due[];
  /** Pending payments that are no longer asked for. */
  withdrawn: readonly Due[];
  /** How many places are held for who is asked. */
  offered: number;
  /** Whether a newcomer finds no place, which an open session's status follows; null: it stays as it is. */
  isFull: boolean | null;
}

const instant = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const { Open, Full } = SessionStatus;
const placeholder = sql.placeholder;
const [sessionId, now] = [sql`${placeholder('id')}::uuid`, sql`${placeholder('now')}::timestamptz`];

/** What is written, by its name: each part is left out where there is nothing of it. */
const parts: Record<'changed' | 'removed' | 'charged' | 'withdrawn', SQL> = {
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
        updated_on = excluded.updated_on)`,
  removed: sql`gone as (delete from places
      where id in (select value::uuid from json_array_elements_text(${placeholder('removed')}::json)))`,
  charged: sql`charged as (
      insert into payments (id, user_id, session_id, guest_name, reference, amount, plan, status, method, payment_date)
      select id, "userId", ${sessionId}, "guestName", reference, amount, ${sql.raw(`${Plan.DropIn}, ${PaymentStatus.Pending},
        ${PaymentMethod.Interac}`)}, ${now}
      from json_to_recordset(${placeholder('charged')}::json)
        as row(id uuid, "userId" uuid, "guestName" text, reference text, amount numeric))`,
  withdrawn: sql`withdrawn as (
      delete from payments p using json_to_recordset(${placeholder('withdrawn')}::json) as row("paymentId" uuid, "logId" uuid)
      where p.id = row."paymentId" and p.status = ${sql.raw(String(PaymentStatus.Pending))}
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
  const others = sql.join(
    needed.map((part) => parts[part]),
    sql`, `,
  );
  const statement = named(
    name,
    sql`${needed.length > 0 ? sql`with ${others}` : sql``}
      update sessions set offered_places_count = ${placeholder('offered')}::int, status = ${placeholder('status')}::smallint
      where id = ${sessionId}
        and (offered_places_count, status) <> (${placeholder('offered')}::int, ${placeholder('status')}::smallint)`,
  );
  statements.set(name, statement);
  return statement;
}

/**
 * Writes places, charges and the log of what is no longer asked for, in one statement: every round trip would keep the
 * session's lock for longer.
 */
export async function writePlaces(
  tx: Db,
  { id, status: was }: SessionRow,
  { offered, isFull, ...rows }: Written,
  moment: Date,
): Promise<void> {
  const follows = isFull !== null && (was === Open || was === Full);
  const json: Record<Part, readonly object[] | readonly string[]> = {
    ...rows,
    changed: rows.changed.map((row) => ({
      ...row,
      since: instant(row.since),
      offeredUntil: instant(row.offeredUntil),
      remindedOn: instant(row.remindedOn),
      createdOn: instant(row.createdOn),
    })),
    withdrawn: rows.withdrawn.map(({ id: paymentId }) => ({ paymentId, logId: newId() })),
  };
  const needed = (Object.keys(parts) as Part[]).filter((part) => json[part].length > 0);
  const write = statementFor(needed)(tx, {
    ...{ id, offered, status: follows ? (isFull ? Full : Open) : was, now: moment.toISOString() },
    ...Object.fromEntries(needed.map((part) => [part, JSON.stringify(json[part])])),
  });
  await defer(tx, write);
}
