import { type EntryKind, PaymentStatus } from 'shared-api/contract';

/** Dollars in cents. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** A payment's ledger balance in cents: the sums of its entries. */
export interface Pot {
  /** Charged, less reversals. */
  charged: number;
  /** Money received for it, less refunds and corrections. */
  received: number;
  /** The person's credit that pays for it. */
  applied: number;
}

export const emptyPot: Pot = { charged: 0, received: 0, applied: 0 };

/** The amount paid for a payment. */
export const paidOf = ({ received, applied }: Pot): number => received + applied;

/** A payment as its row shows it, in cents. */
export interface Face {
  status: PaymentStatus;
  cents: number;
  isWithdrawn: boolean;
}

/** An entry to add: for the payment, or for the person's credit. */
export interface Movement {
  pot: 'payment' | 'credit';
  kind: EntryKind;
  cents: number;
}

/** Where money goes that a payment no longer holds: to the person's credit, back to them, or it was never received. */
export type Leaving = 'credit' | 'refund' | 'mistake';

/** A payment's charge: zero once it is withdrawn, failed or refunded. */
export const chargeOf = ({ status, cents, isWithdrawn }: Face): number =>
  !isWithdrawn && (status === PaymentStatus.Pending || status === PaymentStatus.Completed) ? cents : 0;

/** The ledger balance that a payment's row requires, and where excess money goes. */
export interface Wanted {
  charged: number;
  paid: number;
  leaving: Leaving;
}

/**
 * Derives a payment's required ledger balance from its row.
 * @param was the status before; null for a new payment
 * @param paid the amount paid so far
 */
export function wantedOf(was: PaymentStatus | null, face: Face, paid: number): Wanted {
  const charged = chargeOf(face);
  if (face.isWithdrawn) return { charged, paid: 0, leaving: 'credit' };
  switch (face.status) {
    case PaymentStatus.Completed:
      return { charged, paid: charged, leaving: 'mistake' };
    case PaymentStatus.Refunded:
      return { charged, paid: 0, leaving: 'refund' };
    case PaymentStatus.Failed:
      return { charged, paid: 0, leaving: 'mistake' };
    case PaymentStatus.Pending:
      // Pending again: money recorded as received was not, unless the price has risen.
      return was === PaymentStatus.Completed && charged <= paid
        ? { charged, paid: 0, leaving: 'mistake' }
        : { charged, paid: Math.min(paid, charged), leaving: 'credit' };
  }
}

const nonZero = (movements: Movement[]): Movement[] => movements.filter(({ cents }) => cents !== 0);

/** The entries that adjust a payment's ledger balance to its row. Entries never change: the difference is added. */
export function entriesFor(pot: Pot, wanted: Wanted): Movement[] {
  const charge = wanted.charged - pot.charged;
  const money = wanted.paid - paidOf(pot);
  return nonZero([
    { pot: 'payment', kind: charge > 0 ? 'charge' : 'reversal', cents: -charge },
    ...(money < 0
      ? leave(pot, -money, wanted.leaving)
      : ([{ pot: 'payment', kind: 'received', cents: money }] as const)),
  ]);
}

const toCredit = (cents: number): Movement[] => [
  { pot: 'payment', kind: 'applied', cents: -cents },
  { pot: 'credit', kind: 'applied', cents },
];

/** Money that is no longer recorded as received is removed; used credit returns to the person. */
function leave({ applied }: Pot, cents: number, leaving: Leaving): Movement[] {
  if (leaving === 'refund') return [{ pot: 'payment', kind: 'refund', cents: -cents }];
  if (leaving === 'credit') return toCredit(cents);
  const back = Math.max(0, Math.min(applied, cents));
  return [...toCredit(back), { pot: 'payment', kind: 'correction', cents: back - cents }];
}

/** What credit pays, oldest first; the last one partly when it does not suffice. */
export function spend(
  creditCents: number,
  open: readonly { id: string; cents: number }[],
): { id: string; cents: number }[] {
  let left = creditCents;
  return open.flatMap(({ id, cents }) => {
    const paid = Math.min(left, cents);
    left -= paid;
    return paid > 0 ? [{ id, cents: paid }] : [];
  });
}

/** The entries by which credit pays a payment. */
export const payment = (cents: number): Movement[] => toCredit(-cents);

/** The entries by which money is received for a payment: the excess becomes the person's credit. */
export const receipt = (openCents: number, cents: number): Movement[] => {
  const needed = Math.max(0, Math.min(openCents, cents));
  return nonZero([
    { pot: 'payment', kind: 'received', cents: needed },
    { pot: 'credit', kind: 'received', cents: cents - needed },
  ]);
};

/**
 * The entries that reverse received money, because it was not received after all.
 * @param came the money received with it: for the payment, and beyond it for the person's credit
 * @param pot the payment's ledger balance; if withdrawn meanwhile, its money went to the credit
 * @param creditCents the person's current credit
 * @returns the entries, and how much had been corrected before; null when it has been spent
 */
export function takeBack(
  came: { payment: number; credit: number },
  pot: Pot,
  creditCents: number,
): { movements: Movement[]; corrected: number } | null {
  // An administrator may already have recorded that it was not received.
  const there = Math.max(0, Math.min(came.payment, pot.received));
  const fromPayment = Math.min(there, Math.max(0, paidOf(pot)));
  const fromCredit = there + came.credit - fromPayment;
  if (fromCredit > creditCents) return null;
  const movements = nonZero([
    { pot: 'payment', kind: 'correction', cents: -fromPayment },
    { pot: 'credit', kind: 'correction', cents: -fromCredit },
  ]);
  return { movements, corrected: came.payment - there };
}
