import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DoorEvent } from 'shared-api/door';

/** What somebody did at a door, as this phone keeps it. */
export interface KeptEvent {
  event: DoorEvent;
  session: string;
  /** Who was logged in: only they see it, and it is sent as them. */
  owner: string;
  /** `refused`: the server will not take it, however often it is sent. */
  state: 'waiting' | 'sent' | 'refused';
  /** Whom it is about, as they were called here: another session's list may not know them. */
  name?: string;
  /** Why it was refused, in the words of the server. */
  reason?: string;
  /** Somebody's lasting id, by the server's reply to their walk-in. */
  person?: string;
}

/** What the page says of an event; the phone adds who, when and in which order. */
export type DoorAct = Omit<DoorEvent, 'id' | 'deviceTime' | 'device' | 'sequence'>;

interface Schema extends DBSchema {
  events: { key: string; value: KeptEvent };
  device: { key: 'this'; value: { device: string; sequence: number } };
}

const inOrder = (a: KeptEvent, b: KeptEvent) => a.event.sequence - b.event.sequence;

/** The events that this phone keeps, in the order in which they happened here. */
export interface EventStore {
  /** This browser's id, made on first use. */
  device(): Promise<string>;
  /** Keeps what has just happened; when it resolves, a killed browser still knows. */
  add(
    owner: string,
    session: string,
    acts: readonly DoorAct[],
    names?: ReadonlyMap<string, string>,
  ): Promise<KeptEvent[]>;
  /** Keeps again what was deleted with the browser's data, and this page still knows. */
  restore(kept: readonly KeptEvent[]): Promise<void>;
  all(): Promise<KeptEvent[]>;
  /** Notes what became of some; one that is gone meanwhile stays gone. */
  update(changed: readonly KeptEvent[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const storeIn = (opened: () => Promise<IDBPDatabase<Schema>>): EventStore => ({
  async device() {
    const transaction = (await opened()).transaction('device', 'readwrite');
    const known = (await transaction.store.get('this')) ?? { device: crypto.randomUUID(), sequence: 0 };
    await transaction.store.put(known, 'this');
    await transaction.done;
    return known.device;
  },
  async add(owner, session, acts, names) {
    const db = await opened();
    const transaction = db.transaction(['events', 'device'], 'readwrite', { durability: 'strict' });
    const [events, devices] = [transaction.objectStore('events'), transaction.objectStore('device')];
    const known = await devices.get('this');
    const device = known?.device ?? crypto.randomUUID();
    const first = (known?.sequence ?? 0) + 1;
    // biome-ignore lint/plugin: the server knows by this clock, too, when it was sent.
    const deviceTime = new Date().toISOString();
    const added = acts.map((act, index): KeptEvent => {
      const event = { ...act, id: crypto.randomUUID(), deviceTime, device, sequence: first + index };
      const name = act.person === null ? undefined : names?.get(act.person);
      return { event, session, owner, state: 'waiting', ...(name && { name }) };
    });
    await Promise.all([
      devices.put({ device, sequence: first + acts.length - 1 }, 'this'),
      ...added.map((kept) => events.put(kept, kept.event.id)),
    ]);
    await transaction.done;
    return added;
  },
  async restore(kept) {
    const transaction = (await opened()).transaction('events', 'readwrite', { durability: 'strict' });
    for (const one of kept) await transaction.store.put(one, one.event.id);
    await transaction.done;
  },
  all: async () => (await (await opened()).getAll('events')).sort(inOrder),
  async update(changed) {
    const transaction = (await opened()).transaction('events', 'readwrite');
    for (const kept of changed)
      if (await transaction.store.getKey(kept.event.id)) await transaction.store.put(kept, kept.event.id);
    await transaction.done;
  },
  async remove(ids) {
    const transaction = (await opened()).transaction('events', 'readwrite');
    for (const id of ids) await transaction.store.delete(id);
    await transaction.done;
  },
});

/**
 * Opens this browser's store.
 * @param onLost its data were deleted while the page is open; it has been opened anew
 * @throws where the browser keeps nothing, as in some private windows
 */
export const openEventStore = async (onLost?: () => void): Promise<EventStore> => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const open = async () =>
    openDB<Schema>('door', 1, {
      upgrade(db) {
        db.createObjectStore('events');
        db.createObjectStore('device');
      },
      terminated() {
        opened = undefined;
        onLost?.();
      },
    });
  const connect = (): Promise<IDBPDatabase<Schema>> => {
    if (opened) return opened;
    // While the data are being deleted, a browser opens nothing.
    const again = () => new Promise((resolve) => setTimeout(resolve, 500)).then(open);
    const now = open().catch(again);
    now.catch(() => {
      if (opened === now) opened = undefined;
    });
    opened = now;
    return now;
  };
  await connect();
  return storeIn(connect);
};
