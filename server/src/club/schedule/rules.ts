import { addDays, isCalendarDate } from 'shared-api/calendar';
import { rules, type SessionDraft, type SessionSeries, SessionStatus } from 'shared-api/contract';
import { closesAt, instantOf } from 'shared-api/instant';
import type { sessions } from '../../data/schema';
import type { SettingsRow } from '../../data/settings';
import { refuseField } from '../../errors/app-error';

/**
 * The stored form of a draft: its fields, and the two instants derived from date and times. Of a full ISO instant only
 * the date is kept.
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
 * The status of a session changed by a form: the form's, except that a past session moved to the future
 * reopens, since the form shows it as completed.
 * @param endedAt its end before the change
 */
export const statusAfterEdit = (
  { status, startsAt }: { status: SessionStatus; startsAt: Date },
  endedAt: Date,
  now: Date,
): SessionStatus =>
  status === SessionStatus.Completed && endedAt <= now && startsAt > now ? SessionStatus.Open : status;

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

/** Facts for deciding whether a session is played. */
export interface GoFacts
  extends Pick<
      typeof sessions.$inferSelect,
      'status' | 'startsAt' | 'createdOn' | 'registeredPlayersCount' | 'maxCapacity' | 'goDecidedOn'
    >,
    Pick<SettingsRow, 'minPlayers' | 'answersCloseMinutes'> {}

/** `ask`: administrators decide, and players may still make up the number; `warn`: nobody else can join. */
export type GoStep = 'nothing' | 'warn' | 'ask';

/**
 * Whether an administrator must decide that a session takes place: from 36 hours before the start, while it lacks
 * players. A session created later than that is played as it is.
 */
export function goStep(facts: GoFacts, now: Date): GoStep {
  const { status, startsAt, createdOn, registeredPlayersCount: players, maxCapacity, minPlayers } = facts;
  const isToBePlayed = status === SessionStatus.Open || status === SessionStatus.Full;
  if (!isToBePlayed || facts.goDecidedOn || players >= minPlayers) return 'nothing';
  const decideFrom = new Date(startsAt.getTime() - rules.goOrNoGo.hoursBefore * 3_600_000);
  if (now < decideFrom || now >= startsAt || createdOn > decideFrom) return 'nothing';
  const isFull = status === SessionStatus.Full || players >= maxCapacity;
  return isFull || closesAt(startsAt, facts) <= now ? 'warn' : 'ask';
}
