import { rules } from 'shared-api';
import type { ClubTimes } from './use-closing';

const minute = 60_000;
const callMinutes = rules.offers.callHours * 60;

/** How long the first in line gets a free spot at once (docs/product.md, Waiting list). */
export interface AutoAssignment {
  /** In minutes before a session's start. */
  until: number;
  /** What happens to a free spot from then on. */
  next: 'asked' | 'called' | 'closed';
}

export const autoAssignmentOf = ({ answersCloseMinutes, answerDeadlineHours }: ClubTimes): AutoAssignment => {
  const until = Math.max(answerDeadlineHours * 60, callMinutes, answersCloseMinutes);
  if (until === answersCloseMinutes) return { until, next: 'closed' };
  return { until, next: until === callMinutes ? 'called' : 'asked' };
};

/** How the next free spot goes to the waiting list. */
export type NextSpot = 'given' | 'asked' | 'called';

/**
 * @param asksFirst whether the first in line is known to prefer to be asked
 * @param left milliseconds until the session starts
 */
export const nextSpotOf = ({ until }: AutoAssignment, asksFirst: boolean, left: number): NextSpot => {
  if (left <= callMinutes * minute) return 'called';
  return left > until * minute && !asksFirst ? 'given' : 'asked';
};
