import type { Session } from 'shared-api';

/** Reasons to confirm before a spot is given up. */
export interface Loss {
  /** The cancellation deadline has passed. */
  isLate: boolean;
  /** Somebody waits for the spot, so the player may not get it back. */
  isPassedOn: boolean;
  /** What stays due at most, guests included, unless others take the spots; 0 for a free no. */
  costs: number;
  /** First names of the guests whose spots are given up too. */
  guests: string[];
}

/**
 * The most that a no costs now, since each guest has ten free minutes; 0 while it is free.
 * @param now an instant in milliseconds
 */
export const costsNow = ({ place }: Pick<Session, 'place'>, now: number): number =>
  place?.noCosts && Date.parse(place.noCosts.until) <= now ? place.noCosts.amount : 0;

export const guestNamesOf = ({ place }: Pick<Session, 'place'>): string[] =>
  place?.standing === 'in' ? place.guests.map(({ firstName }) => firstName) : [];

/**
 * What a no would lose irrevocably, or for others; undefined when there is no spot to lose.
 * @param deadline until when a no is in time; none for a session without a date
 * @param now an instant in milliseconds
 */
export const lossOf = (session: Session, deadline: Date | undefined, now: number): Loss | undefined => {
  const { isAttending, waitingListCount } = session;
  if (!isAttending) return undefined;
  const costs = costsNow(session, now);
  const isLate = deadline !== undefined && deadline.getTime() < now;
  const isPassedOn = waitingListCount > 0;
  const guests = guestNamesOf(session);
  const isAskedAbout = isLate || isPassedOn || costs > 0 || guests.length > 0;
  return isAskedAbout ? { isLate, isPassedOn, costs, guests } : undefined;
};
