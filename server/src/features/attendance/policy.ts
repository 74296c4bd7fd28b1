import type { Place } from 'shared-api/contract';

/** What a mailed link finds that is opened and does not come from a hand yet. */
interface Found {
  /** The answer of the link. */
  isAttending: boolean;
  /** Where the person stands; null for who has not answered. */
  standing: Place['standing'] | null;
  /** Whether no spot is free for newcomers. */
  isFull: boolean;
  /** Whether others wait, or are asked. */
  isContested: boolean;
  /** What the answer makes due, or leaves due, in dollars. */
  costs: number;
}

export type Verdict = 'answers' | 'asks' | 'stands';

/**
 * What opening a mailed link does, since mail scanners open it too: it answers (`answers`) for somebody who has not, where
 * nothing is lost by it; changes nothing that stands already, or that cannot be had (`stands`); and waits for a hand
 * (`asks`) where it would say no, change an answer, a spot or a turn, make a price due, or take a spot that others wait for.
 */
export function verdictOf(found: Found): Verdict {
  const { isAttending, standing, isFull, isContested, costs } = found;
  // After a no, the club's mails to who has not answered, and the spots of a later pass, pass somebody by.
  if (standing === null) return !isAttending || costs > 0 || isContested ? 'asks' : 'answers';
  if (!isAttending) return standing === 'out' ? 'stands' : 'asks';
  return standing === 'in' || (isFull && standing !== 'offered') ? 'stands' : 'asks';
}
