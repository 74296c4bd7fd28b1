import { type AttendanceRecord, SessionStatus } from 'shared-api';

/** What became of an answer. */
export type Fate = 'played' | 'coming' | 'waiting' | 'declined' | 'cancelled';

export const fateOf = ({ isAttending, waitingPosition, session }: AttendanceRecord): Fate => {
  if (session.status === SessionStatus.Cancelled) return 'cancelled';
  if (!isAttending) return waitingPosition === null ? 'declined' : 'waiting';
  return session.status === SessionStatus.Completed ? 'played' : 'coming';
};

/** How many answers came to each end. */
export const totals = (records: readonly AttendanceRecord[]): Record<Fate, number> => {
  const counts: Record<Fate, number> = { played: 0, coming: 0, waiting: 0, declined: 0, cancelled: 0 };
  for (const record of records) counts[fateOf(record)] += 1;
  return counts;
};
