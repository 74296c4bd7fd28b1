import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { payments } from '../../db/schema';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { isDue, type PaymentRow } from './store';

/**
 * Records that a payer says they have sent what is due, or takes that back. The first time counts: repeating it does not
 * extend the time for which it is believed.
 * @param row locked
 * @throws AppError `illegalTransition` when nothing is due
 */
export async function declareSent(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { id, openCents, ...row }: PaymentRow,
  sent: boolean,
): Promise<void> {
  if (openCents <= 0) refuse('illegalTransition');
  const firstSentOn = row.firstSentOn ?? (sent ? clock.now() : null);
  const sentOn = sent ? firstSentOn : null;
  // The version stays: this does not conflict with an administrator's open form.
  await tx.update(payments).set({ sentOn, firstSentOn }).where(eq(payments.id, id));
}

/** What came is what was said to be sent: the rest of a payment that has come in part is still to be sent. */
export async function endDeclarations(
  tx: Tx,
  { paymentIds, accountIds }: Record<'paymentIds' | 'accountIds', string[]>,
): Promise<void> {
  const which = or(inArray(payments.id, paymentIds), inArray(payments.accountId, accountIds));
  await tx
    .update(payments)
    .set({ sentOn: null, firstSentOn: null })
    .where(and(which, isDue, isNotNull(payments.sentOn), gt(payments.paidCents, 0)));
}
