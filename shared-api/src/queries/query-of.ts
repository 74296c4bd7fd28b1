import {
  type DataTag,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import { type CallInput, type CallReply, call, list, type Name, type Page } from '../http/call';
import type { liveQueryOptions } from './client';

/** A call's input, without what the query adds. */
type Input<N extends Name> = Omit<CallInput<N>, 'signal'>;
/** Exported so that declaration files name it: expanded, it would lose its tag, and so the data's type. */
export type Query<Data, Key extends QueryKey> = UnusedSkipTokenOptions<Data, Error, Data, Key> & {
  queryKey: DataTag<Key, Data, Error>;
};
type PageOf<List> = Page<List extends (infer Row)[] ? Row : never>;

/**
 * A query for one call.
 * @param input the call's input, if any
 * @param options for data that must be current
 */
export const queryOf = <N extends Name, Key extends QueryKey>(
  queryKey: Key,
  name: N,
  input = {} as Input<N>,
  options?: typeof liveQueryOptions,
): Query<CallReply<N>, Key> =>
  queryOptions<CallReply<N>, Error, CallReply<N>, Key>({
    queryKey,
    queryFn: ({ signal }) => call(name, { ...input, signal } as CallInput<N>),
    ...options,
  });

/** A query for one page of a list, with its total. */
export const listQueryOf = <N extends Name, Key extends QueryKey>(
  queryKey: Key,
  name: N,
  input: Input<N>,
): Query<PageOf<CallReply<N>>, Key> =>
  queryOptions<PageOf<CallReply<N>>, Error, PageOf<CallReply<N>>, Key>({
    queryKey,
    queryFn: ({ signal }) => list(name, { ...input, signal } as CallInput<N>),
  });
