import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query's data as known without asking; a function makes them of those that are known. */
export interface Shown {
  queryKey: QueryKey;
  data: unknown;
}

/** Shows them on every page. */
export const put = (client: QueryClient, known: readonly Shown[]): void => {
  for (const { queryKey, data } of known) client.setQueryData(queryKey, data);
};
