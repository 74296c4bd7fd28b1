import { clubDate } from 'shared-api/calendar';
import { PaymentStatus, paymentTransitions } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { putStatus, setPaymentStatus } from '../payments/service';
import { lockPayment } from '../payments/store';
import { amountMatch, type Match } from './policy';
import { factsOf, receivedCents, type TransferRow, updateTransfer } from './store';

/** Who settles, and in which language the answer is. */
export interface Actor {
  caller: Admin;
  locale: Locale;
}

type Settling = Actor & { reason: Match['reason']; note: string; decidedBy: string | null };

/**
 * Settles a payment with a transfer, the one place where that happens: the payment is completed as of the day the money
 * came, with its log and receipt. A part is noted, and the payment goes on waiting for the rest.
 * @throws AppError `paymentNotFound`, `illegalTransition` for a payment that nothing is waited for
 */
export async function settle(
  services: Services,
  tx: Db,
  transfer: TransferRow,
  paymentId: string,
  { reason, note, decidedBy, ...actor }: Settling,
): Promise<void> {
  const payment = (await lockPayment(tx, paymentId)) ?? refuse('paymentNotFound');
  const { openCents } = factsOf(payment, (await receivedCents(tx, [paymentId])).get(paymentId) ?? 0);
  if (!paymentTransitions[payment.status].includes(PaymentStatus.Completed) || openCents <= 0) {
    return refuse('illegalTransition');
  }
  const now = services.clock.now();
  const { state } = amountMatch(transfer.amountCents, openCents);
  if (state !== 'partly') {
    // Banks date ahead what comes on a weekend.
    const today = clubDate(now);
    const isAhead = transfer.date > today;
    const received = { status: PaymentStatus.Completed, paymentDate: isAhead ? today : transfer.date };
    await setPaymentStatus({ ...services, db: tx }, paymentId, received, actor);
  }
  await updateTransfer(tx, transfer.id, {
    ...{ state, reason, note, paymentId, decidedBy, decidedOn: now },
    owedSince: clubDate(payment.paymentDate),
  });
}

/**
 * Takes back what a transfer has settled: the payment is waited for again.
 * @throws AppError `illegalTransition` when the payment has been given back or marked as failed meanwhile
 */
export async function unsettle(
  services: Services,
  tx: Db,
  { paymentId, state, owedSince }: TransferRow,
  actor: Actor,
): Promise<void> {
  if (!paymentId || state === 'partly') return;
  const { status } = (await lockPayment(tx, paymentId)) ?? refuse('paymentNotFound');
  if (status === PaymentStatus.Pending) return;
  if (status !== PaymentStatus.Completed) return refuse('illegalTransition');
  const waiting = { status: PaymentStatus.Pending, ...(owedSince && { paymentDate: owedSince }) };
  await putStatus({ ...services, db: tx }, paymentId, waiting, actor);
}
