import { daysBetween } from 'shared-api/calendar';
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
  /** It is no longer asked for. */
  isWithdrawn: boolean;
}

/** A transfer that is kept already. */
export interface KeptTransfer {
  /** The payment or the person that it is for. */
  target: string;
  source: ReadTransfer['source'];
  date: string;
  cents: number;
  /** Whether it has settled its payment, or a part of it, or is credit. */
  hasSettled: boolean;
}

/** What transfers are judged by. */
export interface DeskFacts {
  /** By reference: the payments that transfers name. */
  payments: ReadonlyMap<string, PaymentFacts>;
  /** By their own reference: the people who pay in advance. */
  accounts: ReadonlyMap<string, string>;
  /** Keys of transfers that are kept already. */
  seen: ReadonlySet<string>;
  /** The kept ones that name the same payments or people. */
  kept: readonly KeptTransfer[];
}

/** What becomes of a transfer, and why. */
export interface Match {
  state: TransferState;
  reason: TransferReason;
  /** The payment that it settles, or seems to be for. */
  paymentId: string | null;
  /** The person whose credit it is. */
  userId: string | null;
}

/** What transfers are judged by, as one after the other changes it. */
interface Known extends Omit<DeskFacts, 'kept'> {
  /** By the payment or person that they name. */
  kept: Map<string, KeptTransfer[]>;
}

/**
 * Makes what says what becomes of transfers, handed in one after the other: each finds what those before it have settled.
 * Only a transfer that names exactly one payment, with exactly the amount that is open, and that nothing speaks against,
 * settles it by itself. What names exactly one person's own reference, whatever the amount, is their credit.
 */
export function createMatcher(facts: DeskFacts): (transfer: ReadTransfer) => Match {
  const payments = new Map(facts.payments);
  const seen = new Set(facts.seen);
  const kept: Known['kept'] = new Map();
  const keep = (one: KeptTransfer) => void kept.set(one.target, [...(kept.get(one.target) ?? []), one]);
  facts.kept.forEach(keep);
  return (transfer) => {
    const match = judge(transfer, { payments, accounts: facts.accounts, seen, kept });
    if (match.reason === 'debit' || match.reason === 'seenBefore') return match;
    seen.add(transfer.key);
    const { paymentId, userId, state } = match;
    const target = paymentId ?? userId;
    if (target) keep({ ...transfer, target, hasSettled: state === 'settled' });
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

function judge(transfer: ReadTransfer, { payments, accounts, seen, kept }: Known): Match {
  const { cents, doubt } = transfer;
  const without = (state: TransferState, reason: TransferReason): Match => ({
    state,
    reason,
    paymentId: null,
    userId: null,
  });
  if (cents <= 0) return without('notOurs', 'debit');
  if (seen.has(transfer.key)) return without('duplicate', 'seenBefore');
  const references = referencesOf(transfer);
  const named = references.flatMap((reference) => payments.get(reference) ?? []);
  // A reference with a right check character that nobody was given is a second one, too: it was withdrawn.
  const others = references.filter((reference) => !payments.has(reference) && !accounts.has(reference));
  const people = references.flatMap((reference) => accounts.get(reference) ?? []);
  const [payment] = named;
  const [userId] = people;
  if (!payment && !userId) {
    if (others.length === 0) {
      return transfer.isInterac ? without('unmatched', 'noReference') : without('notOurs', 'otherDeposit');
    }
    return without('unmatched', others.some(isChecked) ? 'unknownReference' : 'mistypedReference');
  }
  if (named.length + people.length > 1 || others.some(isChecked)) {
    return without('unmatched', 'severalReferences');
  }

  const target = { paymentId: payment?.id ?? null, userId: userId ?? null };
  if (wasReadElsewhere(transfer, kept.get(payment?.id ?? userId ?? '') ?? [])) {
    return { state: 'duplicate', reason: 'readElsewhere', ...target };
  }
  if (!payment) return { ...(doubt ? unmatched(doubt) : { state: 'settled', reason: 'prepaid' }), ...target };
  return { ...judgeFor(payment, transfer), ...target };
}

const unmatched = (reason: TransferReason): Verdict => ({ state: 'unmatched', reason });

type Verdict = Pick<Match, 'state' | 'reason'>;

/** What becomes of a transfer that names exactly one payment. */
function judgeFor(payment: PaymentFacts, { cents, doubt }: ReadTransfer): Verdict {
  if (payment.isWithdrawn) return unmatched('withdrawn');
  const { Pending, Completed } = PaymentStatus;
  // Nothing is open of these either.
  if (payment.status !== Pending && payment.status !== Completed) return unmatched('notPending');
  if (payment.status === Completed || payment.openCents <= 0) return unmatched('alreadyPaid');
  if (doubt) return unmatched(doubt);
  return amountMatch(cents, payment.openCents);
}

/** What a transfer of so many cents is to a payment of which so many are open. */
export function amountMatch(cents: number, openCents: number): Verdict {
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
 * @param kept the ones that name the same payment or person
 */
function wasReadElsewhere(transfer: ReadTransfer, kept: readonly KeptTransfer[]): boolean {
  const alike = kept.filter(
    (other) =>
      other.cents === transfer.cents && Math.abs(daysBetween(other.date, transfer.date)) <= sameTransferDays,
  );
  const here = alike.filter((other) => familyOf(other) === familyOf(transfer)).length;
  return (['csv', 'ofx', 'mail'] as const).some(
    (family) =>
      family !== familyOf(transfer) &&
      alike.filter((other) => familyOf(other) === family && other.hasSettled).length > here,
  );
}

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
  const nearness = Math.max(0, 1 - Math.abs(daysBetween(since, transfer.date)) / 14);
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
