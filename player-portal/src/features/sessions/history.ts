import { type AttendanceRecord, SessionStatus } from 'shared-api';

/** The outcome of an answer. */
export type HistoryStatus = 'played' | 'coming' | 'waiting' | 'declined' | 'cancelled';

export const historyStatus = ({ isAttending, waitingPosition, session }: AttendanceRecord): HistoryStatus => {
  if (session.status === SessionStatus.Cancelled) return 'cancelled';
  if (!isAttending) return waitingPosition === null ? 'declined' : 'waiting';
  return session.status === SessionStatus.Completed ? 'played' : 'coming';
};

/** The label of a place's cause: the player's own answer, or something else. */
export function originOf({ standing, source }: AttendanceRecord['place']) {
  const isOut = standing === 'out';
  if (source === 'pass') return isOut ? 'history.passEnded' : 'history.byPass';
  if (source === 'administrator') return isOut ? 'history.takenOut' : 'history.putIn';
  return source === 'line' && isOut ? 'history.letPass' : 'history.answered';
}

/** The number of answers by outcome. */
export const totals = (records: readonly AttendanceRecord[]): Record<HistoryStatus, number> => {
  const counts: Record<HistoryStatus, number> = {
    played: 0,
    coming: 0,
    waiting: 0,
    declined: 0,
    cancelled: 0,
  };
  for (const record of records) counts[historyStatus(record)] += 1;
  return counts;
};
