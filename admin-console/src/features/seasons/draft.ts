import { read, rules, type Season, SeasonStatus } from 'shared-api';
import { daysBetween } from 'shared-api/calendar';
import { gameDayFrom } from 'shared-api/passes';
import { addDays, addMonths, clubDate, isCalendarDate, noonOf } from 'shared-ui';
import { sessionDraft } from '../sessions/draft';
import { weeklyDates } from '../sessions/series';
import { seasonsQuery } from './api';
import { newSeason, type SeasonValues, type SeasonWithSessions } from './fields';

/** The season that ends last. */
type Last = Pick<Season, 'startDate' | 'endDate' | 'price'>;

/** The last day of a period as long as another: as many whole months if it has those, otherwise as many days. */
const asLong = ({ startDate, endDate }: Last, from: string): string => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).find(
    (count) => addMonths(startDate, count) === addDays(endDate, 1),
  );
  return months ? addDays(addMonths(from, months), -1) : addDays(from, daysBetween(startDate, endDate));
};

/** A new season: from the day after the last one, as long and at its price; the first one three months from today. */
export const seasonDraft = (today: string = clubDate(), last?: Last): SeasonValues => {
  const initial = { ...newSeason.initial, startDate: today, endDate: addMonths(today, rules.season.months) };
  if (!last) return initial;
  const startDate = last.endDate < today ? today : addDays(last.endDate, 1);
  return { ...initial, startDate, endDate: asLong(last, startDate), price: String(last.price) };
};

const lastSeasonQuery = () =>
  seasonsQuery({ status: SeasonStatus.Active, sort: '-endDate', page: 1, pageSize: 1 });

/** The same with the club's usual sessions. */
export const seasonWithSessions = async (): Promise<SeasonWithSessions> => {
  const { sessionDate, ...usual } = await sessionDraft();
  const found = await read(lastSeasonQuery()).catch(() => undefined);
  return {
    ...usual,
    ...seasonDraft(clubDate(), found?.rows[0]),
    hasSessions: true,
    weekday: noonOf(sessionDate).getUTCDay(),
    skip: [],
  };
};

/** The first date of a season's sessions: the first of their weekday that is not in the past. */
export const firstSession = (weekday: number, startDate: string, today: string = clubDate()): string =>
  isCalendarDate(startDate) ? gameDayFrom(startDate > today ? startDate : today, weekday) : '';

/** The dates of a season's sessions, including those to skip. */
export const datesOf = ({ weekday, startDate, endDate }: { [name: string]: unknown }): string[] =>
  weeklyDates(firstSession(Number(weekday), String(startDate ?? '')), String(endDate ?? ''));
