import { type AttendanceRecord, SessionStatus } from 'shared-api';

/** What became of an answer. */
export type HistoryStatus = 'played' | 'coming' | 'waiting' | 'declined' | 'cancelled';

export const historyStatus = ({ isAttending, waitingPosition, session }: AttendanceRecord): HistoryStatus => {
  if (session.status === SessionStatus.Cancelled) return 'cancelled';
  if (!isAttending) return waitingPosition === null ? 'declined' : 'waiting';
  return session.status === SessionStatus.Completed ? 'played' : 'coming';
};

/** How many answers came to each end. */
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
