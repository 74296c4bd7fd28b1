import type { OpenPayment } from 'shared-api';
import { centsOf } from 'shared-api/money';

/** What is due of several payments, in dollars. */
export const sumDue = (payments: readonly OpenPayment[]): number =>
  payments.reduce((cents, { due }) => cents + centsOf(due), 0) / 100;

/** Open payments by whether the payer says that they have sent the money, each with its sum in dollars. */
export function splitBySent(open: readonly OpenPayment[]) {
  const part = (isSent: boolean) => {
    const payments = open.filter(({ sentOn }) => (sentOn !== null) === isSent);
    return { payments, sum: sumDue(payments) };
  };
  return { unsent: part(false), sent: part(true) };
}
