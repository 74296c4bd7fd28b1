import { daysBetween } from 'shared-api/calendar';
import {
  PaymentStatus,
  plain,
  type TransferDoubt,
  type TransferReason,
  type TransferState,
} from 'shared-api/contract';
import type { PaymentRow } from '../money/ledger';
import { isChecked, referencesIn } from '../money/references';
import { isNotice, type Notice, repeatOf } from './notices/earlier';
import { numberOf, type ReadTransfer } from './reading';

/** A payment that a transfer names. */
export type PaymentFacts = Pick<PaymentRow, 'id' | 'reference' | 'status' | 'openCents' | 'withdrawnOn'>;

/** A transfer that is already stored. */
export interface KeptTransfer {
  key: string;
  /** The payment or person that it is for. */
  target: string;
  source: ReadTransfer['source'];
  date: string;
  cents: number;
  /** Whether it settled its payment, or a part of it, or became credit. */
  hasSettled: boolean;
}

/** Facts for deciding about transfers. */
export interface MatchFacts {
  /** By reference: the payments that transfers name. */
  payments: ReadonlyMap<string, PaymentFacts>;
  /** By their own reference: the people who pay in advance. */
  accounts: ReadonlyMap<string, string>;
  /** Keys of the transfers that are already stored, and of those of the same days that have a bank's number. */
  seen: ReadonlySet<string>;
  /** Stored transfers that name the same payments or people. */
  kept: readonly KeptTransfer[];
  /** Stored notices that may be of the same transfers. */
  notices: readonly Notice[];
}

/** A transfer's outcome and its reason. */
export interface Match {
  state: TransferState;
  reason: TransferReason;
  /** What somebody has to check first. */
  doubt: TransferDoubt | null;
  /** The payment that it settles, or probably is for. */
  paymentId: string | null;
  /** The person whose credit it is. */
  userId: string | null;
  /** The stored notice whose place it takes. */
  replaces?: string;
  /** The stored offer of which it is the deposit, in a statement. */
  deposits?: string;
}

/** The facts for the next transfer, updated after each one. */
interface Known extends Omit<MatchFacts, 'kept'> {
  /** By the payment or person that they name. */
  kept: Map<string, KeptTransfer[]>;
}

/** An outcome, and the notice that was read before, whose place the transfer takes. */
type Judged = [match: Match, replaced: Notice | undefined];

/**
 * Creates a function that judges transfers one after the other: each call sees what the earlier ones have
 * settled. Only a transfer that names exactly one payment, with exactly the open amount and no objection,
 * settles it automatically. One that names exactly one person's own reference becomes their credit, whatever
 * the amount. A later transfer in the same file may change the outcome of an offer to a duplicate.
 * @param file keys of all that was read from the same file
 */
export function createMatcher(
  facts: MatchFacts,
  file: ReadonlySet<string> = new Set(),
): (transfer: ReadTransfer) => Match {
  // What has the same number beside it in one file is another transfer. In different files it may be the same one with
  // its text changed.
  const numbers = new Set(
    [...facts.seen].filter((key) => !file.has(key)).flatMap((key) => numberOf(key) ?? []),
  );
  const payments = new Map(facts.payments);
  const seen = new Set(facts.seen);
  const kept: Known['kept'] = new Map();
  const keep = (one: KeptTransfer) => void kept.set(one.target, [...(kept.get(one.target) ?? []), one]);
  facts.kept.forEach(keep);
  let notices = [...facts.notices];
  const matchOf = new Map<Notice, Match>();
  return (read) => {
    const isRepeated = numbers.has(numberOf(read.key) ?? '');
    const transfer = isRepeated && !read.doubt ? { ...read, doubt: 'sameNumber' as const } : read;
    const [match, replaced] = judge(transfer, { payments, accounts: facts.accounts, seen, kept, notices });
    if (match.reason === 'debit' || match.reason === 'seenBefore') return match;
    seen.add(transfer.key);
    const { paymentId, userId, state } = match;
    const target = paymentId ?? userId;
    const hasSettled = state === 'settled';
    if (target) keep({ ...transfer, target, hasSettled });
    if (replaced) {
      const isSame = isNotice(transfer);
      notices = notices.filter((one) => one !== replaced);
      if (!isSame) notices.push({ ...replaced, isRepeat: true });
      const reason = isSame ? 'seenBefore' : 'readElsewhere';
      Object.assign(matchOf.get(replaced) ?? {}, { state: 'duplicate', reason });
      if (replaced.id) match[isSame ? 'replaces' : 'deposits'] = replaced.id;
    }
    if (isNotice(transfer)) {
      const isRepeat = match.reason === 'readElsewhere';
      const id = replaced?.id ?? null;
      const notice = { ...transfer, id, target: target ?? '', hasSettled, isDecided: false, isRepeat };
      notices.push(notice);
      matchOf.set(notice, match);
    }
    if (hasSettled) {
      for (const payment of referencesOf(transfer).flatMap((reference) => payments.get(reference) ?? [])) {
        payments.set(payment.reference, { ...payment, status: PaymentStatus.Completed, openCents: 0 });
      }
    }
    return match;
  };
}

/** The distinct references in a transfer. */
export const referencesOf = ({ message, sender }: Pick<ReadTransfer, 'message' | 'sender'>): string[] => [
  ...new Set([message, sender].flatMap(referencesIn)),
];

function judge(transfer: ReadTransfer, { payments, accounts, seen, kept, notices }: Known): Judged {
  const { cents, doubt } = transfer;
  const without = (state: TransferState, reason: TransferReason, replaced?: Notice): Judged => [
    { state, reason, doubt, paymentId: null, userId: null },
    replaced,
  ];
  if (cents <= 0) return without('notOurs', 'debit');
  const references = referencesOf(transfer);
  const named = references.flatMap((reference) => payments.get(reference) ?? []);
  // An unknown reference with a valid check character counts as another one: it once existed.
  const others = references.filter((reference) => !payments.has(reference) && !accounts.has(reference));
  const people = references.flatMap((reference) => accounts.get(reference) ?? []);
  const [payment] = named;
  const [userId] = people;
  const isOfOne = named.length + people.length === 1 && !others.some(isChecked);
  const target = isOfOne ? (payment?.id ?? userId ?? '') : '';
  const isKnownNotice = notices.some(({ key }) => key === transfer.key);
  if (seen.has(transfer.key) && !isKnownNotice) return without('duplicate', 'seenBefore');
  const repeat = repeatOf(transfer, target, notices);
  if (repeat?.as === 'seen') return without('duplicate', 'seenBefore');
  const replaced = repeat?.as === 'better' ? repeat.than : undefined;
  const asked = (reason: TransferReason) => without('unmatched', reason, replaced);
  if (!payment && !userId) {
    if (repeat?.as === 'readElsewhere') return without('duplicate', 'readElsewhere');
    if (others.length === 0) return asked(transfer.isInterac ? 'noReference' : 'otherDeposit');
    return asked(others.some(isChecked) ? 'unknownReference' : 'mistypedReference');
  }
  if (!isOfOne) return asked('severalReferences');

  const ofOne = (verdict: Verdict): Judged => [
    { ...verdict, doubt, paymentId: payment?.id ?? null, userId: userId ?? null },
    replaced,
  ];
  const before = (kept.get(target) ?? []).filter(({ key }) => key !== replaced?.key);
  if (repeat?.as === 'readElsewhere' || wasReadElsewhere(transfer, before)) {
    return ofOne({ state: 'duplicate', reason: 'readElsewhere' });
  }
  if (!payment) return ofOne(doubt ? unmatched(doubt) : { state: 'settled', reason: 'prepaid' });
  return ofOne(judgeFor(payment, transfer));
}

const unmatched = (reason: TransferReason): Verdict => ({ state: 'unmatched', reason });

type Verdict = Pick<Match, 'state' | 'reason'>;

/** The outcome of a transfer that names exactly one payment. */
function judgeFor(payment: PaymentFacts, { cents, doubt }: ReadTransfer): Verdict {
  if (payment.withdrawnOn) return unmatched('withdrawn');
  const { Pending, Completed } = PaymentStatus;
  // Nothing is open for these either.
  if (payment.status !== Pending && payment.status !== Completed) return unmatched('notPending');
  if (payment.status === Completed || payment.openCents <= 0) return unmatched('alreadyPaid');
  if (doubt) return unmatched(doubt);
  return amountMatch(cents, payment.openCents);
}

/** How a transfer's amount compares with a payment's open amount, in cents. */
export function amountMatch(cents: number, openCents: number): Verdict {
  if (cents === openCents) return { state: 'settled', reason: 'exact' };
  return cents < openCents
    ? { state: 'partly', reason: 'lessThanOwed' }
    : { state: 'over', reason: 'moreThanOwed' };
}

/** The dates of a transfer's notice and its bank row differ by a weekend at most. */
const sameTransferDays = 3;

/** Mails and pasted texts are the same source: both have Interac's number. */
const familyOf = ({ source }: Pick<ReadTransfer, 'source'>) => (source === 'text' ? 'mail' : source);

/**
 * Whether a transfer already settled its payment when read from another source, e.g. from a notice before the
 * statement. Each transfer of the other source matches only one here, so that a second payment is not taken
 * for the first.
 * @param kept transfers that name the same payment or person
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

/** A pending payment, for ranking suggestions. */
interface Candidate {
  name: string;
  cents: number;
  /** The day since which it is due. */
  since: string;
}

/** Score of how well a payment fits a transfer that names none, from 0 to 100, by amount and payer's name. */
interface Fit {
  score: number;
  sameAmount: boolean;
  sameName: boolean;
}

/** Scores how well a pending payment fits a transfer. For ranking only; it never settles anything. */
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

/** A text's words, without accents and in lower case. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** How much of a name is among some words; longer words may have one wrong, missing or extra letter. */
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
