import { now as currentTime, fitsDate, readDateSearch, rules, type Session, SessionStatus } from 'shared-api';
import { type DateChoice, datesOf } from './dates';

/** The schedule's state in the address: search, filters, page. */
export interface ScheduleState {
  search: string;
  when: DateChoice;
  availableOnly: boolean;
  page: number;
}

/** Whether there are free places. */
export const hasPlace = ({ status, registeredPlayersCount, maxCapacity }: Session): boolean =>
  status === SessionStatus.Open && registeredPlayersCount < maxCapacity;

/**
 * The sessions that match the search and the filters (docs/product.md, Schedule); the search understands dates in both
 * languages.
 */
export const select = (
  sessions: readonly Session[],
  { search, when, availableOnly }: Omit<ScheduleState, 'page'>,
  now: Date | number = currentTime(),
): Session[] => {
  const wanted = readDateSearch(search);
  const dates = datesOf(when, now);
  return sessions.filter(
    (session) =>
      fitsDate(session.sessionDate, wanted) &&
      (!dates || (session.sessionDate >= dates.from && session.sessionDate <= dates.to)) &&
      (!availableOnly || hasPlace(session)),
  );
};

/** A page of a list, with its range. `from` and `to` count from 1. */
export interface PageOf<Row> {
  rows: Row[];
  page: number;
  pages: number;
  from: number;
  to: number;
  total: number;
}

/** Takes a page of a list; beyond the last page, the last. */
export const pageOf = <Row>(
  rows: readonly Row[],
  page: number,
  size: number = rules.page.schedule,
): PageOf<Row> => {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * size;
  const shown = rows.slice(start, start + size);
  return { rows: shown, page: current, pages, from: start + 1, to: start + shown.length, total: rows.length };
};
