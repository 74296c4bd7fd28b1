import { sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import type { PaymentMethod } from 'shared-api/contract';
import { entries, newId, refunds } from '../../db/schema';
import type { Tx } from '../../db/types';
import { assertOpen } from './closing';
import { type Movement, movingKinds } from './model';

/** An entry's reason, date and author. */
export interface EntryContext {
  now: Date;
  /** The administrator; null for automatic entries. */
  madeBy?: string | null;
  reason?: string;
  /** The calendar date on which money came or went, at the club; today by default. */
  date?: string;
  method?: PaymentMethod;
  transferId?: string;
}

/** Entries of one account, for one payment or, with null, for its credit. */
export interface Posting extends EntryContext {
  accountId: string;
  paymentId: string | null;
  movements: readonly Movement[];
}

/**
 * Adds entries in one statement, and puts refunds on their list. The accounts of entries that touch a credit
 * must be locked (`lockAccounts`).
 * @throws AppError `monthClosed` for a date in a closed month
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const rows = postings.flatMap(({ accountId, paymentId, movements, now, ...context }) =>
    movements.map(({ side, kind, cents }) => ({
      id: newId(),
      accountId,
      paymentId: side === 'payment' ? paymentId : null,
      kind,
      amountCents: cents,
      method: movingKinds.includes(kind) ? (context.method ?? null) : null,
      reason: context.reason ?? null,
      transferId: context.transferId ?? null,
      date: context.date ?? clubDate(now),
      madeBy: context.madeBy ?? null,
      createdOn: now.toISOString(),
    })),
  );
  if (rows.length === 0) return;
  const [earliest = ''] = rows.map(({ date }) => date).sort();
  // The current month is never closed, so automatic entries need no check.
  if (postings.some(({ now }) => earliest < `${clubDate(now).slice(0, 7)}-01`))
    await assertOpen(tx, earliest);
  // As one parameter: building a statement with a parameter for each field of thousands of rows takes longer than
  // running it.
  await tx.execute(sql`
    insert into ${entries} (id, account_id, payment_id, kind, amount_cents, method, reason, transfer_id, date, made_by, created_on)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, "accountId" uuid, "paymentId" uuid,
      kind text, "amountCents" int, method smallint, reason text, "transferId" uuid, date date, "madeBy" uuid,
      "createdOn" timestamptz)`);
  const toSend = rows.flatMap(({ id, kind }) => (kind === 'refund' ? { id } : []));
  if (toSend.length > 0) await tx.insert(refunds).values(toSend);
}
