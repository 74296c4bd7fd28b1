import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../queries/client';
import { availableSessionsQuery, clubQuery } from '../queries/shared';
import { forgetAhead } from './ahead';
import { askAhead, call } from './call';
import { setToken } from './token';

const url = '/api/v1/Sessions/available';
const name = `GET ${url}` as const;
let asked: string[];
let replies: () => object;
/** When the server sent the document, in milliseconds before now. */
let age: number;

const writeDocument = (answers: object) => {
  document.body.innerHTML = `<template id="answers">${JSON.stringify(answers)}</template>`;
};
const answered = { [url]: { revision: 'r1', body: [{ id: 'of the document' }] } };
const noteAge = () => {
  performance.getEntriesByType = (() => [
    { serverTiming: [{ name: 'at', description: String(Date.now() - age) }] },
  ]) as unknown as typeof performance.getEntriesByType;
};
const reads = () => asked.filter((one) => one === url).length;

beforeEach(() => {
  [asked, age] = [[], 0];
  replies = () => [{ id: 'of the server' }];
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    const body = path.endsWith('/revision') ? { revision: 'r1' } : replies();
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
  noteAge();
});
afterEach(() => {
  setToken(null);
  forgetAhead();
  localStorage.clear();
});

describe('what is asked before its page', () => {
  test('is answered once, to whoever asks first', async () => {
    askAhead([name]);
    askAhead([name]);
    expect(await call(name, {})).toEqual([{ id: 'of the server' }]);
    expect(reads()).toBe(1);
    await call(name, {});
    expect(reads()).toBe(2);
  });

  test('is nobody else’s, and nothing after a change', async () => {
    setToken('t1');
    askAhead([name]);
    setToken('t2');
    await call(name, {});
    expect(reads()).toBe(2);
    askAhead([name]);
    await call('POST /api/v1/Sessions/{id}/waiting-list', { params: { id: 's1' }, body: { notes: null } });
    await call(name, {});
    expect(reads()).toBe(4);
  });

  test('fails for the page that asks, and for nobody before', async () => {
    replies = () => {
      throw new TypeError('Failed to fetch');
    };
    askAhead([name]);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(call(name, {})).rejects.toMatchObject({ code: 'noResponse' });
    expect(reads()).toBe(1);
  });
});

describe('what the document answers', () => {
  /** As in a document of its own: it is read once. */
  const open = async (person: string | null) => {
    writeDocument(answered);
    let client = createQueryClient(person);
    let queries = { availableSessionsQuery, clubQuery };
    await jest.isolateModulesAsync(async () => {
      const token = await import('./token');
      token.setToken(person);
      const { createQueryClient } = await import('../queries/client');
      const kept = await import('../queries/kept');
      const { followSessions } = await import('../queries/follow-sessions');
      const ahead = await import('./call');
      queries = (await import('../queries/shared')) as never;
      client = createQueryClient(person) as never;
      kept.keepAnswers(client, person);
      followSessions(client);
      ahead.askAhead([name]);
      expect(kept.showsKept()).toBe(false);
    });
    const observer = new QueryObserver(client, queries.availableSessionsQuery());
    const stop = observer.subscribe(() => undefined);
    return { first: observer.getCurrentResult().data, client, stop };
  };

  test('is there at a visitor’s first picture, not asked for, and kept for reading without a connection', async () => {
    jest.useFakeTimers();
    // They have a `performance` of their own.
    noteAge();
    const { first, stop, client } = await open(null);
    expect(first).toEqual([{ id: 'of the document' }]);
    // The revision is the document's: nothing has changed.
    await jest.advanceTimersByTimeAsync(8000);
    expect(asked).toContain('/api/v1/Sessions/revision');
    expect(reads()).toBe(0);
    expect(JSON.stringify({ ...localStorage })).toContain('of the document');
    stop();
    client.clear();
    jest.useRealTimers();
  });

  test('is not for whoever is logged in', async () => {
    const { first, stop, client } = await open('u1');
    expect([first, reads()]).toEqual([undefined, 1]);
    stop();
    client.clear();
  });

  test('is not taken from a document that the browser shows again later', async () => {
    age = 60_000;
    const { first, stop, client } = await open(null);
    expect([first, reads()]).toEqual([undefined, 1]);
    stop();
    client.clear();
  });
});
