import type { QueryClient } from '@tanstack/react-query';
import { rules } from 'shared-api';
import { addMonths, clubDate, isCalendarDate } from 'shared-ui';
import { firstOn, saturday, sessionDraft } from '../sessions/draft';
import { weeklyDates } from '../sessions/series';
import { newSeason, type SeasonValues, type SeasonWithSessions } from './fields';

/** A new season: three months from today. */
export const seasonDraft = (today: string = clubDate()): SeasonValues => ({
  ...newSeason.initial,
  startDate: today,
  endDate: addMonths(today, rules.season.months),
});

/** The same with the club's usual Saturdays. */
export const seasonWithSessions = async (client: QueryClient): Promise<SeasonWithSessions> => {
  const { sessionDate: _, ...usual } = await sessionDraft(client);
  return { ...usual, ...seasonDraft(), hasSessions: true, weekday: saturday, skip: [] };
};

/** The first date of a season's sessions: the first of their weekday that is not in the past. */
export const firstSession = (weekday: number, startDate: string, today: string = clubDate()): string =>
  isCalendarDate(startDate) ? firstOn(weekday, startDate > today ? startDate : today) : '';

/** The dates of a season's sessions, including those to skip. */
export const datesOf = ({ weekday, startDate, endDate }: { [name: string]: unknown }): string[] =>
  weeklyDates(firstSession(Number(weekday), String(startDate ?? '')), String(endDate ?? ''));
