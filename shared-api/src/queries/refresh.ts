import { hashKey, MutationCache, type QueryClient } from '@tanstack/react-query';
import { currentClient } from './current-client';
import { keepShown, outdateKept } from './kept';
import { alwaysChanged, type Noun } from './noun';
import { put, type Shown } from './shown';

/** What the mutation cache does for a change: its mutation's `meta`. */
export interface ChangeMeta {
  changes: readonly Noun[];
  /** What pages show before the reply, if they do. */
  optimistic?: ((input: unknown) => readonly Shown[]) | undefined;
  answers: (reply: unknown, input: unknown) => readonly Shown[];
}

const metaOf = (meta: Record<string, unknown> | undefined) => meta?.change as ChangeMeta | undefined;

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

/**
 * The one place where a change's effects reach pages: shows what its reply answers, or takes back what was shown before
 * it, and reads again what it says that it changes. While pages show the result of another pending change, both wait
 * for that one.
 */
export const createMutationCache = (): MutationCache =>
  new MutationCache({
    onSettled: (reply, error, input, before, { options }, { client }) => {
      const change = metaOf(options.meta);
      if (!change) return;
      const waiting = waitingOf(client);
      for (const noun of [...change.changes, ...alwaysChanged]) waiting.nouns.add(noun);
      // The settled one still counts as pending here.
      const shown = client.isMutating({
        predicate: (other) => metaOf(other.options.meta)?.optimistic !== undefined,
      });
      if (shown > Number(change.optimistic !== undefined)) return;
      const answered = error ? [] : change.answers(reply, input);
      put(client, error ? ((before as readonly Shown[] | undefined) ?? []) : answered);
      const known = error ? [] : [...(change.optimistic?.(input) ?? []), ...answered];
      outdateKept(client, waiting.nouns, known);
      keepShown(client, known);
      if (waiting.series === 0) rereadAll(client, answered);
    },
  });
