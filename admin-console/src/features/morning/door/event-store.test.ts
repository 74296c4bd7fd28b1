import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { type DoorAct, openEventStore } from './event-store';

// Missing in jsdom.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const here: DoorAct = { kind: 'here', person: 'ana' };

test('an event says whom it is about, as they were called here', async () => {
  const store = await openEventStore();
  await store.add('vera', 's1', [here, { kind: 'closed', person: null }], new Map([['ana', 'Ana Roy']]));
  expect((await store.all()).map(({ event, name }) => [event.kind, name])).toEqual([
    ['here', 'Ana Roy'],
    ['closed', undefined],
  ]);
});

test('when the browser’s data are deleted while the page is open, it goes on, and what it knows is kept again', async () => {
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  jest.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    const request = open(...given);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const lost = jest.fn();
  const store = await openEventStore(lost);
  const [kept] = await store.add('vera', 's1', [here]);
  const [db] = opened;
  if (!kept || !db) throw new Error('Nothing was opened');
  forceCloseDatabase(db as never);
  globalThis.indexedDB = new IDBFactory();
  // As Chromium does for a moment.
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The connection was closed.', 'AbortError');
  });
  expect(lost).toHaveBeenCalledTimes(1);
  await store.restore([kept]);
  await store.add('vera', 's1', [{ kind: 'late', person: 'ben' }]);
  expect((await store.all()).map(({ event: { person } }) => person).sort()).toEqual(['ana', 'ben']);
  expect(await (await openDB('door')).count('events')).toBe(2);
});
