import { addDays, clubDate, clubTime, daysBetween, isCalendarDate } from 'shared-api/calendar';
import {
  rules,
  type SeasonDraft,
  type SessionDraft,
  type SessionSeries,
  SessionStatus,
} from 'shared-api/contract';
import { closesAt, instantOf } from 'shared-api/instant';
import type { seasons, sessions } from '../../data/schema';
import type { SettingsRow } from '../../data/settings';
import { refuse, refuseField } from '../../errors/app-error';

/**
 * The stored form of a draft: its fields, and the two instants derived from date and times. Of a full ISO instant only
 * the date is kept.
 * @throws AppError for a date that does not exist or an end that is not after the start
 */
export function valuesOf<Draft extends SessionDraft>({ opensAt: _, drawsAt: __, ...draft }: Draft) {
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

/** When a session opens, and until when people enter its draw. */
type Opening = Pick<typeof sessions.$inferSelect, 'opensAt' | 'drawsAt'>;

/**
 * The stored form of a draft's opening; what it does not say stays as it is.
 * @param session its start, whether that has changed, the club's settings, its opening so far, and whether the list of who
 * has entered its draw is published
 * @throws AppError `entriesClosed`, and for instants that are not in order: opening, draw, the close of answers
 */
export function openingOf(
  draft: Pick<SessionDraft, 'opensAt' | 'drawsAt'>,
  {
    startsAt,
    isMoved,
    settings,
    isClosed = false,
    ...was
  }: Opening & { startsAt: Date; isMoved: boolean; settings: SettingsRow; isClosed?: boolean },
  now: Date,
): Opening {
  const opensAt = draft.opensAt === undefined ? was.opensAt : dateOf(draft.opensAt);
  const drawsAt = draft.drawsAt === undefined ? was.drawsAt : dateOf(draft.drawsAt);
  const isSame = isSameInstant(opensAt, was.opensAt) && isSameInstant(drawsAt, was.drawsAt);
  if (isClosed || (was.drawsAt && was.drawsAt <= now))
    return isSame ? { opensAt, drawsAt } : refuse('entriesClosed');
  if (isSame && !isMoved) return { opensAt, drawsAt };
  const closes = closesAt(startsAt, settings);
  const latest = new Date(closes.getTime() - rules.draw.leadMinutes * 60_000);
  if (opensAt && opensAt >= closes) return refuseField('opensAt', 'opensTooLate');
  if (drawsAt && drawsAt > latest)
    return refuseField('drawsAt', 'drawsTooLate', { minutes: rules.draw.leadMinutes });
  if (drawsAt && opensAt && drawsAt <= opensAt) return refuseField('drawsAt', 'drawsBeforeOpening');
  if (drawsAt && !isSame && drawsAt <= now) return refuseField('drawsAt', 'mustBeAhead');
  // Who has entered was promised a draw.
  if (was.drawsAt && (was.opensAt ?? now) <= now) {
    if (!drawsAt) return refuseField('drawsAt', 'drawStays');
    if (opensAt && opensAt > now) return refuseField('opensAt', 'drawStays');
  }
  return { opensAt, drawsAt };
}

/**
 * When a season's passes open, by a draft; what it does not say stays as it is, but goes with the limit.
 * @param was the season's opening and limit so far
 * @throws AppError `validation` for a season without a limit, after its last day, and for a new opening in the past
 */
export function passOpeningOf(
  draft: Pick<SeasonDraft, 'opensAt' | 'maxPasses' | 'endDate'>,
  was: Pick<typeof seasons.$inferSelect, 'opensAt' | 'maxPasses'>,
  now: Date,
): Date | null {
  const isLimited = (draft.maxPasses === undefined ? was.maxPasses : draft.maxPasses) !== null;
  const kept = isLimited ? was.opensAt : null;
  const opensAt = draft.opensAt === undefined ? kept : dateOf(draft.opensAt);
  if (!opensAt) return null;
  if (!isLimited) return refuseField('opensAt', 'opensWithoutLimit');
  if (clubDate(opensAt) > draft.endDate) return refuseField('opensAt', 'opensAfterSeason');
  const isNew = !isSameInstant(opensAt, was.opensAt);
  return isNew && opensAt <= now ? refuseField('opensAt', 'mustBeAhead') : opensAt;
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

const isSameInstant = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** The same opening for another date of a series: as many days before, at the same hour of the club's clock. */
export function shiftedOpening<Draft extends Pick<SessionDraft, 'sessionDate' | 'opensAt' | 'drawsAt'>>(
  draft: Draft,
  sessionDate: string,
): Draft {
  const days = daysBetween(draft.sessionDate.slice(0, 10), sessionDate);
  const shifted = (instant: string | null | undefined) =>
    instant &&
    instantOf(addDays(clubDate(new Date(instant)), days), clubTime(new Date(instant))).toISOString();
  return { ...draft, sessionDate, opensAt: shifted(draft.opensAt), drawsAt: shifted(draft.drawsAt) };
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
