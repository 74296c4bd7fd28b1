import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError, rules } from 'shared-api';
import { type DoorEvent, doorState, happenedOn } from 'shared-api/door';
import { type DoorAct, type EventStore, openEventStore } from './event-store';
import { createUpload, type UploadProblem } from './upload';

// Missing in jsdom.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

const [ana, ben, tmp] = ['ana', 'ben', 'tmp'];
const here = (person: string): DoorAct => ({ kind: 'here', person });
const walkIn: DoorAct = { kind: 'walk-in', person: tmp, walkIn: { firstName: 'Zoé' } };
const noAnswer = new ApiError({ code: 'noResponse' });
const refusal = new ApiError({ code: 'validation', status: 400, message: 'Unreadable.' });
const failing = (error: ApiError) => async () => Promise.reject(error);

/** A server that keeps each event once. */
const createServer = () => {
  const kept = new Map<string, DoorEvent & { happenedOn: string }>();
  const bodies: string[][] = [];
  const results: string[] = [];
  const receive = async (_session: string, events: readonly DoorEvent[], sentAt = new Date()) => {
    bodies.push(events.map(({ person, kind }) => `${kind} ${person}`));
    return events.map((event) => {
      const result = kept.has(event.id) ? ('duplicate' as const) : ('applied' as const);
      results.push(result);
      const at = happenedOn(event.deviceTime, sentAt.toISOString(), new Date(), new Date());
      if (result === 'applied') kept.set(event.id, { ...event, happenedOn: at });
      return { id: event.id, result };
    });
  };
  return { receive, bodies, results, state: () => doorState([...kept.values()]), kept };
};

interface PhoneOptions {
  store: EventStore;
  owner?: string;
  send: Parameters<typeof createUpload>[0]['send'];
}

const startPhone = ({ store, owner = 'vera', send }: PhoneOptions) => {
  const pauses: number[] = [];
  const problems: UploadProblem[] = [];
  let due: (() => void) | undefined;
  const upload = createUpload({
    ...{ store, owner, send },
    changed: (problem) => problems.push(problem),
    later: (run, milliseconds) => {
      pauses.push(milliseconds);
      due = run;
      return () => {
        due = undefined;
      };
    },
  });
  const note = async (...acts: DoorAct[]) => {
    await store.add(owner, 's1', acts);
    upload.wake();
    await upload.settled();
  };
  const passTime = async () => {
    due?.();
    await upload.settled();
  };
  const states = async () => (await store.all()).map(({ event, state }) => `${event.person} ${state}`);
  return { ...upload, note, passTime, states, pauses, problems };
};

let store: EventStore;
/** Another browser's storage. */
const anotherStore = async () => {
  globalThis.indexedDB = new IDBFactory();
  return openEventStore();
};
beforeEach(async () => {
  store = await anotherStore();
});

test('what happens is kept before it is sent, in the order in which it happened', async () => {
  const server = createServer();
  const phone = startPhone({ store, send: server.receive });
  await phone.note(here(ana), here(ben));
  await phone.note({ kind: 'undo', person: ana });
  expect(server.bodies).toEqual([['here ana', 'here ben'], ['undo ana']]);
  expect(await phone.states()).toEqual(['ana sent', 'ben sent', 'ana sent']);
  const kept = (await store.all()).map(({ event }) => event);
  expect(kept.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(new Set(kept.map(({ device }) => device))).toEqual(new Set([await store.device()]));
});

test('five hundred events of a morning without a network go up in their order, once each', async () => {
  const server = createServer();
  const phone = startPhone({ store, send: server.receive });
  const acts = Array.from({ length: 500 }, (_, index) => here(`${index}`));
  await phone.note(...acts);
  expect(server.bodies.flat()).toEqual(acts.map(({ person }) => `here ${person}`));
  expect(Math.max(...server.bodies.map(({ length }) => length))).toBeLessThanOrEqual(rules.door.events);
  expect(new Set(server.results)).toEqual(new Set(['applied']));
});

test('a browser that is killed between keeping and sending sends it when it is opened again', async () => {
  await store.add('vera', 's1', [here(ana)]);
  const server = createServer();
  const reopened = await openEventStore();
  const phone = startPhone({ store: reopened, send: server.receive });
  phone.wake();
  await phone.settled();
  expect(server.bodies).toEqual([['here ana']]);
  await phone.note(here(ben));
  expect((await reopened.all()).map(({ event }) => event.sequence)).toEqual([1, 2]);
});

test('a reply that is lost is a duplicate the next time, and a success', async () => {
  const server = createServer();
  let isLost = true;
  const phone = startPhone({
    store,
    send: async (session, events) => {
      const results = await server.receive(session, events);
      if (isLost) throw noAnswer;
      return results;
    },
  });
  await phone.note(here(ana));
  expect(await phone.states()).toEqual(['ana waiting']);
  isLost = false;
  await phone.passTime();
  expect(server.results).toEqual(['applied', 'duplicate']);
  expect(await phone.states()).toEqual(['ana sent']);
  expect(server.state().marks.size).toBe(1);
});

test('one that is refused in the middle is parked with its reason; the rest goes on', async () => {
  const server = createServer();
  const isBad = ({ person }: DoorEvent) => person === 'bad';
  const phone = startPhone({
    store,
    send: async (session, events) => {
      if (events.some(isBad)) throw refusal;
      return server.receive(session, events);
    },
  });
  const people = Array.from({ length: 30 }, (_, index) => (index === 17 ? 'bad' : `p${index}`));
  await phone.note(...people.map(here));
  const all = await store.all();
  expect(all.filter(({ state }) => state === 'refused')).toMatchObject([
    { event: { person: 'bad' }, reason: 'Unreadable.' },
  ]);
  expect(server.state().marks.size).toBe(29);
  // In order, nothing twice, and never retried.
  expect(server.bodies.flat()).toEqual(people.filter((one) => one !== 'bad').map((one) => `here ${one}`));
  const tries = server.bodies.length;
  phone.retry();
  await phone.settled();
  expect(server.bodies).toHaveLength(tries);
  expect(phone.pauses).toEqual([]);
});

test('what names a walk-in that was refused is parked with them', async () => {
  const server = createServer();
  const phone = startPhone({
    store,
    send: async (session, events) => {
      if (events.some(({ kind, person }) => kind === 'walk-in' && person === tmp)) throw refusal;
      return server.receive(session, events);
    },
  });
  await phone.note(walkIn, { kind: 'paid', person: tmp, method: 'cash' }, here(ben));
  expect(await phone.states()).toEqual(['tmp refused', 'tmp refused', 'ben sent']);
  expect(server.bodies).toEqual([['here ben']]);
});

test('a walk-in goes up before what names them, also where the network fails in between', async () => {
  const server = createServer();
  let send: Parameters<typeof createUpload>[0]['send'] = failing(noAnswer);
  const phone = startPhone({ store, send: (...asked) => send(...asked) });
  await phone.note(walkIn);
  await phone.note({ kind: 'paid', person: tmp, method: 'cash' });
  send = server.receive;
  await phone.passTime();
  expect(server.bodies).toEqual([['walk-in tmp', 'paid tmp']]);
});

test('without an answer it pauses longer and longer, and a tap does not shorten it', async () => {
  const send = jest.fn(failing(noAnswer));
  const phone = startPhone({ store, send });
  await phone.note(here(ana));
  for (let time = 0; time < 6; time++) await phone.passTime();
  expect(phone.pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(send).toHaveBeenCalledTimes(7);
  await phone.note(here(ben));
  expect(send).toHaveBeenCalledTimes(7);
  // The network is back.
  phone.retry();
  await phone.settled();
  expect(send).toHaveBeenCalledTimes(8);
  expect(phone.problems.at(-1)).toBe('noAnswer');
});

test.each([401, 403])(
  'an access that has ended (%s) keeps everything, and asks no more by itself',
  async (status) => {
    const refused = new ApiError({ code: 'notAllowed' as ApiError['code'], status });
    const phone = startPhone({ store, send: failing(refused) });
    await phone.note(here(ana));
    expect(await phone.states()).toEqual(['ana waiting']);
    expect(phone.pauses).toEqual([]);
    expect(phone.problems.at(-1)).toBe('noAccess');
  },
);

test('a door that takes no more keeps everything, says so, and another one’s goes on', async () => {
  const server = createServer();
  const full = new ApiError({ code: 'doorFull', status: 409 });
  await store.add('vera', 's0', [here(ana), here(tmp)]);
  let tries = 0;
  const phone = startPhone({
    store,
    send: async (session, events) => {
      if (session === 's0') tries++;
      if (session === 's0') throw full;
      return server.receive(session, events);
    },
  });
  await phone.note(here(ben));
  expect(await phone.states()).toEqual(['ana waiting', 'tmp waiting', 'ben sent']);
  expect(phone.problems.at(-1)).toBe('full');
  // Asked once, neither in halves nor again by itself.
  expect(tries).toBe(1);
  expect(phone.pauses).toEqual([]);
});

test('the door of one session that has ended does not keep another one’s', async () => {
  const server = createServer();
  const ended = new ApiError({ code: 'notAllowed' as ApiError['code'], status: 403 });
  await store.add('vera', 's0', [here(ana)]);
  const phone = startPhone({
    store,
    send: async (session, events) => {
      if (session === 's0') throw ended;
      return server.receive(session, events);
    },
  });
  await phone.note(here(ben));
  expect(await phone.states()).toEqual(['ana waiting', 'ben sent']);
  expect(phone.problems.at(-1)).toBe('noAccess');
});

test('what somebody else has noted on this phone waits for them', async () => {
  const server = createServer();
  await store.add('paul', 's1', [here(ana)]);
  await startPhone({ store, send: server.receive }).note(here(ben));
  expect(server.bodies).toEqual([['here ben']]);
  const paul = startPhone({ store, owner: 'paul', send: server.receive });
  paul.wake();
  await paul.settled();
  expect(server.bodies).toEqual([['here ben'], ['here ana']]);
});

test('two phones whose clocks are two hours apart end with the same morning, in any order of sending', async () => {
  const server = createServer();
  const [first, second] = [store, await anotherStore()];
  const offset = 2 * 3_600_000;
  jest.useFakeTimers({
    now: Date.parse('2026-11-28T14:00:00Z'),
    doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'],
  });
  const at = async (minute: number, run: () => Promise<unknown>, ahead = 0) => {
    jest.setSystemTime(Date.parse('2026-11-28T14:00:00Z') + minute * 60_000 + ahead);
    await run();
  };
  await at(1, () => first.add('vera', 's1', [here(ana)]));
  await at(2, () => second.add('vera', 's1', [{ kind: 'undo', person: ana }]), offset);
  await at(3, () => first.add('vera', 's1', [here(ana), here(ben)]));
  const sendFrom = (kept: EventStore, ahead: number) => {
    const phone = startPhone({
      store: kept,
      send: (session, events) => server.receive(session, events, new Date(Date.now() + ahead)),
    });
    phone.wake();
    return phone.settled();
  };
  await at(10, () => sendFrom(second, offset));
  await at(11, () => sendFrom(first, 0));
  jest.useRealTimers();
  expect([...server.state().marks.keys()].sort()).toEqual(['ana', 'ben']);
  const times = [...server.kept.values()].map(
    ({ person, kind, happenedOn: at }) => `${at.slice(11, 16)} ${kind} ${person}`,
  );
  expect(times.sort()).toEqual(['14:01 here ana', '14:02 undo ana', '14:03 here ana', '14:03 here ben']);
});

test('taps during a sending are sent after it', async () => {
  const server = createServer();
  let release = () => {};
  const phone = startPhone({
    store,
    send: async (session, events) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return server.receive(session, events);
    },
  });
  await store.add('vera', 's1', [here(ana)]);
  phone.wake();
  await new Promise((resolve) => setTimeout(resolve));
  await store.add('vera', 's1', [here(ben)]);
  phone.wake();
  while (server.kept.size < 2) {
    release();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await phone.settled();
  expect(server.bodies).toEqual([['here ana'], ['here ben']]);
});
