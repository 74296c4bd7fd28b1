import { PaymentStatus } from 'shared-api';

const sign: Record<PaymentStatus, 1 | 0 | -1> = {
  [PaymentStatus.Pending]: 0,
  [PaymentStatus.Completed]: 1,
  [PaymentStatus.Failed]: -1,
  [PaymentStatus.Refunded]: -1,
};

/** @returns what a payment adds to the total revenue, in dollars: as on the page (spec §4) */
export const countedAmount = ({ status, amount }: { status: PaymentStatus; amount: number }): number =>
  sign[status] * amount || 0;
