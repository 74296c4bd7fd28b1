import { hashKey, type Query, type QueryClient, type QueryKey, useIsFetching } from '@tanstack/react-query';
import { now } from '../../common/clock';
import { currentCaller } from '../http/token';

declare module '@tanstack/react-query' {
  interface Register {
    /** `keep`: the last answer stays on the device, for the person's pages without a connection; until an instant in ms. */
    queryMeta: { keep?: true | ((data: never) => number) };
  }
}

/** For queries that a page shows without a connection: plain data, no more than a page needs. */
export const kept = { meta: { keep: true } } as const;

/** The same for what the device may keep for a while only. @param end the instant when it is deleted, in milliseconds */
export const keptUntil = <Data>(end: (data: Data) => number) => ({ meta: { keep: end } });

const mark = 'kept ';
const ownerMark = (person: string | null) => `${mark}${person ?? 'visitor'} `;

/** What is kept at a place; nothing once its time is over. */
const readKept = (place: string): { data?: unknown; at?: number } => {
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as {
    data?: unknown;
    at?: number;
    until?: number;
  };
  return (kept.until ?? Infinity) > now() ? kept : {};
};

/** Whether the device keeps an answer for whoever is logged in. */
export const hasKept = ({ queryKey }: { queryKey: QueryKey }): boolean => {
  try {
    return `${ownerMark(currentCaller().person)}${hashKey(queryKey)}` in localStorage;
  } catch {
    return false;
  }
};

/** Deletes what is kept, other than one person's, and what has had its time. @param person a visitor's with null; without it, everybody's */
export const forgetKept = (person?: string | null): void => {
  try {
    for (const place of Object.keys(localStorage))
      if (
        place.startsWith(mark) &&
        (person === undefined || !place.startsWith(ownerMark(person)) || !readKept(place).at)
      )
        localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
};

/** A kept answer; it shows at once, and is asked for again, however young it is. */
const restore = (query: Query, place: string): void => {
  try {
    const { data, at } = readKept(place);
    if (data === undefined || at === undefined) return;
    query.setState({ data, dataUpdatedAt: at, status: 'success', isInvalidated: true });
  } catch {
    // Unreadable: as if nothing were kept.
  }
};

/**
 * Keeps one person's last answers on the device, and shows them until newer ones arrive; everybody else's are deleted.
 * @returns a function that stops
 */
export const keepAnswers = (client: QueryClient, person: string | null): (() => void) => {
  forgetKept(person);
  return client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const keep = query.meta?.keep;
    if (!keep) return;
    const place = `${ownerMark(person)}${query.queryHash}`;
    if (event.type === 'added' && query.state.data === undefined) restore(query, place);
    // Only the server's word: what a page shows before that may be refused.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    try {
      const { data, dataUpdatedAt: at } = query.state;
      const until = keep === true ? undefined : keep(data as never);
      localStorage.setItem(place, JSON.stringify({ data, at, until }));
    } catch {
      // Full, or forbidden: there is nothing to read without a connection.
    }
  });
};

const isRestored = ({ meta, state }: Query): boolean =>
  meta?.keep !== undefined && state.data !== undefined && state.dataUpdateCount === 0;

/** Whether the page shows a kept answer, and the server's is on its way: nothing that loses something is decided by it. */
export const useShowsKept = (): boolean => useIsFetching({ predicate: isRestored }) > 0;
