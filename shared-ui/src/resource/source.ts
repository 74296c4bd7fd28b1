import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Page } from 'shared-api';

/** A query of `shared-api`, whatever its key: what a list or a record is loaded with. */
export interface Source<Data> {
  queryKey: QueryKey;
  // A query's function takes its own key's context; the list only hands it on.
  queryFn?: ((context: never) => Data | Promise<Data>) | symbol;
}

export type ListSource<Row> = Source<Page<Row>>;

/** The same query, for `useQuery`. */
export const optionsOf = <Data>(source: Source<Data>): UseQueryOptions<Data> =>
  source as UseQueryOptions<Data>;
