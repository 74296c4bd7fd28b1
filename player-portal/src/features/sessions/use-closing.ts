import { useQuery } from '@tanstack/react-query';
import { clubQuery, rules, type SessionSummary } from 'shared-api';
import { closesAt, instantOf } from 'shared-api/instant';

/** When a session starts. */
export type Start = Pick<SessionSummary, 'sessionDate' | 'startTime'>;

const unknownClub = { answersCloseMinutes: rules.answersClose.default };

/** When answers close by the club's settings, and whether they have. A session without a date never closes. */
export const useClosing = () => {
  const { data: club = unknownClub } = useQuery(clubQuery());
  const closing = ({ sessionDate, startTime }: Start): Date | undefined =>
    sessionDate ? closesAt(instantOf(sessionDate, startTime), club) : undefined;
  return {
    closing,
    /** @param now the instant to judge by, in milliseconds */
    hasClosed: (session: Start, now: number = Date.now()): boolean => {
      const closes = closing(session);
      return closes !== undefined && closes.getTime() <= now;
    },
  };
};
