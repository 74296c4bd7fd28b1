import { tzOffset } from '@date-fns/tz/tzOffset';
import { rules } from '../contract/rules';
import { timeZone } from '../contract/time-zone';

const minute = 60_000;
const hour = 60 * minute;

/**
 * The instant of a local time at the club, in summer and in winter. A time that the clock skips in spring is read as the
 * club's people do, whose clock then shows an hour more; of one that comes twice in autumn, it is the first.
 * @param date as 2026-11-07
 * @param time as 10:00
 */
export const instantOf = (date: string, time: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, day, hours, minutes);
  const withOffsetAt = (instant: number) => wall - tzOffset(timeZone, new Date(instant)) * minute;
  // A clock change may lie between the two: the offset near the instant counts. (`TZDate` would add 2 kB.)
  const near = withOffsetAt(wall);
  const own = withOffsetAt(near);
  const isSkipped = withOffsetAt(own) !== own;
  return new Date(isSkipped ? Math.max(near, own) : own);
};

/** When a session begins. */
export const startOf = ({
  sessionDate,
  startTime,
}: Readonly<{ sessionDate: string; startTime: string }>): Date => instantOf(sessionDate, startTime);

/** When it ends. */
export const endOf = ({ sessionDate, endTime }: Readonly<{ sessionDate: string; endTime: string }>): Date =>
  instantOf(sessionDate, endTime);

type Closing = Readonly<{ answersCloseMinutes: number }>;
type Deadline = Closing & Readonly<{ answerDeadlineHours: number }>;

/**
 * When answers for a session close: from then on places do not change.
 * @param startsAt the session's start
 * @param settings the club's, or the known part of them
 */
export const closesAt = (startsAt: Date, { answersCloseMinutes }: Closing): Date =>
  new Date(startsAt.getTime() - answersCloseMinutes * minute);

// Once answers have closed, nobody can cancel: the earlier of the two counts.
const beforeStart = ({ answerDeadlineHours, answersCloseMinutes }: Deadline): number =>
  Math.max(answerDeadlineHours * hour, answersCloseMinutes * minute);

/** Until when players are asked to cancel. @param startsAt the session's start */
export const deadlineAt = (startsAt: Date, settings: Deadline): Date =>
  new Date(startsAt.getTime() - beforeStart(settings));

/** That deadline in hours before a session's start, rounded up. */
export const deadlineHours = (settings: Deadline): number => Math.ceil(beforeStart(settings) / hour);

/**
 * How many minutes an offered spot is held: fewer as the session approaches (`rules.offers`).
 * @param startsAt the session's start
 * @param now an instant before it, in milliseconds
 */
export const heldMinutes = (startsAt: Date, now: number): number => {
  const { holds } = rules.offers;
  const left = startsAt.getTime() - now;
  return (holds.find(({ moreThanHours }) => left > moreThanHours * hour) ?? holds[2]).minutes;
};
