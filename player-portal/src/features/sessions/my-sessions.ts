import { type AttendanceRecord, now as currentTime, type Session, SessionStatus } from 'shared-api';
import { startOf } from 'shared-api/instant';

/** A record's time: its check-in, otherwise its creation (docs/product.md, My sessions). */
const momentOf = ({ checkInTime, createdOn }: AttendanceRecord): number =>
  Date.parse(checkInTime ?? createdOn);

/** The past sessions that the person said yes to, latest first: the history has the others. */
export const pastOf = (
  records: readonly AttendanceRecord[],
  now: number = currentTime(),
): AttendanceRecord[] =>
  records
    .filter((record) => record.isAttending && momentOf(record) <= now)
    .sort((a, b) => momentOf(b) - momentOf(a));

/** A session without a date has not started. */
const hasStarted = (session: Session, now: number): boolean =>
  Boolean(session.sessionDate) && startOf(session).getTime() <= now;

const isAnswered = ({ isAttending, waitingPosition, place }: Session): boolean =>
  isAttending !== null || waitingPosition !== null || place?.standing === 'waiting';

/**
 * The sessions that have not started: those that take answers, and those that the person has answered.
 * @param hasClosed whether answers for a session have closed
 */
export const upcomingOf = (
  sessions: readonly Session[],
  hasClosed: (session: Session) => boolean,
  now: number = currentTime(),
): Session[] =>
  sessions.filter(
    (session) =>
      !hasStarted(session, now) &&
      (isAnswered(session) || (session.status !== SessionStatus.Cancelled && !hasClosed(session))),
  );
