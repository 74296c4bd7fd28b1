import { ApiError, type DoorEventResult, rules } from 'shared-api';
import type { DoorEvent } from 'shared-api/door';
import type { EventStore, KeptEvent } from './event-store';

/** Why nothing is sent right now. */
export type UploadProblem = 'noAnswer' | SessionProblem | null;

/** Why nothing is sent to one session's door, whatever the events: they stay here. */
type SessionProblem = 'noAccess' | 'full';

export interface UploadParts {
  store: EventStore;
  /** Whose events are sent. */
  owner: string;
  send(session: string, events: readonly DoorEvent[]): Promise<readonly DoorEventResult[]>;
  /** Tells that events or the problem have changed. */
  changed(problem: UploadProblem): void;
  /** Runs something after some milliseconds. @returns a function that prevents it */
  later(run: () => void, milliseconds: number): () => void;
}

/** One body's events: a whole morning fits into a few. */
const most: number = rules.door.events;
const firstPause = 2000;
const longestPause = 60_000;

/** Nothing is wrong with the events: the server has not had them, or not now. */
const isPassing = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429 || status === 408;
/** The login is over, or may no longer do this; or the door has had all that it takes from them. */
const sessionProblem = ({ status, code }: ApiError): SessionProblem | undefined =>
  status === 401 || status === 403 ? 'noAccess' : code === 'doorFull' ? 'full' : undefined;

/**
 * Sends what this phone keeps, oldest first, one body at a time: a walk-in goes up before what names them. What the
 * server refuses for good is parked, with what depends on it, and the rest goes on.
 */
export const createUpload = ({ store, owner, send, changed, later }: UploadParts) => {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let askedMeanwhile: 'wake' | 'retry' | undefined;
  let failures = 0;
  let cancelRetry: (() => void) | undefined;
  let size = most;

  const waiting = async () =>
    (await store.all()).filter((kept) => kept.owner === owner && kept.state === 'waiting');

  /** Parks an event, and what names the walk-in that it would have introduced. */
  const park = async ({ event }: KeptEvent, reason: string) => {
    const depends = ({ event: other }: KeptEvent) =>
      other.id === event.id ||
      (event.kind === 'walk-in' && (other.person === event.person || other.replaces === event.person));
    const parked = (await waiting()).filter(depends);
    await store.update(parked.map((kept) => ({ ...kept, state: 'refused', reason })));
  };

  /** @returns the problem that ends the run; undefined to go on */
  const sendBatch = async (
    batch: readonly KeptEvent[],
    session: string,
  ): Promise<NonNullable<UploadProblem> | undefined> => {
    try {
      const results = await send(
        session,
        batch.map(({ event }) => event),
      );
      const sent = batch.flatMap((kept): KeptEvent[] => {
        const result = results.find(({ id }) => id === kept.event.id);
        return result ? [{ ...kept, state: 'sent', ...(result.person && { person: result.person }) }] : [];
      });
      await store.update(sent);
      size = Math.min(most, size * 2);
      // A reply about something else would be asked for for ever.
      return sent.length === 0 ? 'noAnswer' : undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) return 'noAnswer';
      const problem = sessionProblem(error);
      if (problem) return problem;
      const [only] = batch;
      // One of them is at fault: halves find it.
      if (batch.length > 1) size = Math.ceil(batch.length / 2);
      else if (only) await park(only, error.message);
      return undefined;
    }
  };

  const run = async (): Promise<UploadProblem> => {
    /** Sessions whose door takes nothing from them. */
    const closed = new Map<string, SessionProblem>();
    const told = (): UploadProblem => [...closed.values()].at(-1) ?? null;
    for (;;) {
      const all = (await waiting()).filter(({ session }) => !closed.has(session));
      const [oldest] = all;
      if (!oldest || isStopped) return told();
      const { session } = oldest;
      const problem = await sendBatch(all.filter((kept) => kept.session === session).slice(0, size), session);
      if (isStopped || problem === 'noAnswer') return problem ?? null;
      if (problem) closed.set(session, problem);
      failures = 0;
      changed(told());
    }
  };

  const start = (): void => {
    cancelRetry?.();
    cancelRetry = undefined;
    askedMeanwhile = undefined;
    running = run()
      // Storage that fails is tried again as a network is.
      .catch((): UploadProblem => 'noAnswer')
      .then((problem) => {
        running = undefined;
        if (isStopped) return;
        changed(problem);
        if (askedMeanwhile === 'retry' || (askedMeanwhile && !problem)) return start();
        if (problem !== 'noAnswer') return;
        const pause = Math.min(longestPause, firstPause * 2 ** failures++);
        cancelRetry = later(start, pause);
      });
  };

  return {
    /** Something new is kept: sent now, or with what is to be tried again. */
    wake: (): void => {
      if (running) askedMeanwhile ??= 'wake';
      else if (!cancelRetry && !isStopped) start();
    },
    /** The network is back, the page is seen again, or somebody asks: tried without waiting. */
    retry: (): void => {
      if (running) askedMeanwhile = 'retry';
      else if (!isStopped) start();
    },
    stop: (): void => {
      isStopped = true;
      cancelRetry?.();
    },
    /** Resolves when the running attempt is over. */
    settled: async (): Promise<void> => {
      while (running) await running;
    },
  };
};
