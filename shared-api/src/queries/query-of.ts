import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallInput, call, list, type Name } from '../http/call';
import type { liveQueryOptions } from './client';

/** What a call needs, without what the query adds. */
type Input<N extends Name> = Omit<CallInput<N>, 'signal'>;

/**
 * A query that makes one call.
 * @param input what the call needs, if anything
 * @param options for what is shown while it changes
 */
export const queryOf = <N extends Name, Key extends QueryKey>(
  queryKey: Key,
  name: N,
  input = {} as Input<N>,
  options?: typeof liveQueryOptions,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(name, { ...input, signal } as CallInput<N>),
    ...options,
  });

/** A query for one page of a list, with its total. */
export const listQueryOf = <N extends Name, Key extends QueryKey>(queryKey: Key, name: N, input: Input<N>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => list(name, { ...input, signal } as CallInput<N>) });
