import { SeasonStatus, SessionStatus } from 'shared-api/contract';
import { closesAt } from 'shared-api/instant';
import { holdsDate, type PassDates } from 'shared-api/passes';
import { refuse } from '../../errors/app-error';
import type { SessionRow } from './session-row';

/** Whether answers for a session, at this moment, change nothing any more. */
export const hasClosed = (
  session: Pick<SessionRow, 'startsAt' | 'answersCloseMinutes'>,
  now: Date,
): boolean => closesAt(session.startsAt, session) <= now;

/**
 * Whether places can still be taken or given back; who waits may leave the line of a cancelled session.
 * @throws AppError `sessionCancelled`, `sessionCompleted`, `answersClosed`
 */
export function assertOpenForAnswers(session: SessionRow, now: Date, event: { type: string }): void {
  const { status, endsAt, answersCloseMinutes: minutes } = session;
  if (status === SessionStatus.Cancelled && event.type !== 'leave') refuse('sessionCancelled');
  if (status === SessionStatus.Completed || endsAt <= now) refuse('sessionCompleted');
  if (hasClosed(session, now)) refuse('answersClosed', { values: { minutes } });
}

/** A season pass, as far as it decides what its holder's places cost. */
export interface Pass extends PassDates {
  createdOn: Date;
}

/** Somebody's place in a session for which answers have closed. */
export interface PlayedPlace {
  session: Pick<
    SessionRow,
    'id' | 'sessionDate' | 'startsAt' | 'answersCloseMinutes' | 'status' | 'dropInPrice'
  >;
  /** Whether its price has ever been asked for. */
  wasCharged: boolean;
}

/**
 * Decides which places that somebody has played become due now that passes of theirs end without having been paid: those
 * that closed after they had got the pass, unless another pass has covered the date. All others stay as they are.
 * Judging again what has been carried out changes nothing.
 * @param passes all that they hold or held, as they are now
 * @param endedUnpaid those of them that end now
 */
export function duesForPlayed(
  places: readonly PlayedPlace[],
  passes: readonly Pass[],
  endedUnpaid: readonly Pass[],
): PlayedPlace['session'][] {
  const isDue = ({ session, wasCharged }: PlayedPlace): boolean => {
    const { sessionDate, status, dropInPrice } = session;
    if (wasCharged || dropInPrice <= 0 || status === SessionStatus.Cancelled) return false;
    // A pass that has run out has covered its dates all the same.
    const isHeld = passes.some(
      (pass) => pass.status !== SeasonStatus.Cancelled && holdsDate(pass, sessionDate),
    );
    return !isHeld && endedUnpaid.some((pass) => isPlayedUnder(pass, session));
  };
  return places.filter(isDue).map(({ session }) => session);
}

/** Whether answers closed after somebody had got the pass: the place was taken, or kept, for nothing. */
const isPlayedUnder = (pass: Pass, session: PlayedPlace['session']): boolean =>
  pass.createdOn < closesAt(session.startsAt, session) && holdsDate(pass, session.sessionDate);
