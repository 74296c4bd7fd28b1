import {
  type DataTag,
  type QueryKey,
  type QueryMeta,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import { takeAnswer } from '../http/ahead';
import { type CallReply, call, list, type Name, type Page, type RequestParts, urlOf } from '../http/call';
import type { liveQueryOptions } from './client';
import { noteRevision } from './follow-sessions';
import type { KeptCall } from './kept-calls';
import type { Noun } from './noun';

/** Exported so that declaration files name it: expanded, it would lose its tag, and so the data's type. */
export type Query<Data, Key extends QueryKey> = UnusedSkipTokenOptions<Data, Error, Data, Key> & {
  queryKey: DataTag<Key, Data, Error>;
};
type PageOf<List> = Page<List extends (infer Row)[] ? Row : never>;

/** A query's key begins with its noun: changes of the noun read it again. */
type NounKey = readonly [Noun, ...unknown[]];

/**
 * A query for one call.
 * @param input the parts of the call's request; `{}` without any
 * @param options for data that must be current, or is kept on the device
 */
export const queryOf = <N extends Name, const Key extends NounKey>(
  queryKey: Key,
  name: N,
  input: RequestParts<N>,
  options?: Partial<typeof liveQueryOptions> & { meta?: N extends KeptCall ? QueryMeta : never },
): Query<CallReply<N>, Key> =>
  queryOptions<CallReply<N>, Error, CallReply<N>, Key>({
    queryKey,
    queryFn: ({ signal, ...asked }) => call(name, { ...input, signal, heard: noteRevision(asked) }),
    initialData: () => takeAnswer(urlOf(name.slice('GET '.length), input)) as CallReply<N> | undefined,
    ...options,
  });

/** A query for one page of a list, with its total. */
export const listQueryOf = <N extends Name, const Key extends NounKey>(
  queryKey: Key,
  name: N,
  input: RequestParts<N>,
): Query<PageOf<CallReply<N>>, Key> =>
  queryOptions<PageOf<CallReply<N>>, Error, PageOf<CallReply<N>>, Key>({
    queryKey,
    queryFn: ({ signal, ...asked }) => list(name, { ...input, signal, heard: noteRevision(asked) }),
  });
