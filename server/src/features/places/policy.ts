import { SessionStatus } from 'shared-api/contract';
import { refuse } from '../../errors/app-error';
import type { SessionRow } from './store';

/** Whether places can still be taken or given back. @throws AppError when the session is cancelled or over */
export function assertOpenForAnswers({ status, endsAt }: SessionRow, now: Date): void {
  if (status === SessionStatus.Cancelled) refuse('sessionCancelled');
  if (status === SessionStatus.Completed || endsAt <= now) refuse('sessionCompleted');
}

/** How many waiting players get a place: as many as are free, and none once the session is cancelled or over. */
export function placesToGive(session: SessionRow, taken: number, now: Date): number {
  if (session.status === SessionStatus.Cancelled || session.endsAt <= now) return 0;
  return Math.max(0, session.maxCapacity - taken);
}
