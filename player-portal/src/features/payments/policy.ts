import type { OpenPayment } from 'shared-api';
import { centsOf } from 'shared-api/money';

/** Open payments by whether the payer says that they have sent the money, each with its sum in dollars. */
export function splitBySent(open: readonly OpenPayment[]) {
  const part = (isSent: boolean) => {
    const payments = open.filter(({ sentOn }) => (sentOn !== null) === isSent);
    return { payments, sum: payments.reduce((cents, { due }) => cents + centsOf(due), 0) / 100 };
  };
  return { unsent: part(false), sent: part(true) };
}
