import { addDays, isCalendarDate } from 'shared-api/calendar';
import { rules, type SessionDraft, type SessionSeries } from 'shared-api/contract';
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

/**
 * The dates of a weekly series, without those to skip.
 * @throws AppError `validation` for a date that does not exist, for no dates, and for more than may be made at once
 */
export function seriesDates({ until, skip = [], ...draft }: SessionSeries): string[] {
  if (!isCalendarDate(until)) return refuseField('until', 'noSuchDate');
  const dates: string[] = [];
  for (let date = valuesOf(draft).sessionDate; date <= until; date = addDays(date, 7)) {
    if (dates.length >= rules.session.seriesMax) {
      return refuseField('until', 'seriesTooLong', { limit: rules.session.seriesMax });
    }
    if (!skip.includes(date)) dates.push(date);
  }
  return dates.length > 0 ? dates : refuseField('until', 'seriesEmpty');
}
