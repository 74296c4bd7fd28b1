import { sql } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
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

/**
 * Writes places, charges and the log of what is no longer asked for, in one statement: every round trip would keep the
 * session's lock for longer.
 */
export async function writePlaces(
  tx: Db,
  { id, status: was }: SessionRow,
  { changed, removed, charged, withdrawn, offered, isFull }: Written,
  now: Date,
): Promise<void> {
  const { Open, Full } = SessionStatus;
  const rows = changed.map(({ since, offeredUntil, createdOn, ...row }) => ({
    ...row,
    since: instant(since),
    offeredUntil: instant(offeredUntil),
    createdOn: instant(createdOn),
  }));
  const withdrawals = withdrawn.map(({ id: paymentId }) => ({ paymentId, logId: newId() }));
  const moment = sql`${now.toISOString()}::timestamptz`;
  const follows = isFull !== null && (was === Open || was === Full);
  const status = follows ? (isFull ? Full : Open) : was;
  await tx.execute(sql`
    with put as (
      insert into places (id, session_id, user_id, host_id, guest_name, standing, source, priority, since, offered_until,
        is_call, was_called, notes, update_reason, created_on, updated_on)
      select id, ${id}::uuid, "userId", "hostId", "guestName", standing, source, priority, since, "offeredUntil",
        "isCall", "wasCalled", notes, "updateReason", "createdOn", ${moment}
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(id uuid, "userId" uuid, "hostId" uuid, "guestName" text,
        standing text, source text, priority smallint, since timestamptz, "offeredUntil" timestamptz, "isCall" boolean,
        "wasCalled" boolean, notes text, "updateReason" text, "createdOn" timestamptz)
      on conflict (id) do update set standing = excluded.standing, source = excluded.source, priority = excluded.priority,
        since = excluded.since, offered_until = excluded.offered_until, is_call = excluded.is_call,
        was_called = excluded.was_called, notes = excluded.notes, update_reason = excluded.update_reason,
        updated_on = excluded.updated_on),
    gone as (delete from places where id in (select value::uuid from json_array_elements_text(${JSON.stringify(removed)}::json))),
    charged as (
      insert into payments (id, user_id, session_id, guest_name, reference, amount, plan, status, method, payment_date)
      select id, "userId", ${id}::uuid, "guestName", reference, amount, ${Plan.DropIn}, ${PaymentStatus.Pending},
        ${PaymentMethod.Interac}, ${moment}
      from json_to_recordset(${JSON.stringify(charged)}::json) as row(id uuid, "userId" uuid, "guestName" text, reference text, amount numeric)),
    withdrawn as (
      delete from payments p using json_to_recordset(${JSON.stringify(withdrawals)}::json) as row("paymentId" uuid, "logId" uuid)
      where p.id = row."paymentId" and p.status = ${PaymentStatus.Pending} returning p.*, row."logId" as log_id),
    logged as (
      insert into audit_log (id, actor_name, action, entity, entity_id, before)
      select log_id, 'System', 'payment.withdraw', 'payment', id::text, jsonb_build_object('userId', user_id,
        'sessionId', session_id, 'subscriptionId', subscription_id, 'amount', amount, 'plan', plan, 'reference', reference)
      from withdrawn)
    update sessions set offered_places_count = ${offered}, status = ${status}
    where id = ${id}::uuid and (offered_places_count, status) <> (${offered}, ${status})`);
}
