import { type Session, SessionStatus } from 'shared-api';

/** How a person stands to a session, as its title says. */
export type Standing =
  | 'in'
  | 'offered'
  | 'called'
  | 'out'
  | 'waiting'
  | 'unanswered'
  | 'closed'
  | 'cancelled'
  | 'completed';

/** Whether a spot is the person's to take at a moment: held for them, or open to all who wait. */
export const isAsked = ({ place }: Pick<Session, 'place'>, now: number): boolean =>
  place?.standing === 'offered' && place.offeredUntil !== null && Date.parse(place.offeredUntil) > now;

/**
 * How the person stands to the session.
 * @param isClosed whether answers have closed: only a spot still counts then
 * @param now an instant in milliseconds
 */
export const standingOf = (session: Session, isClosed: boolean, now: number): Standing => {
  const { isAttending, waitingPosition, status, place } = session;
  if (status === SessionStatus.Cancelled) return 'cancelled';
  if (status === SessionStatus.Completed) return 'completed';
  if (isAttending) return 'in';
  if (isClosed) return 'closed';
  if (isAsked(session, now)) return place?.isCall ? 'called' : 'offered';
  // An offer that has run out has been declined.
  if (place?.standing === 'offered' && !place.isCall) return 'out';
  if (waitingPosition !== null) return 'waiting';
  return isAttending === false ? 'out' : 'unanswered';
};
