import { clubDate } from 'shared-api/calendar';
import type { Tx } from '../../data/rows';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Services } from '../../http/services';
import { reverse } from '../money/correct';
import { lockPayment, type PaymentRow } from '../money/ledger';
import { mailArrivals, mailReceipts, mailReversal } from '../money/mails';
import { type Received, receive } from '../money/receive';
import { amountMatch } from './match';
import { type TransferRow, updateTransfer } from './store';

type Money = Pick<TransferRow, 'id' | 'date' | 'amountCents'>;

/** A transfer and the payment that it pays. */
interface Settling {
  transfer: Money;
  payment: PaymentRow;
}

/**
 * Settles payments with transfers; nothing else does. Money is booked on the day it came, and the payers hear of it. The
 * payments must be locked, and the transfers marked as settled.
 * @param caller for the log; null for a notice fetched from the mailbox
 */
export async function settleTransfers(
  services: Command,
  tx: Tx,
  settlings: readonly Settling[],
  caller: Admin | null,
): Promise<void> {
  if (settlings.length === 0) return;
  const received = settlings.map(({ transfer, payment }) => ({
    accountId: payment.accountId,
    payment,
    ...moneyOf(services, transfer),
  }));
  const paid = await receive(services, tx, received, caller);
  const inexact = received.filter(({ payment, cents }) => cents !== payment.openCents);
  const payers = new Set(inexact.map(({ accountId }) => accountId));
  const isInexact = ({ accountId }: PaymentRow) => payers.has(accountId);
  await mailReceipts(
    services,
    tx,
    paid.filter((row) => !isInexact(row)),
  );
  await mailArrivals(services, tx, inexact, paid.filter(isInexact));
}

/** A transfer and the person whose balance it is credited to. */
interface Crediting {
  transfer: Money;
  userId: string;
}

/**
 * Credits transfers to people's balances as of the day they came: the credit pays dues, oldest first. Locks
 * the accounts; the transfers must be marked as credited.
 */
export async function credit(
  services: Command,
  tx: Tx,
  creditings: readonly Crediting[],
  caller: Admin | null,
): Promise<void> {
  if (creditings.length === 0) return;
  const received = creditings.map(({ transfer, userId: accountId }) => ({
    accountId,
    payment: null,
    ...moneyOf(services, transfer),
  }));
  await mailArrivals(services, tx, received, await receive(services, tx, received, caller));
}

/** A transfer's money, dated today at the latest: banks postdate what comes on a weekend. */
function moneyOf(
  { clock }: Services,
  { id: transferId, date, amountCents: cents }: Money,
): Omit<Received, 'accountId' | 'payment'> {
  const today = clubDate(clock.now());
  return { cents, transferId, date: date > today ? today : date };
}

/**
 * Settles a payment with a transfer by somebody's decision. After a part, the payment stays pending for the rest; an
 * excess becomes the payer's credit.
 * @throws AppError `paymentNotFound`, `illegalTransition` for a payment that is not pending
 */
export async function settleByHand(
  services: Command,
  tx: Tx,
  transfer: TransferRow,
  { paymentId, note }: { paymentId: string; note: string },
  caller: Admin,
): Promise<void> {
  const payment = (await lockPayment(tx, paymentId)) ?? refuse('paymentNotFound');
  if (payment.openCents <= 0) return refuse('illegalTransition');
  const { state } = amountMatch(transfer.amountCents, payment.openCents);
  await updateTransfer(tx, transfer.id, {
    state,
    reason: 'byHand',
    note,
    paymentId,
    userId: null,
    decidedBy: caller.id,
    decidedOn: services.clock.now(),
    owedSince: clubDate(payment.paymentDate),
  });
  await settleTransfers(services, tx, [{ transfer, payment }], caller);
}

/**
 * Credits a transfer to a person's balance by somebody's decision.
 * @throws AppError `userNotFound`
 */
export async function creditByHand(
  services: Command,
  tx: Tx,
  transfer: TransferRow,
  { userId, note }: { userId: string; note: string },
  caller: Admin,
): Promise<void> {
  if (!(await findUser(tx, userId))) return refuse('userNotFound');
  await updateTransfer(tx, transfer.id, {
    state: 'settled',
    reason: 'byHand',
    note,
    paymentId: null,
    userId,
    decidedBy: caller.id,
    decidedOn: services.clock.now(),
    owedSince: null,
  });
  await credit(services, tx, [{ transfer, userId }], caller);
}

/**
 * Puts a transfer's money back by somebody's decision, and notifies the payer.
 * @throws AppError `creditSpent`, `illegalTransition`
 */
export async function putBack(
  services: Command,
  tx: Tx,
  transfer: TransferRow,
  caller: Admin,
): Promise<void> {
  const reversed = await reverse(services, tx, transfer, caller);
  if (!reversed) return;
  await mailReceipts(services, tx, reversed.completed);
  const { date, amountCents: cents } = transfer;
  await mailReversal(services, tx, { ...reversed, cents, date });
}
