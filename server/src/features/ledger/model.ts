import { type EntryKind, PaymentStatus } from 'shared-api/contract';

/** Dollars in cents. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** What the ledger holds for one payment, in cents: sums of its entries. */
export interface Pot {
  /** Charged, less what was reversed. */
  charged: number;
  /** Money that came for it, less what was given back or corrected. */
  received: number;
  /** Credit of the person's that pays for it. */
  applied: number;
}

export const emptyPot: Pot = { charged: 0, received: 0, applied: 0 };

/** What has come for a payment. */
export const paidOf = ({ received, applied }: Pot): number => received + applied;

/** A payment as its row shows it, in cents. */
export interface Face {
  status: PaymentStatus;
  cents: number;
  isWithdrawn: boolean;
}

/** An entry to be made: for the payment, or for the person's credit. */
export interface Movement {
  pot: 'payment' | 'credit';
  kind: EntryKind;
  cents: number;
}

/** What becomes of money that a payment holds no longer: the person's credit, sent back to them, or it never came. */
export type Leaving = 'credit' | 'refund' | 'mistake';

/** What a payment charges: nothing once it is withdrawn, given up as failed, or given back. */
export const chargeOf = ({ status, cents, isWithdrawn }: Face): number =>
  !isWithdrawn && (status === PaymentStatus.Pending || status === PaymentStatus.Completed) ? cents : 0;

/** What a payment's row asks of its pot, and what becomes of money that is too much. */
export interface Wanted {
  charged: number;
  paid: number;
  leaving: Leaving;
}

/**
 * What follows for a payment's pot from what its row shows.
 * @param was the status before; null for a new payment
 * @param paid what has come for it so far
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
      // It is waited for again: what was noted as received has not come, unless it has become dearer.
      return was === PaymentStatus.Completed && charged <= paid
        ? { charged, paid: 0, leaving: 'mistake' }
        : { charged, paid: Math.min(paid, charged), leaving: 'credit' };
  }
}

const nonZero = (movements: Movement[]): Movement[] => movements.filter(({ cents }) => cents !== 0);

/**
 * The entries that bring a payment's pot to what its row shows. What has been entered is never changed: the difference is
 * added.
 */
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

/** Money of which nobody says any longer that it came is not there; credit that was used is the person's again. */
function leave({ applied }: Pot, cents: number, leaving: Leaving): Movement[] {
  if (leaving === 'refund') return [{ pot: 'payment', kind: 'refund', cents: -cents }];
  if (leaving === 'credit') return toCredit(cents);
  const back = Math.max(0, Math.min(applied, cents));
  return [...toCredit(back), { pot: 'payment', kind: 'correction', cents: back - cents }];
}

/** What credit pays, oldest first: a part of the last one when it does not suffice. */
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

/** The entries by which credit pays for a payment. */
export const payment = (cents: number): Movement[] => toCredit(-cents);

/** The entries by which money comes for a payment: what it does not need is the person's credit. */
export const receipt = (openCents: number, cents: number): Movement[] => {
  const needed = Math.max(0, Math.min(openCents, cents));
  return nonZero([
    { pot: 'payment', kind: 'received', cents: needed },
    { pot: 'credit', kind: 'received', cents: cents - needed },
  ]);
};

/**
 * The entries that take back money which had come, because it had not after all.
 * @param came what had come with it: for the payment, and beyond it for the person's credit
 * @param pot the payment's; when it was withdrawn meanwhile it has given its money to the credit
 * @param creditCents the person's credit now
 * @returns the entries, and how much of it somebody has corrected before; null when it has been spent
 */
export function takeBack(
  came: { payment: number; credit: number },
  pot: Pot,
  creditCents: number,
): { movements: Movement[]; corrected: number } | null {
  // An administrator may have said already that it had not come.
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
