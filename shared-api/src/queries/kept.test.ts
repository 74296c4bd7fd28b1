import { QueryObserver } from '@tanstack/react-query';
import { setToken } from '../http/token';
import { createQueryClient } from './client';
import { forgetKept, keepAnswers, keptUntil } from './kept';
import { queryOf } from './query-of';
import { availableSessionsQuery, meQuery } from './shared';

/** Opens a page that shows the upcoming sessions. */
const open = (person: string | null) => {
  setToken(person && 'token', person);
  const client = createQueryClient(person);
  const stop = keepAnswers(client, person);
  const observer = new QueryObserver(client, availableSessionsQuery());
  const first = observer.getCurrentResult();
  const leave = observer.subscribe(() => undefined);
  const close = () => {
    leave();
    stop();
    client.clear();
  };
  return { client, first, observer, close };
};
const answers = (own: boolean) => {
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify([{ id: 's1', isAttending: own }]),
  })) as unknown as typeof fetch;
};
/** A server that does not answer. */
const silent = () => {
  globalThis.fetch = jest.fn(() => new Promise(() => undefined)) as unknown as typeof fetch;
};
const answered = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => localStorage.clear());
afterEach(() => setToken(null));

/** A visit that was answered. */
const visit = async (person: string | null) => {
  answers(person !== null);
  const { client, close } = open(person);
  await answered();
  close();
  return client;
};

test('a member’s next visit begins with their own last answer, with its age, and asks again at once', async () => {
  const before = Date.now();
  await visit('anna');
  silent();
  const { first, observer, close } = open('anna');
  expect(first).toMatchObject({ data: [{ id: 's1', isAttending: true }], isStale: true });
  expect(first.dataUpdatedAt).toBeGreaterThanOrEqual(before);
  expect(observer.getCurrentResult().isFetching).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
  close();
});

test.each([
  ['a visitor’s copy is no member’s', null, 'anna'],
  ['a member’s is no visitor’s', 'anna', null],
  ['nor another member’s', 'anna', 'bob'],
])('%s, and is deleted when they come', async (_, one, other) => {
  await visit(one);
  expect(localStorage).toHaveLength(1);
  silent();
  const { first, close } = open(other);
  expect(first.data).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  close();
});

test('only the server’s word is kept, and only of what a page says it keeps', async () => {
  answers(true);
  const { client, close } = open('anna');
  await client.fetchQuery(meQuery());
  await answered();
  client.setQueryData(availableSessionsQuery().queryKey, []);
  expect(Object.entries(localStorage)).toEqual([
    ['kept anna ["sessions","available"]', expect.stringContaining('"isAttending":true')],
  ]);
  close();
});

test('an answer that comes after its person has left is not kept', async () => {
  answers(true);
  const { close } = open('anna');
  close();
  forgetKept(null);
  await answered();
  expect(localStorage).toHaveLength(0);
});

test('what cannot be read counts as nothing', async () => {
  await visit('anna');
  localStorage.setItem('kept anna ["sessions","available"]', '{');
  silent();
  const { first, close } = open('anna');
  expect(first.data).toBeUndefined();
  close();
});

test('what may be kept for a while is deleted after it, at whatever page the site is opened', async () => {
  setToken('token', 'anna');
  answers(true);
  const open = async (end: number) => {
    const client = createQueryClient('anna');
    const stop = keepAnswers(client, 'anna');
    const query = queryOf(
      ['sessions', 's1', 'roster'],
      'GET /api/v1/Sessions/available',
      {},
      keptUntil(() => end),
    );
    const observer = new QueryObserver(client, query);
    const { data } = observer.getCurrentResult();
    const leave = observer.subscribe(() => undefined);
    await answered();
    leave();
    stop();
    client.clear();
    return data;
  };
  await open(Date.now() + 60_000);
  expect(await open(Date.now() - 1)).toEqual([{ id: 's1', isAttending: true }]);
  expect(localStorage).toHaveLength(1);
  keepAnswers(createQueryClient('anna'), 'anna')();
  expect(localStorage).toHaveLength(0);
  expect(await open(Date.now() - 1)).toBeUndefined();
});
