import type { Payment } from 'shared-api';

/** What is still to come for a payment, in dollars. */
export const restOf = ({ amount, paid }: Pick<Payment, 'amount' | 'paid'>): number =>
  Math.round((amount - paid) * 100) / 100;
