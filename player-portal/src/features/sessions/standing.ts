import { type Session, SessionStatus } from 'shared-api';

/** A person's state for a session, as in its title. */
export type Standing =
  | 'in'
  | 'offered'
  | 'called'
  | 'out'
  | 'waiting'
  /** In a draw that is still to be made. */
  | 'entered'
  | 'unanswered'
  | 'closed'
  | 'cancelled'
  | 'completed';

/** Whether a spot is offered to the person at a moment: held for them, or open to everybody who waits. */
export const isAsked = ({ place }: Pick<Session, 'place'>, now: number): boolean =>
  place?.standing === 'offered' && place.offeredUntil !== null && Date.parse(place.offeredUntil) > now;

/**
 * The person's state for the session.
 * @param isClosed whether answers have closed: then only a spot counts
 * @param now an instant in milliseconds
 */
export const standingOf = (session: Session, isClosed: boolean, now: number): Standing => {
  const { isAttending, waitingPosition, status, place } = session;
  if (status === SessionStatus.Cancelled) return 'cancelled';
  if (status === SessionStatus.Completed) return 'completed';
  if (isAttending) return 'in';
  if (isClosed) return 'closed';
  if (isAsked(session, now)) return place?.isCall ? 'called' : 'offered';
  // An expired offer counts as declined.
  if (place?.standing === 'offered' && !place.isCall) return 'out';
  if (waitingPosition !== null) return 'waiting';
  // The line of a draw has no order yet.
  if (place?.standing === 'waiting') return 'entered';
  return isAttending === false ? 'out' : 'unanswered';
};
