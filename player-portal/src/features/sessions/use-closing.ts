import { useQuery } from '@tanstack/react-query';
import { clubQuery, rules, type SessionSummary } from 'shared-api';
import { closesAt, instantOf } from 'shared-api/instant';

/** When a session starts. */
export type Start = Pick<SessionSummary, 'sessionDate' | 'startTime'>;

const hour = 3_600_000;
const unknownClub = {
  answersCloseMinutes: rules.answersClose.default,
  answerDeadlineHours: rules.answerDeadline.default,
};

/** When answers close and the cancellation deadline, by the club's settings. A session without a date has neither. */
export const useClosing = () => {
  const { data: club = unknownClub } = useQuery(clubQuery());
  const closing = ({ sessionDate, startTime }: Start): Date | undefined =>
    sessionDate ? closesAt(instantOf(sessionDate, startTime), club) : undefined;
  const deadline = ({ sessionDate, startTime }: Start): Date | undefined =>
    sessionDate
      ? new Date(instantOf(sessionDate, startTime).getTime() - club.answerDeadlineHours * hour)
      : undefined;
  return {
    closing,
    /** @param now the current instant, in milliseconds */
    hasClosed: (session: Start, now: number = Date.now()): boolean => {
      const closes = closing(session);
      return closes !== undefined && closes.getTime() <= now;
    },
    /** The cancellation deadline, until which a free spot goes to the first in line automatically. */
    deadline,
    deadlineHours: club.answerDeadlineHours,
  };
};
