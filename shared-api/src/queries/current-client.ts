import type { DataTag, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

let current: QueryClient | undefined;

/** Sets the client that calls outside of components use. */
export const setCurrentClient = (client: QueryClient): void => {
  current = client;
};

/** @throws before there is one */
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
