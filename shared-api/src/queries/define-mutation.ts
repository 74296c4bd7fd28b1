import type { MutationOptions, QueryKey } from '@tanstack/react-query';
import { type CallInput, type CallReply, call, type Name } from '../http/call';
import { ApiError } from '../http/error';
import { askerIsGone } from '../http/token';
import { currentClient } from './current-client';
import type { Noun } from './noun';
import type { Query } from './query-of';
import type { ChangeMeta } from './refresh';
import { put, type Shown } from './shown';

/** @param data a function leaves a query alone that it returns undefined for, such as one that no page has asked */
export const shown = <Data, Key extends QueryKey>(
  { queryKey }: Query<Data, Key>,
  data: NoInfer<Data> | ((known: NoInfer<Data> | undefined) => NoInfer<Data> | undefined),
): Shown => ({ queryKey, data });

/** What a change does to what pages show. */
export interface ChangeFacts<N extends Name> {
  /** What is read again afterwards, whether it succeeds or fails; the log and the dashboard always are. */
  changes: readonly Noun[];
  /** What the reply answers: shown, and not read again. */
  answers?: (reply: CallReply<N>, input: CallInput<N>) => readonly Shown[];
  /** What pages show until the reply; taken back when the call fails. */
  optimistic?: (input: CallInput<N>) => readonly Shown[];
  /** Calls with an equal key are sent one after the other; pages find the pending ones by it. */
  inTurn?: (input: CallInput<N>) => readonly string[];
  /** Without an answer from the server, it is sent up to twice more, a second apart, as long as there is a connection. */
  persists?: boolean;
}

const mayPersist = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  navigator.onLine &&
  error instanceof ApiError &&
  (error.status === 500 || error.status === 0);

/** A changing call; it throws as `call` does. One `Idempotency-Key` lasts until its reply, however often it is sent. */
export interface Change<N extends Name> {
  (input: CallInput<N>): Promise<CallReply<N>>;
  /** For a call that is already on its way. */
  sent(input: CallInput<N>, reply: Promise<CallReply<N>>): Promise<CallReply<N>>;
  readonly call: N;
}

/**
 * Declares a changing call with what it changes.
 * @param name e.g. `'PUT /api/v1/Payments/{id}/status'`
 */
export const defineMutation = <N extends Name>(name: N, facts: ChangeFacts<N>): Change<N> => {
  const { changes, answers, optimistic, inTurn, persists } = facts;
  const perform = (input: CallInput<N>, send: () => Promise<CallReply<N>>): Promise<CallReply<N>> => {
    const client = currentClient();
    const change: ChangeMeta = {
      changes,
      optimistic: optimistic && ((given) => optimistic(given as CallInput<N>)),
      answers: (reply) => answers?.(reply as CallReply<N>, input) ?? [],
    };
    const options: MutationOptions<CallReply<N>, Error, CallInput<N>, readonly Shown[]> = {
      mutationFn: send,
      ...(inTurn && { mutationKey: inTurn(input), scope: { id: inTurn(input).join(' ') } }),
      ...(persists && { retry: mayPersist, retryDelay: 1000 }),
      meta: { change },
      onMutate: async () => {
        const next = optimistic?.(input) ?? [];
        await Promise.all(next.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
        const before = next.map(({ queryKey }) => ({ queryKey, data: client.getQueryData(queryKey) }));
        put(client, next);
        return before;
      },
    };
    return client.getMutationCache().build(client, client.defaultMutationOptions(options)).execute(input);
  };
  const send = (input: CallInput<N>) => call(name, input);
  // What a page of somebody who is gone asks is refused before it counts as the next person's.
  const change = (input: CallInput<N>) => (askerIsGone() ? send(input) : perform(input, () => send(input)));
  return Object.assign(change, {
    sent: (input: CallInput<N>, reply: Promise<CallReply<N>>) => perform(input, () => reply),
    call: name,
  });
};
