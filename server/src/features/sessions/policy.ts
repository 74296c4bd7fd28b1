import type { SessionDraft } from 'shared-api/contract';
import { refuseField } from '../../errors/app-error';
import { instantOf, isRealDate } from '../../time/club-time';
import type { SessionRow } from '../places/store';

/** What a draft says about when: a calendar date, wall-clock times, and the two instants. */
export type SessionTimes = Pick<SessionRow, 'sessionDate' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>;

/**
 * Reads a draft's date and times; of a full ISO instant only the date is kept.
 * @throws AppError for a date that does not exist or an end that is not after the start
 */
export function timesOf({ sessionDate: given, startTime, endTime }: SessionDraft): SessionTimes {
  const sessionDate = given.slice(0, 10);
  if (!isRealDate(sessionDate)) return refuseField('sessionDate', 'noSuchDate');
  if (endTime <= startTime) return refuseField('endTime', 'endAfterStart');
  return {
    sessionDate,
    startTime,
    endTime,
    startsAt: instantOf(sessionDate, startTime),
    endsAt: instantOf(sessionDate, endTime),
  };
}
