import { type Session, SessionStatus } from 'shared-api';
import { endOf, startOf } from 'shared-api/instant';

/** Where a session is in time: it takes answers, does so no more, is played, or has been. */
export type Phase = 'open' | 'closed' | 'running' | 'over';

type Timed = Pick<Session, 'sessionDate' | 'startTime' | 'endTime' | 'status'>;

/**
 * A session's phase. One without a date is open; one that is cancelled has the phases that it would have had.
 * @param closes when its answers close
 * @param now an instant in milliseconds
 */
export const phaseOf = (session: Timed, closes: Date | undefined, now: number): Phase => {
  const { sessionDate, status } = session;
  if (status === SessionStatus.Completed) return 'over';
  if (!sessionDate || !closes || now < closes.getTime()) return 'open';
  if (now < startOf(session).getTime()) return 'closed';
  return now < endOf(session).getTime() ? 'running' : 'over';
};

/** Sessions in the order in which home and schedule show them. */
export interface Agenda {
  /** Nothing can be answered any more: a line each. */
  underWay: { session: Session; phase: Exclude<Phase, 'open' | 'over'> }[];
  /** A card each. */
  ahead: Session[];
  /** The first of those that is played: home's card, until answers close, whatever the person has answered. */
  next: Session | undefined;
}

/**
 * What can still be answered, apart from what cannot; what is over is in neither.
 * @param sessions soonest first
 * @param closing when a session's answers close
 * @param now an instant in milliseconds
 */
export const agendaOf = (
  sessions: readonly Session[],
  closing: (session: Session) => Date | undefined,
  now: number,
): Agenda => {
  const underWay: Agenda['underWay'] = [];
  const ahead: Session[] = [];
  for (const session of sessions) {
    const phase = phaseOf(session, closing(session), now);
    if (phase === 'open') ahead.push(session);
    else if (phase !== 'over') underWay.push({ session, phase });
  }
  return { underWay, ahead, next: ahead.find(({ status }) => status !== SessionStatus.Cancelled) };
};
