import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { now } from '../../common/clock';
import { currentCaller } from '../http/token';
import { readStored, store } from '../stored';
import { currentClient } from './client';

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

/** An answer as the device keeps it. */
interface Kept {
  data?: unknown;
  /** When it came, by this device's clock. */
  at?: number;
  /** When it is deleted; none for what stays until its person leaves. */
  until?: number | undefined;
  /** The person has changed something since: it is shown only where no newer one can come. */
  isOutdated?: boolean;
}

const mark = 'kept ';

/** How the places of a person's answers begin. @param person null for a visitor */
const ownerMark = (person: string | null): string => `${mark}${person ?? 'visitor'} `;

/** What is kept at a place; nothing once its time is over. @throws where it is no answer */
const readKept = (place: string): Kept => {
  const kept = JSON.parse(readStored(place) ?? '{}') as Kept;
  return (kept.until ?? Infinity) > now() ? kept : {};
};

/** Keeps an answer, where the browser lets it. */
const writeKept = (place: string, kept: Kept): void => {
  store(place, JSON.stringify(kept));
};

/** Does something with each of a person's kept answers. @param person everybody's without it */
const eachKept = (run: (place: string, kept: () => Kept) => void, person?: string | null): void => {
  const start = person === undefined ? mark : ownerMark(person);
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(start)) run(place, () => readKept(place));
  } catch {
    // Nothing is kept, or it cannot be read.
  }
};

/** Deletes what is kept, other than one person's, and what has had its time. @param person a visitor's with null; without it, everybody's */
const forgetKept = (person?: string | null): void =>
  eachKept((place, kept) => {
    if (person === undefined || !place.startsWith(ownerMark(person)) || !kept().at)
      localStorage.removeItem(place);
  });

const placeOf = (queryHash: string): string => `${ownerMark(currentCaller().person)}${queryHash}`;

/** What a page may begin with: nothing older than the person's own change, unless there is no connection. */
const shownFirst = (place: string): Kept => {
  const kept = readKept(place);
  return kept.isOutdated && navigator.onLine ? {} : kept;
};

/** Whether a page of whoever is logged in begins with a kept answer. */
export const hasKept = ({ queryKey }: { queryKey: QueryKey }): boolean => {
  try {
    return shownFirst(placeOf(hashKey(queryKey))).at !== undefined;
  } catch {
    return false;
  }
};

/** Clients whose pages have shown something kept; false once they go without. */
const begunWithKept = new WeakMap<QueryClient, boolean>();

/** Queries that began with a kept answer. */
const restored = new WeakSet<Query>();

/** A kept answer; it shows at once, and is asked for again, however young it is. */
const restore = (client: QueryClient, query: Query, place: string): void => {
  if (begunWithKept.get(client) === false) return;
  try {
    const { data, at } = shownFirst(place);
    if (data === undefined || at === undefined) return;
    begunWithKept.set(client, true);
    restored.add(query);
    query.setState({ data, dataUpdatedAt: at, status: 'success', isInvalidated: true });
  } catch {
    // Unreadable: as if nothing were kept.
  }
};

/** Writes what a query shows. */
const keep = ({ meta, state: { data, dataUpdatedAt: at } }: Query, place: string): void => {
  if (!meta?.keep || data === undefined) return;
  const until = meta.keep === true ? undefined : meta.keep(data as never);
  writeKept(place, { data, at, until });
};

/**
 * Keeps one person's last answers on the device, and shows them until newer ones arrive; everybody else's are deleted.
 * @returns a function that stops
 */
export const keepAnswers = (client: QueryClient, person: string | null): (() => void) => {
  forgetKept(person);
  return client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (!query.meta?.keep) return;
    const place = `${ownerMark(person)}${query.queryHash}`;
    if (event.type === 'added') {
      if (query.state.data === undefined) restore(client, query, place);
      // The document's.
      else keep(query, place);
    }
    // Only the server's word: what a page shows before that may be refused.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      keep(query, place);
  });
};

/** A query's data as known without asking; a function makes them of those that are known. */
export interface Shown {
  queryKey: QueryKey;
  data: unknown;
}

/** Keeps what the person's own change has made known, where answers are kept that were given before it. */
export const keepShown = (client: QueryClient, known: readonly Shown[]): void => {
  for (const { queryKey, data } of known) {
    const place = placeOf(hashKey(queryKey));
    const query = client.getQueryCache().find({ queryKey });
    if (query?.state.data !== undefined) keep(query, place);
    else
      eachKept((found, read) => {
        const before = found === place ? read() : {};
        if (before.data === undefined) return;
        const after: unknown = typeof data === 'function' ? data(before.data) : data;
        if (after !== undefined) writeKept(place, { ...before, data: after });
      });
  }
};

/** Marks what is kept and may have changed, unless an open page is about to ask for it. */
export const outdateKept = (
  client: QueryClient,
  nouns: ReadonlySet<unknown>,
  known: readonly Shown[],
): void => {
  const own = ownerMark(currentCaller().person);
  const hashes = new Set(known.map(({ queryKey }) => hashKey(queryKey)));
  eachKept((place, read) => {
    const hash = place.slice(own.length);
    const [noun] = JSON.parse(hash) as unknown[];
    if (!nouns.has(noun) || hashes.has(hash) || client.getQueryCache().get(hash)?.isActive()) return;
    const before = read();
    if (before.at) writeKept(place, { ...before, isOutdated: true });
  }, currentCaller().person);
};

const isRestored = (query: Query): boolean => restored.has(query) && query.state.dataUpdateCount === 0;

/** Whether the page shows a kept answer, asked for again or about to be: nothing that loses something is decided by it. */
export const showsKept = (): boolean =>
  currentClient().getQueryCache().findAll({ predicate: isRestored }).length > 0;

const forgetRestored = (client: QueryClient): void => {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ predicate: isRestored });
};

/** Whether what is kept may be why a page throws: it has been shown, and not left out since. */
export const mayShowAfresh = (client: QueryClient): boolean => begunWithKept.get(client) === true;

/** From now on pages show only what the server answers. */
export const showAfresh = (client: QueryClient): void => {
  begunWithKept.set(client, false);
  forgetRestored(client);
};

/**
 * Takes note of the contract by which an app reads answers. What is kept by another one than it read by the last time on
 * this device is deleted, and not shown to it.
 * @param app whose code was loaded
 * @param contract the mark that its build has made of the contract (infra/webpack/contract-mark.ts)
 */
export const readsBy = (app: string, contract: string): void => {
  const place = `contract ${app}`;
  try {
    if (localStorage.getItem(place) === contract) return;
    forgetKept();
    localStorage.setItem(place, contract);
  } catch {
    // Nothing is kept.
  }
  forgetRestored(currentClient());
};
