import { clubDate } from 'shared-api/calendar';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Services } from '../../http/services';
import type { PaymentRow } from '../money/ledger';
import { mailArrivals, mailReceipts } from '../money/mails';
import { type Received, receive } from '../money/receive';
import type { TransferRow } from './store';

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
  command: Command,
  settlings: readonly Settling[],
  caller: Admin | null,
): Promise<void> {
  if (settlings.length === 0) return;
  const received = settlings.map(({ transfer, payment }) => ({
    accountId: payment.accountId,
    payment,
    ...moneyOf(command, transfer),
  }));
  const paid = await receive(command, received, caller);
  const inexact = received.filter(({ payment, cents }) => cents !== payment.openCents);
  const payers = new Set(inexact.map(({ accountId }) => accountId));
  const isInexact = ({ accountId }: PaymentRow) => payers.has(accountId);
  await mailReceipts(
    command,
    paid.filter((row) => !isInexact(row)),
  );
  await mailArrivals(command, inexact, paid.filter(isInexact));
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
  command: Command,
  creditings: readonly Crediting[],
  caller: Admin | null,
): Promise<void> {
  if (creditings.length === 0) return;
  const received = creditings.map(({ transfer, userId: accountId }) => ({
    accountId,
    payment: null,
    ...moneyOf(command, transfer),
  }));
  await mailArrivals(command, received, await receive(command, received, caller));
}

/** A transfer's money, dated today at the latest: banks postdate what comes on a weekend. */
function moneyOf(
  { clock }: Services,
  { id: transferId, date, amountCents: cents }: Money,
): Omit<Received, 'accountId' | 'payment'> {
  const today = clubDate(clock.now());
  return { cents, transferId, date: date > today ? today : date };
}
