import { useSyncExternalStore } from 'react';
import { personOf, useAuth } from 'shared-api';
import { sendEvents } from '../api';
import { type DoorAct, type EventStore, type KeptEvent, openEventStore } from './event-store';
import { linkTo } from './link';
import { createUpload, type UploadProblem } from './upload';

/** What this phone knows of one person's events. */
interface DeskState {
  /** Undefined until the store has been read. */
  kept: readonly KeptEvent[] | undefined;
  /** This browser's id. */
  device: string;
  /** Somebody else's events that wait for their login. */
  others: number;
  problem: UploadProblem | 'noStore';
}

/** One person's desk in this tab, or that of a link: it goes on sending on whatever page they are, until they log out. */
export interface Desk {
  owner: string;
  /** Keeps what has just happened, and sends it when it can. */
  act(session: string, acts: readonly DoorAct[], names: ReadonlyMap<string, string>): Promise<void>;
  /** Tries now what waits. */
  retry(): void;
  /** Forgets what was sent, as far as the list tells it. @param events all that it tells */
  told(events: ReadonlySet<string>): Promise<void>;
  /** Sends what was refused once more. */
  sendAgain(events: readonly KeptEvent[]): Promise<void>;
  /** Forgets refused events that somebody has noted. */
  remove(ids: readonly string[]): Promise<void>;
  state(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Tells whoever leaves that so many events wait for their next login here. */
  onLeave: (waiting: number) => void;
  stop(): void;
}

/** The owner of what is noted by a link. */
export const byLink = '';

const day = 24 * 3_600_000;

const later = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const openDesk = (owner: string): Desk => {
  let state: DeskState = { kept: undefined, device: '', others: 0, problem: null };
  const listeners = new Set<() => void>();
  const left = new AbortController();
  /** What the list has told, which is surely on this phone's disk once it has told so again, or the page is left. */
  let told: ReadonlySet<string> = new Set();
  const show = (change: Partial<DeskState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const read = async (store: EventStore, change: Partial<DeskState> = {}) => {
    const all = await store.all();
    const kept = all.filter((one) => one.owner === owner);
    const others = all.filter((one) => one.owner !== owner && one.state === 'waiting').length;
    show({ ...change, kept, others });
  };
  const forget = async (store: EventStore, isDone: (id: string) => boolean) => {
    const sent = state.kept?.filter(({ state, event }) => state === 'sent' && isDone(event.id)) ?? [];
    if (sent.length === 0) return;
    await store.remove(sent.map(({ event }) => event.id));
    await read(store);
  };
  const start = async () => {
    const store = await openEventStore(() => void restore());
    // Of a page that was killed before it could forget them.
    const isOld = ({ state, event }: KeptEvent) =>
      // biome-ignore lint/plugin: how long ago, by one clock.
      state === 'sent' && Date.parse(event.deviceTime) < Date.now() - day;
    await store.remove((await store.all()).filter(isOld).map(({ event }) => event.id));
    const upload = createUpload({
      ...{ store, owner, later },
      send: (id, events) =>
        sendEvents({
          params: { id },
          // biome-ignore lint/plugin: by the clock of the events, from which the server knows how long ago they happened.
          body: { sentAt: new Date().toISOString(), events: [...events] },
          ...linkTo(id),
          // A link is nobody, whoever is logged in.
          anonymous: owner === byLink,
        }),
      changed: (problem) => void read(store, { problem }),
    });
    await read(store, { device: await store.device() });
    // Who has left meanwhile sends nothing.
    if (left.signal.aborted) return { store, upload };
    upload.wake();
    addEventListener('online', upload.retry, { signal: left.signal });
    const look = () => {
      if (document.visibilityState !== 'visible') return void forget(store, (id) => told.has(id));
      // Another tab may have done something.
      void read(store);
      upload.retry();
    };
    document.addEventListener('visibilitychange', look, { signal: left.signal });
    left.signal.addEventListener('abort', upload.stop);
    return { store, upload };
  };
  const started = start();
  const restore = async () => {
    const { store, upload } = await started;
    await store.restore(state.kept ?? []);
    await read(store, { device: await store.device() });
    upload.wake();
  };
  started.catch(() => show({ kept: [], problem: 'noStore' }));
  return {
    owner,
    async act(session, acts, names) {
      const { store, upload } = await started;
      await store.add(owner, session, acts, names);
      await read(store);
      upload.wake();
    },
    retry: () => void started.then(({ upload }) => upload.retry()),
    async told(events) {
      const { store } = await started;
      const before = told;
      told = events;
      await forget(store, (id) => before.has(id) && events.has(id));
    },
    async sendAgain(events) {
      const { store, upload } = await started;
      await store.update(events.map(({ reason: _, ...kept }) => ({ ...kept, state: 'waiting' })));
      await read(store);
      upload.retry();
    },
    async remove(ids) {
      const { store } = await started;
      await store.remove(ids);
      await read(store);
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLeave: () => undefined,
    stop: () => left.abort(),
  };
};

let current: Desk | undefined;

/** The desk of whoever is logged in. */
export const deskOf = (owner: string): Desk => {
  if (current?.owner !== owner) current?.stop();
  current = current?.owner === owner ? current : openDesk(owner);
  return current;
};

// However a login ends: what they did is kept for them, and nobody else sends it.
useAuth.subscribe((auth) => {
  if (!current || current.owner === byLink || personOf(auth) === current.owner) return;
  const waiting = current.state().kept?.filter(({ state }) => state === 'waiting').length ?? 0;
  if (waiting > 0) current.onLeave(waiting);
  current.stop();
  current = undefined;
});

/** What this phone keeps of a desk. */
export const useDesk = (desk: Desk): DeskState => useSyncExternalStore(desk.subscribe, desk.state);
