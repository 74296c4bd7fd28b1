import type { AttendanceReceipt, PaymentDue } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import type { PaymentRow } from '../ledger/store';
import { type Changed, dueOf } from '../places/change';
import { creditReturnedTo, creditUsedFor } from '../places/costs';
import type { SessionRow } from '../places/store';
import { addressesOf } from '../settings/store';
import { recordOf } from './records';

/** The response to an answer that has just been written. */
export async function receiptOf(
  { config, clock }: Command,
  tx: Tx,
  changed: Changed,
  userId: string,
): Promise<AttendanceReceipt> {
  const { session, rows, dues } = changed;
  const row = rows.get(userId);
  const credit = creditUsedFor(changed, row) ?? creditReturnedTo(changed, userId);
  return {
    attendance: (await recordOf(tx, session.id, userId, clock.now())) ?? refuse('internal'),
    paymentDue: askedFor({ config }, session, dueOf(row, dues)),
    ...(credit && { credit: { used: 0, returned: 0, ...credit } }),
  };
}

/**
 * The payment that somebody is asked for; null when there is none.
 * @param dues the payments for their place
 */
export function askedFor(
  { config }: Pick<Services, 'config'>,
  { settings }: SessionRow,
  dues: readonly PaymentRow[],
): PaymentDue | null {
  // What they say to have sent is not asked for again.
  const due = dues.find(({ openCents, sentOn }) => openCents > 0 && sentOn === null);
  return due
    ? {
        paymentId: due.id,
        amount: due.openCents / 100,
        payTo: addressesOf(settings, config).paymentEmail,
        reference: due.reference,
      }
    : null;
}
