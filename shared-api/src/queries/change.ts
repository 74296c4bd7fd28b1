import { hashKey, type MutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type CallInput, type CallReply, call, type Name } from '../http/call';
import { ApiError } from '../http/error';
import { askerIsGone } from '../http/token';
import { currentClient } from './client';
import { keepShown, outdateKept, type Shown } from './kept';
import { alwaysChanged, type Noun } from './noun';
import type { Query } from './query-of';

/** @param data a function leaves a query alone that it returns undefined for, such as one that no page has asked */
export const shown = <Data, Key extends QueryKey>(
  { queryKey }: Query<Data, Key>,
  data: NoInfer<Data> | ((known: NoInfer<Data> | undefined) => NoInfer<Data> | undefined),
): Shown => ({ queryKey, data });

/** What a change does to what pages show. */
export interface ChangeFacts<N extends Name> {
  /** What is read again afterwards, whether it succeeds or fails; the log and the dashboard always are. */
  changes: readonly Noun[];
  /** What the reply answers: shown, and not read again, unless other changes were pending. */
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

/** Shows on every page what is known without asking. */
const put = (client: QueryClient, known: readonly Shown[]): void => {
  for (const { queryKey, data } of known) client.setQueryData(queryKey, data);
};

/**
 * Declares a changing call with what it changes.
 * @param name e.g. `'PUT /api/v1/Payments/{id}/status'`
 */
export const defineMutation = <N extends Name>(name: N, facts: ChangeFacts<N>): Change<N> => {
  const { changes, answers, optimistic, inTurn, persists } = facts;
  const perform = (input: CallInput<N>, send: () => Promise<CallReply<N>>): Promise<CallReply<N>> => {
    const client = currentClient();
    const options: MutationOptions<CallReply<N>, Error, CallInput<N>, readonly Shown[]> = {
      mutationFn: send,
      ...(inTurn && { mutationKey: inTurn(input), scope: { id: inTurn(input).join(' ') } }),
      ...(persists && { retry: mayPersist, retryDelay: 1000 }),
      meta: { isOptimistic: optimistic !== undefined },
      onMutate: async () => {
        const next = optimistic?.(input) ?? [];
        await Promise.all(next.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
        const before = next.map(({ queryKey }) => ({ queryKey, data: client.getQueryData(queryKey) }));
        put(client, next);
        return before;
      },
      // While pages show the result of another pending change, what this one has changed waits for that one.
      onSettled: (reply, error, _, before = []) => {
        const waiting = waitingOf(client);
        // What was shown of others is still there, though they may have failed: only the server knows what holds.
        const isAlone = waiting.nouns.size === 0;
        for (const noun of [...changes, ...alwaysChanged]) waiting.nouns.add(noun);
        const pending = client.isMutating({ predicate: ({ meta }) => meta?.isOptimistic === true });
        // This one still counts as pending.
        if (pending > Number(optimistic !== undefined)) return;
        const answered = error ? [] : (answers?.(reply as CallReply<N>, input) ?? []);
        put(client, error ? before : answered);
        const known = isAlone && !error ? [...(optimistic?.(input) ?? []), ...answered] : [];
        outdateKept(client, waiting.nouns, known);
        keepShown(client, known);
        if (waiting.series === 0) rereadAll(client, isAlone ? answered : []);
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

/** A client's settled changes whose effects wait for others that belong with them. */
interface Waiting {
  nouns: Set<Noun>;
  /** How many series of changes are running. */
  series: number;
}

const all = new WeakMap<QueryClient, Waiting>();

const waitingOf = (client: QueryClient): Waiting => {
  const waiting = all.get(client) ?? { nouns: new Set(), series: 0 };
  all.set(client, waiting);
  return waiting;
};

const rereadAll = (client: QueryClient, answered: readonly Shown[]): void => {
  const { nouns } = waitingOf(client);
  reread(client, new Set(nouns), answered);
  nouns.clear();
};

/** Makes several changes one after the other: pages are read again once, after the last. */
export const together = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const client = currentClient();
  const waiting = waitingOf(client);
  waiting.series += 1;
  try {
    return await run();
  } finally {
    waiting.series -= 1;
    if (waiting.series === 0) rereadAll(client, []);
  }
};

const running = new Set<Promise<void>>();

const reread = (client: QueryClient, nouns: ReadonlySet<unknown>, answered: readonly Shown[]): void => {
  const hashes = new Set(answered.map(({ queryKey }) => hashKey(queryKey)));
  const done = client.invalidateQueries({
    predicate: ({ queryKey, queryHash }) => nouns.has(queryKey[0]) && !hashes.has(queryHash),
  });
  running.add(done);
  void done.finally(() => running.delete(done));
};

/** Reads again what has changed by itself, e.g. when the time for a spot has run out. */
export const refresh = (...nouns: Noun[]): void => reread(currentClient(), new Set(nouns), []);

/** Resolves when pages show what the changes until now have changed. */
export const refreshed = async (): Promise<void> => {
  await Promise.all(running);
};
