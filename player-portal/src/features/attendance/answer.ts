import { ApiError, type AttendanceRecord, type Session, SessionStatus } from 'shared-api';
import { isAsked } from '../sessions/standing';

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
  const isTheirs = record?.isAttending || isAsked(session, Date.now());
  if (full && !isTheirs) return isAnswered(record) && waitingPosition === null ? 'wait' : 'full';
  return isAnswered(record) ? 'update' : 'new';
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/**
 * Sends a changed answer: up to 2 more times on a 500 or no response, and once more, after a refetch, if the
 * result is still a 500 or a 400.
 * @param refetch updates the page's data
 * @param pause waits between two attempts
 * @throws the last attempt's error
 */
export const sendUpdate = async <Receipt>(
  send: () => Promise<Receipt>,
  refetch: () => Promise<unknown>,
  pause: () => Promise<unknown>,
): Promise<Receipt> => {
  const attempt = async (left: number): Promise<Receipt> => {
    try {
      return await send();
    } catch (error) {
      const status = statusOf(error);
      if (left === 0 || (status !== 500 && status !== 0)) throw error;
      await pause();
      return attempt(left - 1);
    }
  };
  try {
    return await attempt(2);
  } catch (error) {
    const status = statusOf(error);
    if (status !== 500 && status !== 400) throw error;
    await refetch();
    return send();
  }
};
