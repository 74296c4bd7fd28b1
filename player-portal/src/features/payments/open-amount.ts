import type { Payment } from 'shared-api';

/** A payment's open amount, in dollars. */
export const openAmount = ({ amount, paid }: Pick<Payment, 'amount' | 'paid'>): number =>
  Math.round((amount - paid) * 100) / 100;
