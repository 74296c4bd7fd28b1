import { type Session, SessionStatus } from 'shared-api';

/** How a person stands to a session, as its title says. */
export type Standing = 'in' | 'out' | 'waiting' | 'unanswered' | 'closed' | 'cancelled' | 'completed';

/**
 * How the person stands to a session.
 * @param isClosed whether answers have closed: only a spot still counts then
 */
export const standingOf = (
  { isAttending, waitingPosition, status }: Pick<Session, 'isAttending' | 'waitingPosition' | 'status'>,
  isClosed: boolean,
): Standing => {
  if (status === SessionStatus.Cancelled) return 'cancelled';
  if (status === SessionStatus.Completed) return 'completed';
  if (isAttending) return 'in';
  if (isClosed) return 'closed';
  if (waitingPosition !== null) return 'waiting';
  return isAttending === false ? 'out' : 'unanswered';
};
