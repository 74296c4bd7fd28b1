import type { SessionDraft } from 'shared-api/contract';
import { refuseField } from '../../errors/app-error';
import { instantOf, isRealDate } from '../../time/club-time';

/**
 * What a draft stores: its fields, and the two instants that follow from date and times. Of a full ISO instant only the
 * date is kept.
 * @throws AppError for a date that does not exist or an end that is not after the start
 */
export function valuesOf<Draft extends SessionDraft>(draft: Draft) {
  const { startTime, endTime } = draft;
  const sessionDate = draft.sessionDate.slice(0, 10);
  if (!isRealDate(sessionDate)) return refuseField('sessionDate', 'noSuchDate');
  if (endTime <= startTime) return refuseField('endTime', 'endAfterStart');
  return {
    ...draft,
    location: draft.location.trim(),
    sessionDate,
    startsAt: instantOf(sessionDate, startTime),
    endsAt: instantOf(sessionDate, endTime),
  };
}
