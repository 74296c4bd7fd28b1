import { SessionStatus } from 'shared-api/contract';
import { closesAt } from 'shared-api/instant';
import { refuse } from '../../errors/app-error';
import type { SessionRow } from './store';

/** Whether answers for a session, at this moment, change nothing any more. */
export const hasClosed = (
  session: Pick<SessionRow, 'startsAt' | 'answersCloseMinutes'>,
  now: Date,
): boolean => closesAt(session.startsAt, session) <= now;

/**
 * Whether places can still be taken or given back.
 * @throws AppError `sessionCancelled`, `sessionCompleted`, `answersClosed`
 */
export function assertOpenForAnswers(session: SessionRow, now: Date): void {
  if (session.status === SessionStatus.Cancelled) refuse('sessionCancelled');
  assertNotClosed(session, now);
}

/** The same for who leaves a line, which a cancelled session lets them do. @throws AppError `sessionCompleted`, `answersClosed` */
export function assertNotClosed(session: SessionRow, now: Date): void {
  const { status, endsAt, answersCloseMinutes: minutes } = session;
  if (status === SessionStatus.Completed || endsAt <= now) refuse('sessionCompleted');
  if (hasClosed(session, now)) refuse('answersClosed', { values: { minutes } });
}

/** How many waiting players get a place: as many as are free, and none once the session is cancelled or answers have closed. */
export function placesToGive(session: SessionRow, taken: number, now: Date): number {
  if (session.status === SessionStatus.Cancelled || hasClosed(session, now)) return 0;
  return Math.max(0, session.maxCapacity - taken);
}
