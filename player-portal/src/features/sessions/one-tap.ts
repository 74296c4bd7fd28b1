import { type Session, SessionStatus } from 'shared-api';
import { instantOf } from 'shared-api/instant';

/** A session as it is once the person's answer is taken: what the page shows before the server has said so. */
export const withAnswer = (session: Session, isAttending: boolean): Session => {
  const { status, maxCapacity, waitingListCount, waitingPosition } = session;
  const wasAttending = session.isAttending === true;
  const passesOn = wasAttending && !isAttending && waitingListCount > 0;
  const change = passesOn ? 0 : Number(isAttending) - Number(wasAttending);
  const registeredPlayersCount = Math.max(0, session.registeredPlayersCount + change);
  const takesAnswers = status === SessionStatus.Open || status === SessionStatus.Full;
  const nextStatus = registeredPlayersCount >= maxCapacity ? SessionStatus.Full : SessionStatus.Open;
  return {
    ...session,
    isAttending,
    registeredPlayersCount,
    status: takesAnswers ? nextStatus : status,
    waitingPosition: null,
    waitingListCount: waitingListCount - Number(passesOn || waitingPosition !== null),
  };
};

/** Why somebody is asked before their spot is given up. */
export interface Loss {
  /** Less time is left than the club asks for. */
  isLate: boolean;
  /** Somebody waits for the spot, so that it cannot be had back. */
  isPassedOn: boolean;
}

/**
 * What a no would lose for good; nothing when it can be undone or when there is no spot to lose.
 * @param now an instant in milliseconds
 * @param hours how long before the start a no is in time
 */
export const lossOf = (session: Session, now: number, hours: number): Loss | undefined => {
  const { isAttending, sessionDate, startTime, waitingListCount } = session;
  if (!isAttending) return undefined;
  const isLate =
    sessionDate !== null && instantOf(sessionDate, startTime).getTime() - now < hours * 3_600_000;
  const isPassedOn = waitingListCount > 0;
  return isLate || isPassedOn ? { isLate, isPassedOn } : undefined;
};
