import { PaymentStatus, plain, type TransferReason, type TransferState } from 'shared-api/contract';
import { isChecked, referencesIn } from '../payments/references';
import type { ReadTransfer } from './reading';

/** What is known of a payment that a transfer names. */
export interface PaymentFacts {
  id: string;
  reference: string;
  status: PaymentStatus;
  /** What is still to come: the amount less the parts that have. */
  openCents: number;
}

/** A transfer that is kept already. */
export interface KeptTransfer {
  paymentId: string;
  source: ReadTransfer['source'];
  date: string;
  cents: number;
  /** Whether it has settled its payment, or a part of it. */
  hasSettled: boolean;
}

/** What transfers are judged by. */
export interface DeskFacts {
  /** By reference: the payments that transfers name. */
  payments: ReadonlyMap<string, PaymentFacts>;
  /** Keys of transfers that are kept already. */
  seen: ReadonlySet<string>;
  /** The kept ones that name the same payments. */
  kept: readonly KeptTransfer[];
}

/** What becomes of a transfer, and why. */
export interface Match {
  state: TransferState;
  reason: TransferReason;
  /** The payment that it settles, or seems to be for. */
  paymentId: string | null;
}

/** What transfers are judged by, as one after the other changes it. */
interface Known extends Omit<DeskFacts, 'kept'> {
  /** By the payment that they name. */
  kept: Map<string, KeptTransfer[]>;
}

/**
 * Makes what says what becomes of transfers, handed in one after the other: each finds what those before it have settled.
 * Only a transfer that names exactly one payment, with exactly the amount that is open, and that nothing speaks against,
 * settles it by itself.
 */
export function createMatcher(facts: DeskFacts): (transfer: ReadTransfer) => Match {
  const payments = new Map(facts.payments);
  const seen = new Set(facts.seen);
  const kept: Known['kept'] = new Map();
  const keep = (one: KeptTransfer) => void kept.set(one.paymentId, [...(kept.get(one.paymentId) ?? []), one]);
  facts.kept.forEach(keep);
  return (transfer) => {
    const match = judge(transfer, { payments, seen, kept });
    if (match.reason === 'debit' || match.reason === 'seenBefore') return match;
    seen.add(transfer.key);
    const { paymentId, state } = match;
    if (paymentId) keep({ ...transfer, paymentId, hasSettled: state === 'settled' });
    if (state === 'settled') {
      for (const payment of referencesOf(transfer).flatMap((reference) => payments.get(reference) ?? [])) {
        payments.set(payment.reference, { ...payment, status: PaymentStatus.Completed, openCents: 0 });
      }
    }
    return match;
  };
}

/** The references that a transfer names, each once. */
export const referencesOf = ({ message, sender }: Pick<ReadTransfer, 'message' | 'sender'>): string[] => [
  ...new Set([message, sender].flatMap(referencesIn)),
];

function judge(transfer: ReadTransfer, { payments, seen, kept }: Known): Match {
  const { cents, doubt } = transfer;
  const without = (state: TransferState, reason: TransferReason): Match => ({
    state,
    reason,
    paymentId: null,
  });
  if (cents <= 0) return without('notOurs', 'debit');
  if (seen.has(transfer.key)) return without('duplicate', 'seenBefore');
  const references = referencesOf(transfer);
  const named = references.flatMap((reference) => payments.get(reference) ?? []);
  // A reference with a right check character that nobody was given is a second one, too: it was withdrawn.
  const others = references.filter((reference) => !payments.has(reference));
  const [payment] = named;
  if (!payment) {
    if (others.length === 0) {
      return transfer.isInterac ? without('unmatched', 'noReference') : without('notOurs', 'otherDeposit');
    }
    return without('unmatched', others.some(isChecked) ? 'unknownReference' : 'mistypedReference');
  }
  if (named.length > 1 || others.some(isChecked)) return without('unmatched', 'severalReferences');

  const paymentId = payment.id;
  if (wasReadElsewhere(transfer, kept.get(paymentId) ?? [])) {
    return { state: 'duplicate', reason: 'readElsewhere', paymentId };
  }
  if (payment.status === PaymentStatus.Completed || payment.openCents <= 0) {
    return { state: 'unmatched', reason: 'alreadyPaid', paymentId };
  }
  if (payment.status !== PaymentStatus.Pending) {
    return { state: 'unmatched', reason: 'notPending', paymentId };
  }
  if (doubt) return { state: 'unmatched', reason: doubt, paymentId };
  return { ...amountMatch(cents, payment.openCents), paymentId };
}

/** What a transfer of so many cents is to a payment of which so many are open. */
export function amountMatch(cents: number, openCents: number): Pick<Match, 'state' | 'reason'> {
  if (cents === openCents) return { state: 'settled', reason: 'exact' };
  return cents < openCents
    ? { state: 'partly', reason: 'lessThanOwed' }
    : { state: 'over', reason: 'moreThanOwed' };
}

/** A notice and the bank's row of one transfer have days that differ by a weekend at most. */
const sameTransferDays = 3;

/** Mails and pasted texts are one: Interac's number is in both. */
const familyOf = ({ source }: Pick<ReadTransfer, 'source'>) => (source === 'text' ? 'mail' : source);

/**
 * Whether a transfer has settled its payment already as it was read elsewhere, e.g. from a notice before the statement
 * came. Each transfer that was read there stands for one here, so that a second payment is not taken for the first.
 * @param kept the ones that name the same payment
 */
function wasReadElsewhere(transfer: ReadTransfer, kept: readonly KeptTransfer[]): boolean {
  const alike = kept.filter(
    (other) => other.cents === transfer.cents && daysBetween(other.date, transfer.date) <= sameTransferDays,
  );
  const here = alike.filter((other) => familyOf(other) === familyOf(transfer)).length;
  return (['csv', 'ofx', 'mail'] as const).some(
    (family) =>
      family !== familyOf(transfer) &&
      alike.filter((other) => familyOf(other) === family && other.hasSettled).length > here,
  );
}

const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/** A payment that waits, as suggestions are ranked by. */
export interface Candidate {
  name: string;
  cents: number;
  /** The day since which it is owed. */
  since: string;
}

/** How well a payment fits a transfer that names none: in all from 0 to 100, by its amount and by its payer's name. */
export interface Fit {
  score: number;
  sameAmount: boolean;
  sameName: boolean;
}

/** Judges how well a waiting payment fits a transfer. It only ranks: nothing is settled by it. */
export function fitOf(
  transfer: Pick<ReadTransfer, 'sender' | 'message' | 'date' | 'cents'>,
  { name, cents, since }: Candidate,
): Fit {
  const nameShare = shareOfName(name, wordsOf(`${transfer.sender} ${transfer.message}`));
  const sameAmount = cents === transfer.cents;
  const nearness = Math.max(0, 1 - daysBetween(since, transfer.date) / 14);
  return {
    score: Math.round(nameShare * 45 + (sameAmount ? 40 : 0) + nearness * 15),
    sameAmount,
    sameName: nameShare === 1,
  };
}

/** The words of a text in plain letters. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** Which part of a name is among some words; a letter may be wrong, missing or too many in a longer one. */
function shareOfName(name: string, words: readonly string[]): number {
  const parts = wordsOf(name);
  const found = parts.filter((part) =>
    words.some((word) => word === part || (part.length >= 5 && isOneLetterOff(word, part))),
  );
  return parts.length === 0 ? 0 : found.length / parts.length;
}

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  );
}
