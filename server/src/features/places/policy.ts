import { SeasonStatus, SessionStatus } from 'shared-api/contract';
import { closesAt } from 'shared-api/instant';
import { covers, holdsDate } from 'shared-api/passes';
import { refuse } from '../../errors/app-error';
import type { Pass, Place, SessionRow } from './store';

/** Whether answers for a session, at this moment, change nothing any more. */
export const hasClosed = (
  session: Pick<SessionRow, 'startsAt' | 'answersCloseMinutes'>,
  now: Date,
): boolean => closesAt(session.startsAt, session) <= now;

/**
 * Whether places can still be taken or given back.
 * @throws AppError `sessionCancelled`, `sessionCompleted`, `answersClosed`
 */
export function assertOpenForAnswers(session: SessionRow, now: Date): void {
  if (session.status === SessionStatus.Cancelled) refuse('sessionCancelled');
  assertNotClosed(session, now);
}

/** The same for who leaves a line, which a cancelled session lets them do. @throws AppError `sessionCompleted`, `answersClosed` */
export function assertNotClosed(session: SessionRow, now: Date): void {
  const { status, endsAt, answersCloseMinutes: minutes } = session;
  if (status === SessionStatus.Completed || endsAt <= now) refuse('sessionCompleted');
  if (hasClosed(session, now)) refuse('answersClosed', { values: { minutes } });
}

/** How many waiting players get a place: as many as are free, and none once the session is cancelled or answers have closed. */
export function placesToGive(session: SessionRow, taken: number, now: Date): number {
  if (session.status === SessionStatus.Cancelled || hasClosed(session, now)) return 0;
  return Math.max(0, session.maxCapacity - taken);
}

/** What somebody's places are judged by. */
export interface PlaceFacts {
  places: readonly Place[];
  /** All passes that they hold or held, as they are now. */
  passes: readonly Pass[];
  /** Those of them that end now and have not been paid. */
  endedUnpaid: readonly Pass[];
  now: Date;
}

/** The places that are to be charged, and those of which the pending charge is to be withdrawn. */
export interface Verdict {
  charge: Place['session'][];
  withdraw: Place['session'][];
}

/** Whether answers closed after somebody had got the pass: the place was taken, or kept, for nothing. */
const isPlayedUnder = (pass: Pass, session: Place['session']): boolean =>
  pass.createdOn < closesAt(session.startsAt, session) && holdsDate(pass, session.sessionDate);

/**
 * Decides what somebody's places cost now that their passes, or a session's date, have changed. A coming one costs nothing
 * while a pass covers it, and the session's price otherwise. One that has closed stays as it is, except that those
 * played under a pass which ends unpaid become due, unless another pass has covered their date. What was received stays.
 * Judging again what has been carried out changes nothing.
 */
export function rejudge({ places, passes, endedUnpaid, now }: PlaceFacts): Verdict {
  const costs = ({ session, payment }: Place): 'charge' | 'withdraw' | undefined => {
    const { status, sessionDate } = session;
    if (status === SessionStatus.Cancelled) return undefined;
    if (hasClosed(session, now)) {
      // A pass that has run out has covered its dates all the same.
      const isHeld = passes.some(
        (pass) => pass.status !== SeasonStatus.Cancelled && holdsDate(pass, sessionDate),
      );
      const isDue = !isHeld && endedUnpaid.some((pass) => isPlayedUnder(pass, session));
      return isDue && payment === 'none' ? 'charge' : undefined;
    }
    if (status === SessionStatus.Completed) return undefined;
    if (passes.some((pass) => covers(pass, sessionDate)))
      return payment === 'pending' ? 'withdraw' : undefined;
    return payment === 'none' || payment === 'void' ? 'charge' : undefined;
  };
  const which = (cost: 'charge' | 'withdraw') =>
    places.filter((place) => costs(place) === cost).map(({ session }) => session);
  return {
    charge: which('charge').filter(({ dropInPrice }) => dropInPrice > 0),
    withdraw: which('withdraw'),
  };
}
