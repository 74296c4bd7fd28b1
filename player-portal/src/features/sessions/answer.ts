import { type AttendanceRecord, now, type Session, SessionStatus } from 'shared-api';
import { isAsked } from './standing';

/** The attendance page's content for a session: a form, or why there is none (docs/product.md, Answers). */
export type AnswerState = 'new' | 'update' | 'wait' | 'full' | 'closed' | 'cancelled' | 'completed';

/** Whether somebody has said yes or no; waiting or having an offer is not an answer. */
export const isAnswered = (record: AttendanceRecord | undefined): record is AttendanceRecord =>
  record?.place.standing === 'in' || record?.place.standing === 'out';

/**
 * The form is shown while the session is open; once it is full, only for those who have answered or are
 * offered a spot. A no cannot become a yes then, so its form leads to the waiting list (`wait`).
 * @param closed whether answers had closed when the page was opened: a form that is being filled in stays
 */
export const answerState = (
  session: Session,
  record: AttendanceRecord | undefined,
  closed: boolean,
): AnswerState => {
  const { status, registeredPlayersCount, maxCapacity, waitingPosition } = session;
  if (status === SessionStatus.Cancelled) return 'cancelled';
  if (status === SessionStatus.Completed) return 'completed';
  if (closed) return 'closed';
  const full = status === SessionStatus.Full || registeredPlayersCount >= maxCapacity;
  const isTheirs = record?.isAttending || isAsked(session, now());
  if (full && !isTheirs) return isAnswered(record) && waitingPosition === null ? 'wait' : 'full';
  return isAnswered(record) ? 'update' : 'new';
};
