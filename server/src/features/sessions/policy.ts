import { isCalendarDate } from 'shared-api/calendar';
import type { SessionDraft } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { refuseField } from '../../errors/app-error';

/**
 * What a draft stores: its fields, and the two instants that follow from date and times. Of a full ISO instant only the
 * date is kept.
 * @throws AppError for a date that does not exist or an end that is not after the start
 */
export function valuesOf<Draft extends SessionDraft>(draft: Draft) {
  const { startTime, endTime } = draft;
  const sessionDate = draft.sessionDate.slice(0, 10);
  if (!isCalendarDate(sessionDate)) return refuseField('sessionDate', 'noSuchDate');
  if (endTime <= startTime) return refuseField('endTime', 'endAfterStart');
  return {
    ...draft,
    location: draft.location.trim(),
    sessionDate,
    startsAt: instantOf(sessionDate, startTime),
    endsAt: instantOf(sessionDate, endTime),
  };
}
