import { type EntryKind, PaymentStatus } from 'shared-api/contract';

/** A payment's ledger balance in cents, from its entries. */
export interface LedgerTotals {
  /** Charged, less reversals. */
  charged: number;
  /** What it holds: money and credit, less what has left it. */
  paid: number;
  /** The part of it that credit has paid. */
  applied: number;
  /** The part that certainly came, by transfers, credit or a dropped refund: only the rest may be a mistake. */
  certain: number;
  /** What it has given to the person's credit, and not taken back. */
  given: number;
}

export const noTotals: LedgerTotals = { charged: 0, paid: 0, applied: 0, certain: 0, given: 0 };

/** An entry of a payment. */
export interface PaymentEntry extends Pick<Movement, 'kind' | 'cents'> {
  transferId: string | null;
}

/** Entry kinds that say of a payment what is owed, or is no longer. */
export const chargingKinds: readonly EntryKind[] = ['charge', 'reversal', 'opening'];

/** Entry kinds that move money from or to somebody's bank. */
export const movingKinds: readonly EntryKind[] = ['received', 'refund', 'correction'];

const within = (cents: number, most: number): number => Math.max(0, Math.min(cents, most));

/**
 * A payment's ledger balance. What has left it counts for nothing that is paid later.
 * @param entries all of the payment's, oldest first
 */
export function totalsIn(entries: readonly PaymentEntry[]): LedgerTotals {
  const totals = { ...noTotals };
  for (const { kind, cents, transferId } of entries) {
    if (chargingKinds.includes(kind)) {
      totals.charged -= cents;
      continue;
    }
    const ofCredit = kind === 'applied' ? cents : 0;
    const isRestored = kind === 'correction' && cents > 0;
    totals.paid += cents;
    totals.applied = within(totals.applied + ofCredit, totals.paid);
    totals.certain = within(totals.certain + (transferId || isRestored ? cents : ofCredit), totals.paid);
    totals.given = Math.max(0, totals.given - ofCredit);
  }
  return totals;
}

/** What a payment still holds of a transfer's money. @param entries all of the payment's, oldest first */
export function heldByTransfer(transferId: string, entries: readonly PaymentEntry[]): number {
  let [paid, held] = [0, 0];
  for (const { kind, cents, transferId: of } of entries) {
    if (chargingKinds.includes(kind)) continue;
    paid += cents;
    held = within(held + (of === transferId ? cents : 0), paid);
  }
  return held;
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
 * Where money goes that a payment no longer holds: to credit, back to the person, or nowhere, as far as it may never have
 * come.
 */
export type SurplusTarget = 'credit' | 'refund' | 'mistake';

/** A payment's charge: zero once it is withdrawn, failed or refunded. */
export const chargeOf = ({ status, cents, isWithdrawn }: PaymentState): number =>
  !isWithdrawn && (status === PaymentStatus.Pending || status === PaymentStatus.Completed) ? cents : 0;

/** The ledger balance that a payment's row requires, and where excess money goes. */
interface RequiredTotals {
  charged: number;
  /** Whether it was owed before the club kept its books here. */
  isOpening?: boolean;
  paid: number;
  surplusTo: SurplusTarget;
}

/**
 * Derives a payment's required ledger balance from its row.
 * @param was the status before; null for a new payment
 * @param totals its balance so far
 */
export function requiredTotals(
  was: PaymentStatus | null,
  state: PaymentState,
  { paid, certain }: Pick<LedgerTotals, 'paid' | 'certain'>,
): RequiredTotals {
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
        ? { charged, paid: Math.min(certain, charged), surplusTo: 'mistake' }
        : { charged, paid: Math.min(paid, charged), surplusTo: 'credit' };
  }
}

const nonZero = (movements: Movement[]): Movement[] => movements.filter(({ cents }) => cents !== 0);

/** The entries that adjust a payment's ledger balance to its row. Entries never change: the difference is added. */
export function entriesFor(totals: LedgerTotals, required: RequiredTotals): Movement[] {
  const charge = required.charged - totals.charged;
  const money = required.paid - totals.paid;
  return nonZero([
    {
      side: 'payment',
      kind: required.isOpening ? 'opening' : charge > 0 ? 'charge' : 'reversal',
      cents: -charge,
    },
    ...(money < 0
      ? leave(totals, -money, required.surplusTo)
      : ([{ side: 'payment', kind: 'received', cents: money }] as const)),
  ]);
}

const toCredit = (cents: number): Movement[] => [
  { side: 'payment', kind: 'applied', cents: -cents },
  { side: 'credit', kind: 'applied', cents },
];

/** The entries that take money off a payment. After a mistake, what did not certainly come is corrected. */
function leave({ paid, certain }: LedgerTotals, cents: number, surplusTo: SurplusTarget): Movement[] {
  if (surplusTo === 'refund') return [{ side: 'payment', kind: 'refund', cents: -cents }];
  const wrong = surplusTo === 'mistake' ? within(paid - certain, cents) : 0;
  return [{ side: 'payment', kind: 'correction', cents: -wrong }, ...toCredit(cents - wrong)];
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
 * The entries that reverse a transfer's money.
 * @param cents what it brought
 * @param held what its payment still holds of it; the rest has become the person's credit
 * @param creditCents the person's current credit
 * @returns null when the credit has been spent
 */
export function reversalOf(cents: number, held: number, creditCents: number): Movement[] | null {
  return cents - held > creditCents
    ? null
    : nonZero([
        { side: 'payment', kind: 'correction', cents: -held },
        { side: 'credit', kind: 'correction', cents: held - cents },
      ]);
}
