import { type EntryKind, PaymentStatus } from 'shared-api/contract';

/** A payment's ledger balance in cents: the sums of its entries. */
export interface LedgerTotals {
  /** Charged, less reversals. */
  charged: number;
  /** Money received for it, less refunds and corrections. */
  received: number;
  /** The person's credit that pays for it. */
  applied: number;
}

export const noTotals: LedgerTotals = { charged: 0, received: 0, applied: 0 };

/** The amount paid for a payment. */
export const paidOf = ({ received, applied }: LedgerTotals): number => received + applied;

/**
 * How much of a payment credit has paid since its paid amount was last zero, in cents: what was given back
 * before that is on no receipt.
 * @param entries the payment's, oldest first, without charges
 */
export function creditIn(entries: readonly Pick<Movement, 'kind' | 'cents'>[]): number {
  let [paid, credit] = [0, 0];
  for (const { kind, cents } of entries) {
    paid += cents;
    if (kind === 'applied') credit += cents;
    if (paid === 0) credit = 0;
  }
  return Math.max(0, credit);
}

/** A payment as its row shows it, in cents. */
export interface PaymentState {
  status: PaymentStatus;
  cents: number;
  isWithdrawn: boolean;
}

/** An entry to add: for the payment, or for the person's credit. */
export interface Movement {
  side: 'payment' | 'credit';
  kind: EntryKind;
  cents: number;
}

/**
 * Where money goes that a payment no longer holds: to credit, back to the person, or nowhere: it never came.
 */
export type SurplusTarget = 'credit' | 'refund' | 'mistake';

/** A payment's charge: zero once it is withdrawn, failed or refunded. */
export const chargeOf = ({ status, cents, isWithdrawn }: PaymentState): number =>
  !isWithdrawn && (status === PaymentStatus.Pending || status === PaymentStatus.Completed) ? cents : 0;

/** The ledger balance that a payment's row requires, and where excess money goes. */
export interface RequiredTotals {
  charged: number;
  paid: number;
  surplusTo: SurplusTarget;
}

/**
 * Derives a payment's required ledger balance from its row.
 * @param was the status before; null for a new payment
 * @param paid the amount paid so far
 */
export function requiredTotals(was: PaymentStatus | null, state: PaymentState, paid: number): RequiredTotals {
  const charged = chargeOf(state);
  if (state.isWithdrawn) return { charged, paid: 0, surplusTo: 'credit' };
  switch (state.status) {
    case PaymentStatus.Completed:
      return { charged, paid: charged, surplusTo: 'mistake' };
    case PaymentStatus.Refunded:
      return { charged, paid: 0, surplusTo: 'refund' };
    case PaymentStatus.Failed:
      return { charged, paid: 0, surplusTo: 'mistake' };
    case PaymentStatus.Pending:
      // Pending again: money recorded as received was not, unless the price has risen.
      return was === PaymentStatus.Completed && charged <= paid
        ? { charged, paid: 0, surplusTo: 'mistake' }
        : { charged, paid: Math.min(paid, charged), surplusTo: 'credit' };
  }
}

const nonZero = (movements: Movement[]): Movement[] => movements.filter(({ cents }) => cents !== 0);

/** The entries that adjust a payment's ledger balance to its row. Entries never change: the difference is added. */
export function entriesFor(totals: LedgerTotals, required: RequiredTotals): Movement[] {
  const charge = required.charged - totals.charged;
  const money = required.paid - paidOf(totals);
  return nonZero([
    { side: 'payment', kind: charge > 0 ? 'charge' : 'reversal', cents: -charge },
    ...(money < 0
      ? leave(totals, -money, required.surplusTo)
      : ([{ side: 'payment', kind: 'received', cents: money }] as const)),
  ]);
}

const toCredit = (cents: number): Movement[] => [
  { side: 'payment', kind: 'applied', cents: -cents },
  { side: 'credit', kind: 'applied', cents },
];

/** The entries that take money off a payment. After a mistake, credit returns and the rest is corrected. */
function leave({ applied }: LedgerTotals, cents: number, surplusTo: SurplusTarget): Movement[] {
  if (surplusTo === 'refund') return [{ side: 'payment', kind: 'refund', cents: -cents }];
  if (surplusTo === 'credit') return toCredit(cents);
  const back = Math.max(0, Math.min(applied, cents));
  return [...toCredit(back), { side: 'payment', kind: 'correction', cents: back - cents }];
}

/** What credit pays, oldest first; the last payment in part if credit runs out. */
export function allocateCredit(
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
    { side: 'payment', kind: 'received', cents: needed },
    { side: 'credit', kind: 'received', cents: cents - needed },
  ]);
};

/**
 * The entries that reverse received money, because it was not received after all.
 * @param came the money received with it: for the payment, and beyond it for the person's credit
 * @param totals the payment's ledger balance; if withdrawn meanwhile, its money went to the credit
 * @param creditCents the person's current credit
 * @returns the entries, and how much had been corrected before; null when the money has been spent
 */
export function reversalOf(
  came: { payment: number; credit: number },
  totals: LedgerTotals,
  creditCents: number,
): { movements: Movement[]; corrected: number } | null {
  // An administrator may already have recorded that it was not received.
  const there = Math.max(0, Math.min(came.payment, totals.received));
  const fromPayment = Math.min(there, Math.max(0, paidOf(totals)));
  const fromCredit = there + came.credit - fromPayment;
  if (fromCredit > creditCents) return null;
  const movements = nonZero([
    { side: 'payment', kind: 'correction', cents: -fromPayment },
    { side: 'credit', kind: 'correction', cents: -fromCredit },
  ]);
  return { movements, corrected: came.payment - there };
}
