import { inArray } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus } from 'shared-api/contract';
import { payments } from '../../db/schema';
import type { Tx } from '../../db/types';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { closedUntil, entryDate } from './closing';
import { complete, payFromCredit } from './credit';
import { receipt } from './model';
import { paymentInstant } from './policy';
import { post } from './post';
import { endDeclarations } from './sent';
import { auditable, lockAccounts, type PaymentRow } from './store';

/** Money that has come with a transfer: for a payment, or for somebody's credit. */
export interface Received {
  accountId: string;
  /** As it is; locked. */
  payment: PaymentRow | null;
  cents: number;
  /** The calendar date on which it came. */
  date: string;
  transferId: string;
}

/**
 * Books money on its date or, if that month is closed, on the first open day. Of a payment it pays a part or all; what is
 * over, or for no payment, becomes credit, which pays what else is owed, oldest first. Takes a few statements, however
 * many there are. Locks the accounts that get credit.
 * @param caller for ledger and log; null when automatic
 * @returns the payments that are now paid in full
 */
export async function receive(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  received: readonly Received[],
  caller: Admin | null,
): Promise<PaymentRow[]> {
  const now = clock.now();
  const closed = await closedUntil(tx);
  const postings = received.map(({ accountId, payment, cents, date, transferId }) => ({
    accountId,
    paymentId: payment?.id ?? null,
    now,
    madeBy: caller?.id ?? null,
    transferId,
    date: entryDate(date, closed),
    method: PaymentMethod.Interac,
    movements: receipt(payment?.openCents ?? 0, cents),
  }));
  const credited = postings.flatMap(({ accountId, movements }) =>
    movements.some(({ side }) => side === 'credit') ? accountId : [],
  );
  await lockAccounts(tx, credited);
  await post(tx, postings);
  const completed: PaymentRow[] = [];
  for (const date of new Set(postings.map((one) => one.date))) {
    const ids = postings.flatMap((one) => (one.date === date ? (one.paymentId ?? []) : []));
    completed.push(...(await complete(tx, ids, paymentInstant(date, { now }))));
  }
  completed.push(...(await payFromCredit(tx, credited, now)));
  const before = new Map(received.flatMap(({ payment }) => (payment ? [[payment.id, payment]] : [])));
  const ids = [...before.keys()];
  const inAdvance = received.flatMap(({ payment, accountId }) => (payment ? [] : accountId));
  await endDeclarations(tx, { paymentIds: ids, accountIds: inAdvance });
  const rows = ids.length === 0 ? [] : await tx.select().from(payments).where(inArray(payments.id, ids));
  await audit(
    tx,
    caller,
    ...rows.map((after) => ({
      action: after.status === PaymentStatus.Completed ? 'payment.status' : 'payment.receive',
      entityId: after.id,
      about: [after.userId],
      before: auditable(before.get(after.id) ?? after),
      after: auditable(after),
    })),
  );
  return completed;
}
