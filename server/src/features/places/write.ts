import { and, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PaymentMethod, PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { ConcurrentChange } from '../../db/conflict';
import { payments, places, sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { auditSystemChange } from '../audit/store';
import { entriesFor, noTotals } from '../ledger/model';
import { type Posting, post } from '../ledger/store';
import { dueAgain, withdrawable } from '../payments/dues';
import type { Due, PlaceRow } from './known';
import type { SessionRow } from './session-row';

/** The writes of a decision. */
export interface Written {
  changed: readonly PlaceRow[];
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

const { Open, Full } = SessionStatus;
const { Pending, Completed } = PaymentStatus;

/**
 * Writes a locked session's places, its charges with their entries, and its own counts.
 * @throws ConcurrentChange if a payment has changed since it was read
 */
export async function writePlaces(
  tx: Db,
  session: SessionRow,
  { changed, removed, charged, withdrawn, offered, isFull }: Written,
  now: Date,
): Promise<void> {
  await savePlaces(tx, changed);
  if (removed.length > 0) await tx.delete(places).where(inArray(places.id, [...removed]));
  for (const due of withdrawn) await withdrawDue(tx, due, now);
  for (const due of charged) await chargeDue(tx, due, session.id, now);
  await post(tx, [
    ...withdrawn.map((due) => reversing(due, now)),
    ...charged.map((due) => charging(due, now)),
  ]);
  const status = openOrFull(session, isFull);
  if (status !== session.status || offered !== session.offeredPlacesCount)
    await tx.update(sessions).set({ offeredPlacesCount: offered, status }).where(eq(sessions.id, session.id));
}

const openOrFull = ({ status }: SessionRow, isFull: boolean | null): SessionStatus =>
  isFull !== null && (status === Open || status === Full) ? (isFull ? Full : Open) : status;

/** Adds places, or replaces those that are stored. */
async function savePlaces(tx: Db, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { id: _, ...columns } = getTableColumns(places);
  const set = Object.fromEntries(
    Object.keys(columns).map((name): [string, SQL] => [
      name,
      sql`excluded.${sql.identifier(toSnakeCase(name))}`,
    ]),
  );
  await tx
    .insert(places)
    .values([...rows])
    .onConflictDoUpdate({ target: places.id, set });
}

/** Withdraws a payment that is as it was read. */
async function withdrawDue(tx: Db, { id, paidCents, amount }: Due, now: Date): Promise<void> {
  const [row] = await tx
    .update(payments)
    .set({ status: Pending, withdrawnOn: now, version: sql`${payments.version} + 1` })
    .where(
      and(
        ...[eq(payments.id, id), eq(payments.paidCents, paidCents), eq(payments.amount, amount)],
        ...[inArray(payments.status, [Pending, Completed]), isNull(payments.withdrawnOn)],
      ),
    )
    .returning();
  if (!row) throw new ConcurrentChange('a payment has changed meanwhile');
  await auditSystemChange(tx, {
    action: 'payment.withdraw',
    entityId: id,
    about: [row.userId],
    before: withdrawable(row),
  });
}

/** Adds a payment, or makes a withdrawn one due again. */
async function chargeDue(
  tx: Db,
  { id, userId, guestName, reference, amount }: Due,
  sessionId: string,
  paymentDate: Date,
): Promise<void> {
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ id, userId, sessionId, guestName, reference, amount, paymentDate },
      ...{ plan: Plan.DropIn, status: Pending, method: PaymentMethod.Interac },
    })
    .onConflictDoUpdate({
      target: payments.id,
      set: { amount, paymentDate, ...dueAgain },
      setWhere: isNotNull(payments.withdrawnOn),
    })
    .returning({ id: payments.id });
  if (!row) throw new ConcurrentChange('a payment has changed meanwhile');
}

const charging = (due: Due, now: Date): Posting => ({
  ...bookedFor(due, now),
  movements: entriesFor(noTotals, { charged: centsOf(due.amount), paid: 0, surplusTo: 'credit' }),
});

/** What was paid for a withdrawn due becomes credit. */
const reversing = (due: Due, now: Date): Posting => ({
  ...bookedFor(due, now),
  movements: entriesFor(
    { ...noTotals, charged: centsOf(due.amount), paid: due.paidCents },
    { charged: 0, paid: 0, surplusTo: 'credit' },
  ),
});

const bookedFor = ({ id, userId }: Due, now: Date) => ({ accountId: userId ?? id, paymentId: id, now });
