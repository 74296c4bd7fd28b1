import { fitsDate, readDateSearch, rules, type Session, SessionStatus } from 'shared-api';
import { type DateChoice, datesOf } from './dates';

/** What the schedule's address says: search, filters, page. */
export interface ScheduleState {
  search: string;
  when: DateChoice;
  availableOnly: boolean;
  page: number;
}

/** Somebody can still take a place. */
export const hasPlace = ({ status, registeredPlayersCount, maxCapacity }: Session): boolean =>
  status === SessionStatus.Open && registeredPlayersCount < maxCapacity;

/**
 * The sessions that the search and the filters let through (docs/product.md, Schedule); the search reads dates in both
 * languages.
 * @param hasClosed whether answers for a session have closed, so that nobody can take a place
 */
export const select = (
  sessions: readonly Session[],
  { search, when, availableOnly }: Omit<ScheduleState, 'page'>,
  now: Date | number = Date.now(),
  hasClosed: (session: Session) => boolean = () => false,
): Session[] => {
  const wanted = readDateSearch(search);
  const dates = datesOf(when, now);
  return sessions.filter(
    (session) =>
      fitsDate(session.sessionDate, wanted) &&
      (!dates || (session.sessionDate >= dates.from && session.sessionDate <= dates.to)) &&
      (!availableOnly || (hasPlace(session) && !hasClosed(session))),
  );
};

/** One page of a list, and where it stands in the whole. `from` and `to` count from 1. */
export interface PageOf<Row> {
  rows: Row[];
  page: number;
  pages: number;
  from: number;
  to: number;
  total: number;
}

/** Cuts one page out of a list; a page beyond the last is the last. */
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
