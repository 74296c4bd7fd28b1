import { clubDate } from 'shared-api/calendar';
import { PaymentStatus, paymentTransitions } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { putStatus, receivePayments } from '../payments/service';
import { lockPayment, type PaymentRow } from '../payments/store';
import { amountMatch } from './policy';
import { factsOf, receivedOf, type TransferRow, updateTransfer } from './store';

/** Who settles, and in which language the answer is. */
export interface Actor {
  caller: Admin;
  locale: Locale;
}

/** A transfer and the payment that it completes. */
export interface Settling {
  transfer: Pick<TransferRow, 'date'>;
  payment: PaymentRow;
}

/**
 * Settles payments with transfers, the one place where that happens: each is completed as of the day its money came. The
 * payments are locked and waited for, and the transfers are kept as having settled them.
 * @param caller whom the log names; null for a notice that was fetched from the mailbox
 */
export const settle = (
  services: Services,
  tx: Db,
  settlings: readonly Settling[],
  caller: Admin | null,
): Promise<void> => {
  const today = clubDate(services.clock.now());
  const received = settlings.map(({ transfer: { date }, payment }) => {
    // Banks date ahead what comes on a weekend.
    const isAhead = date > today;
    return { payment, date: isAhead ? today : date };
  });
  return receivePayments(services, tx, received, caller);
};

/**
 * Settles a payment with a transfer because somebody says so. A part is noted, and the payment goes on waiting for the rest.
 * @throws AppError `paymentNotFound`, `illegalTransition` for a payment that nothing is waited for
 */
export async function settleByHand(
  services: Services,
  tx: Db,
  transfer: TransferRow,
  { paymentId, note }: { paymentId: string; note: string },
  caller: Admin,
): Promise<void> {
  const payment = (await lockPayment(tx, paymentId)) ?? refuse('paymentNotFound');
  const { openCents } = factsOf(payment, (await receivedOf(tx, [paymentId])).get(paymentId));
  if (!paymentTransitions[payment.status].includes(PaymentStatus.Completed) || openCents <= 0) {
    return refuse('illegalTransition');
  }
  const { state } = amountMatch(transfer.amountCents, openCents);
  await updateTransfer(tx, transfer.id, {
    ...{ state, reason: 'byHand', note, paymentId, decidedBy: caller.id },
    decidedOn: services.clock.now(),
    owedSince: clubDate(payment.paymentDate),
  });
  if (state !== 'partly') await settle(services, tx, [{ transfer, payment }], caller);
}

/**
 * Takes back what a transfer has settled: the payment is waited for again.
 * @throws AppError `illegalTransition` when the payment has been given back or marked as failed meanwhile, and for a part of
 * one that is completed: what completed it comes first
 */
export async function unsettle(
  services: Services,
  tx: Db,
  { paymentId, state, owedSince }: TransferRow,
  actor: Actor,
): Promise<void> {
  if (!paymentId) return;
  const { status } = (await lockPayment(tx, paymentId)) ?? refuse('paymentNotFound');
  if (status === PaymentStatus.Pending) return;
  if (status !== PaymentStatus.Completed || state === 'partly') return refuse('illegalTransition');
  const waiting = { status: PaymentStatus.Pending, ...(owedSince && { paymentDate: owedSince }) };
  await putStatus({ ...services, db: tx }, paymentId, waiting, actor);
}
