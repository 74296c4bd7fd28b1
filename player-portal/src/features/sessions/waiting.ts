import { rules } from 'shared-api';

const hour = 3_600_000;

/** How the next free spot goes to the waiting list (docs/product.md, Waiting list). */
export type NextSpot = 'given' | 'asked' | 'called';

export interface Line {
  startsAt: Date;
  /** Until when a spot is given to the first in line at once. */
  deadline: Date;
  /** Whether the person prefers to be asked. */
  asksFirst: boolean;
}

/** @param now an instant in milliseconds */
export const nextSpotOf = ({ startsAt, deadline, asksFirst }: Line, now: number): NextSpot => {
  if (startsAt.getTime() - now <= rules.offers.callHours * hour) return 'called';
  return now < deadline.getTime() && !asksFirst ? 'given' : 'asked';
};
