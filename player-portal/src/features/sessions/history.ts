import { type AttendanceRecord, now as currentTime, SessionStatus } from 'shared-api';
import { addDays, clubDate, daysBetween, noonOf } from 'shared-api/calendar';
import { endOf } from 'shared-api/instant';

/** What became of an answer; `missed`: a spot, and nobody in it. */
export type HistoryStatus = 'played' | 'missed' | 'declined' | 'cancelled';

/** The outcome of an answer for a session that is over. */
export const historyStatus = ({ isAttending, checkInTime, session }: AttendanceRecord): HistoryStatus => {
  if (session.status === SessionStatus.Cancelled) return 'cancelled';
  if (!isAttending) return 'declined';
  return checkInTime === null ? 'missed' : 'played';
};

/** The records of sessions that are over: a date ahead is neither presence nor absence. */
export const pastRecords = (
  records: readonly AttendanceRecord[],
  now: number = currentTime(),
): AttendanceRecord[] => records.filter(({ session }) => endOf(session).getTime() <= now);

/** The label of a place's cause: the player's own answer, or something else. */
export function originOf({ standing, source }: AttendanceRecord['place']) {
  const isOut = standing === 'out';
  if (source === 'pass') return isOut ? 'history.passEnded' : 'history.byPass';
  if (source === 'administrator') return isOut ? 'history.takenOut' : 'history.putIn';
  return source === 'line' && isOut ? 'history.letPass' : 'history.answered';
}

/** How many weeks the strip shows. */
export const shownWeeks = 12;

/** A week of the strip: its first day, and the best of its outcomes; null without any. */
interface HistoryWeek {
  sunday: string;
  fate: HistoryStatus | null;
}

const best: readonly HistoryStatus[] = ['played', 'missed', 'declined', 'cancelled'];

/** The last weeks, this one included, oldest first. */
export const weeksOf = (records: readonly AttendanceRecord[], today: string = clubDate()): HistoryWeek[] => {
  const current = addDays(today, -noonOf(today).getUTCDay());
  return Array.from({ length: shownWeeks }, (_, index) => {
    const sunday = addDays(current, 7 * (index + 1 - shownWeeks));
    const fates = records
      .filter(({ session }) => {
        const day = daysBetween(sunday, session.sessionDate);
        return day >= 0 && day < 7;
      })
      .map(historyStatus);
    return { sunday, fate: best.find((fate) => fates.includes(fate)) ?? null };
  });
};
