import { clubDate } from 'shared-api/calendar';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { openCents } from '../payments/books';
import { receiveCredit, receivePayments } from '../payments/received';
import { lockPayment, type PaymentRow } from '../payments/store';
import { findUser } from '../users/store';
import { amountMatch } from './policy';
import { type TransferRow, updateTransfer } from './store';

/** A transfer and the payment that it pays. */
export interface Settling {
  transfer: Pick<TransferRow, 'id' | 'date' | 'amountCents'>;
  payment: PaymentRow;
}

/**
 * Settles payments with transfers; nothing else does. Money is booked on the day it came. The payments must
 * be locked, and the transfers marked as settled.
 * @param caller for the log; null for a notice fetched from the mailbox
 */
export const settle = (
  services: Services,
  tx: Db,
  settlings: readonly Settling[],
  caller: Admin | null,
): Promise<void> => {
  const received = settlings.map(({ transfer, payment }) => ({
    payment,
    ...moneyOf(services, transfer),
  }));
  return receivePayments(services, tx, received, caller);
};

/** A transfer and the person whose balance it is credited to. */
export interface Crediting {
  transfer: Settling['transfer'];
  userId: string;
}

/**
 * Credits transfers to people's balances as of the day they came: the credit pays dues, oldest first. Locks
 * the accounts; the transfers must be marked as credited.
 */
export const credit = (
  services: Services,
  tx: Db,
  creditings: readonly Crediting[],
  caller: Admin | null,
): Promise<void> => {
  const received = creditings.map(({ transfer, userId }) => ({ userId, ...moneyOf(services, transfer) }));
  return receiveCredit(services, tx, received, caller);
};

/** A transfer's money, dated today at the latest: banks postdate what comes on a weekend. */
function moneyOf({ clock }: Services, { id: transferId, date, amountCents: cents }: Settling['transfer']) {
  const today = clubDate(clock.now());
  return { cents, transferId, date: date > today ? today : date };
}

/**
 * Settles a payment with a transfer by somebody's decision. After a part, the payment stays pending for the rest; an
 * excess becomes the payer's credit.
 * @throws AppError `paymentNotFound`, `illegalTransition` for a payment that is not pending
 */
export async function settleByHand(
  services: Services,
  tx: Db,
  transfer: TransferRow,
  { paymentId, note }: { paymentId: string; note: string },
  caller: Admin,
): Promise<void> {
  const payment = (await lockPayment(tx, paymentId)) ?? refuse('paymentNotFound');
  const open = openCents(payment);
  if (open <= 0) return refuse('illegalTransition');
  const { state } = amountMatch(transfer.amountCents, open);
  await updateTransfer(tx, transfer.id, {
    ...{ state, reason: 'byHand', note, paymentId, userId: null, decidedBy: caller.id },
    decidedOn: services.clock.now(),
    owedSince: clubDate(payment.paymentDate),
  });
  await settle(services, tx, [{ transfer, payment }], caller);
}

/**
 * Credits a transfer to a person's balance by somebody's decision.
 * @throws AppError `userNotFound`
 */
export async function creditByHand(
  services: Services,
  tx: Db,
  transfer: TransferRow,
  { userId, note }: { userId: string; note: string },
  caller: Admin,
): Promise<void> {
  if (!(await findUser(tx, userId))) return refuse('userNotFound');
  await updateTransfer(tx, transfer.id, {
    ...{ state: 'settled', reason: 'byHand', note, paymentId: null, userId, decidedBy: caller.id },
    ...{ decidedOn: services.clock.now(), owedSince: null },
  });
  await credit(services, tx, [{ transfer, userId }], caller);
}
