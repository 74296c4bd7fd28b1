import type { AttendanceReceipt } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import { type Changed, dueOf } from '../places/change';
import { creditReturnedTo, creditUsedFor } from '../places/costs';
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
  // What they say to have sent is not asked for again.
  const due = dueOf(row, dues).find(({ openCents, sentOn }) => openCents > 0 && sentOn === null);
  const credit = creditUsedFor(changed, row) ?? creditReturnedTo(changed, userId);
  return {
    attendance: (await recordOf(tx, session.id, userId, clock.now())) ?? refuse('internal'),
    paymentDue: due
      ? {
          paymentId: due.id,
          amount: due.openCents / 100,
          payTo: addressesOf(session.settings, config).paymentEmail,
          reference: due.reference,
        }
      : null,
    ...(credit && { credit: { used: 0, returned: 0, ...credit } }),
  };
}
