import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallInput, call, type Name } from '../http/call';

/**
 * A query that makes one call.
 * @param input what the call needs, if anything
 */
export const queryOf = <N extends Name, Key extends QueryKey>(
  queryKey: Key,
  name: N,
  input: Omit<CallInput<N>, 'signal'> = {} as Omit<CallInput<N>, 'signal'>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(name, { ...input, signal } as CallInput<N>),
  });
