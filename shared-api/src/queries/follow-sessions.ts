import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { call, isChanging } from '../http/call';
import { attendanceKey } from './attendance';
import { paymentsKey } from './payments';
import { sessionsKey } from './sessions';

const minute = 60_000;

const isAboutSessions = ({ queryKey: [subject] }: Query): boolean =>
  subject === sessionsKey[0] || subject === attendanceKey[0];

/** What somebody owes follows from the place that they have been given. */
const followsSessions = (query: Query): boolean =>
  isAboutSessions(query) || (query.queryKey[0] === paymentsKey[0] && query.queryKey[1] === 'mine');

/**
 * Keeps what open pages show of sessions, answers and waiting lists at most 5 seconds old (docs/product.md, Freshness).
 * While a page that can be seen shows any, it asks every 3 seconds whether something has changed, and only then for the
 * data; after a failure more and more rarely, up to once a minute.
 */
export function followSessions(client: QueryClient): void {
  const cache = client.getQueryCache();
  // Another one for each page, so that pages that were opened together do not go on asking together.
  const period = 2500 + Math.random() * 1000;
  let revision: string | undefined;
  /** What was known when the data of a query were asked for; they are at least as new. */
  const revisionOf = new WeakMap<Query, string | undefined>();

  const ask = async (signal: AbortSignal): Promise<null> => {
    // A page asks anew by itself for what it has changed.
    if (isChanging()) return null;
    const now = (await call('GET /api/v1/Sessions/revision', { signal, anonymous: true })).revision;
    if (isChanging()) return null;
    revision = now;
    // What is under way goes on, however often something changes; the next time it is asked for again.
    void client.invalidateQueries(
      { predicate: (query) => followsSessions(query) && revisionOf.get(query) !== now },
      { cancelRefetch: false },
    );
    return null;
  };

  const observer = new QueryObserver(client, {
    queryKey: ['sessions-revision'],
    queryFn: ({ signal }) => ask(signal),
    // The first time is left to the period: the page has just asked for its data.
    initialData: null,
    refetchOnMount: () => revision !== undefined,
    refetchInterval: period,
    staleTime: 0,
    networkMode: 'online',
    retry: true,
    retryDelay: (failures) => Math.min(period * 2 ** (failures + 1), minute),
  });

  let stop: (() => void) | undefined;
  cache.subscribe((event) => {
    if (!followsSessions(event.query)) return;
    if (event.type === 'updated' && event.action.type === 'fetch') revisionOf.set(event.query, revision);
    if (cache.findAll({ type: 'active', predicate: isAboutSessions }).length > 0) {
      stop ??= observer.subscribe(() => undefined);
    } else {
      stop?.();
      stop = undefined;
    }
  });
}
