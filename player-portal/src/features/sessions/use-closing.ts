import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery, now as currentTime, rules, type SessionSummary } from 'shared-api';
import { closesAt, deadlineAt, deadlineHours, startOf } from 'shared-api/instant';

/** When a session starts. */
export type Start = Pick<SessionSummary, 'sessionDate' | 'startTime'>;

/** Until when players are asked to cancel, and until when they can. */
export type ClubTimes = Pick<Club, 'answersCloseMinutes' | 'answerDeadlineHours'>;

const unknownClub = {
  answersCloseMinutes: rules.answersClose.default,
  answerDeadlineHours: rules.answerDeadline.default,
};

/** Whether players can still cancel after the deadline: answers may close first. */
export const mayBeLate = ({ answerDeadlineHours, answersCloseMinutes }: ClubTimes): boolean =>
  answerDeadlineHours * 60 > answersCloseMinutes;

/** When answers close and the cancellation deadline, by the club's settings. A session without a date has neither. */
export const useClosing = () => {
  const { data: club = unknownClub } = useQuery(clubQuery());
  const closing = (session: Start): Date | undefined =>
    session.sessionDate ? closesAt(startOf(session), club) : undefined;
  const deadline = (session: Start): Date | undefined =>
    session.sessionDate ? deadlineAt(startOf(session), club) : undefined;
  return {
    closing,
    /** Whether answers close before the session starts. */
    closesEarly: club.answersCloseMinutes > 0,
    /** @param now the current instant, in milliseconds */
    hasClosed: (session: Start, now: number = currentTime()): boolean => {
      const closes = closing(session);
      return closes !== undefined && closes.getTime() <= now;
    },
    /** The cancellation deadline, at the latest when answers close. */
    deadline,
    deadlineHours: deadlineHours(club),
  };
};
