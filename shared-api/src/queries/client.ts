import {
  type DataTag,
  type FetchQueryOptions,
  type MutationOptions,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../http/error';
import { askingFor } from '../http/token';

const minute = 60_000;

/** Only a missing response and server failures are worth a retry; other errors stay. */
const worthAnotherTry = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Retries at most `times`, and never after a client error. */
export const retryUpTo = (times: number) => (failures: number, error: unknown) =>
  failures < times && worthAnotherTry(error);

/** One person's queries and changes: what their page asks is theirs, however late it is sent. */
class PersonsClient extends QueryClient {
  /** @param person undefined in tests and static pages, whose pages are whoever's is logged in */
  constructor(private readonly person: string | null | undefined) {
    super({
      defaultOptions: {
        queries: {
          staleTime: 5 * minute,
          retry: retryUpTo(1),
          networkMode: 'always',
          refetchOnReconnect: true,
        },
        mutations: { networkMode: 'always' },
      },
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library's own signature.
  override defaultMutationOptions<Options extends MutationOptions<any, any, any, any>>(
    options?: Options,
  ): Options {
    const defaulted = super.defaultMutationOptions(options);
    const { person } = this;
    const change = defaulted.mutationFn;
    if (options?._defaulted || !change || person === undefined) return defaulted;
    return {
      ...defaulted,
      mutationFn: (...given: Parameters<typeof change>) => askingFor(person, () => change(...given)),
    };
  }
}

let current: QueryClient | undefined;

/**
 * Data is stale after 5 minutes, with 1 retry (docs/product.md, Freshness). Calls are made without a connection too:
 * they fail instead of silently waiting for one.
 * @param person whose it is: the id, or null for a visitor's. A change of their page is not sent once somebody else is
 * logged in. The newest client is the one that changes use
 */
export const createQueryClient = (person?: string | null): QueryClient => {
  current = new PersonsClient(person);
  return current;
};

/** The client that calls outside of components use. @throws before there is one */
export const currentClient = (): QueryClient => {
  if (!current) throw new Error('There is no query client yet');
  return current;
};

/** A query's data for code outside of components: what is known if it is fresh, otherwise from the server. */
export const read = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => currentClient().fetchQuery(query);

/** A query's data if a page has asked for it, however old; never from the server. */
export const known = <Data, Key extends QueryKey>({
  queryKey,
}: {
  queryKey: DataTag<Key, Data, Error>;
}): Data | undefined => currentClient().getQueryData<Data>(queryKey);

/** Available sessions and attendance: 30 seconds, 3 retries, 1 second apart. */
export const liveQueryOptions = { staleTime: minute / 2, retry: retryUpTo(3), retryDelay: 1000 } as const;
