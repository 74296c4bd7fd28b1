import { type Query, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { forgetAhead, revisionOfAnswer } from '../http/ahead';
import { call, isChanging } from '../http/call';

const minute = 60_000;

/** The sessions' revision when a query's data were read, or an older one: the data are at least as new. */
const revisions = new WeakMap<Query, string | undefined>();

const revisionOf = (query: Query): string | undefined =>
  revisions.get(query) ?? revisionOfAnswer(query.state.data);

/** Notes the revision that a reply to a query has. */
export const noteRevision =
  ({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }) =>
  (headers: Headers): void => {
    const query = client.getQueryCache().find({ queryKey });
    const revision = headers.get('Sessions-Revision');
    if (query && revision) revisions.set(query, revision);
  };

const isAboutSessions = ({ queryKey: [subject] }: Query): boolean =>
  subject === 'sessions' || subject === 'attendance';

/** Balances depend on places too. */
const followsSessions = (query: Query): boolean =>
  isAboutSessions(query) || (query.queryKey[0] === 'payments' && query.queryKey[1] === 'mine');

/**
 * Keeps sessions, answers and waiting lists on open pages at most 5 seconds old (docs/product.md, Freshness). While a
 * visible page shows any, it polls every 3 seconds for changes, and only then refetches the data; after failures less
 * and less often, down to once a minute.
 * @returns a function that stops
 */
export function followSessions(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  // A random interval for each page, so that pages opened together do not keep polling together.
  const period = 2500 + Math.random() * 1000;
  let revision: string | undefined;

  const ask = async (signal: AbortSignal): Promise<null> => {
    // A page refetches by itself after its own changes.
    if (isChanging()) return null;
    const now = (await call('GET /api/v1/Sessions/revision', { signal, anonymous: true })).revision;
    if (isChanging()) return null;
    if (now !== revision) forgetAhead();
    revision = now;
    // Lets a running fetch finish, however often something changes; the next poll fetches again.
    void client.invalidateQueries(
      { predicate: (query) => followsSessions(query) && revisionOf(query) !== now },
      { cancelRefetch: false },
    );
    return null;
  };

  const observer = new QueryObserver(client, {
    queryKey: ['sessions-revision'],
    queryFn: ({ signal }) => ask(signal),
    // The first poll waits an interval: the page has just fetched its data.
    initialData: null,
    refetchOnMount: () => revision !== undefined,
    refetchInterval: period,
    staleTime: 0,
    networkMode: 'online',
    retry: true,
    retryDelay: (failures) => Math.min(period * 2 ** (failures + 1), minute),
  });

  let stop: (() => void) | undefined;
  const forget = cache.subscribe((event) => {
    if (!followsSessions(event.query)) return;
    if (event.type === 'updated' && event.action.type === 'fetch') revisions.set(event.query, revision);
    // What a change has shown may be older: a repeated reply is as it was. The next poll reads again.
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual)
      revisions.delete(event.query);
    if (cache.findAll({ type: 'active', predicate: isAboutSessions }).length > 0) {
      stop ??= observer.subscribe(() => undefined);
    } else {
      stop?.();
      stop = undefined;
    }
  });
  return () => {
    forget();
    stop?.();
  };
}
