import { QueryObserver } from '@tanstack/react-query';
import { setToken } from '../http/token';
import { defineMutation, shown } from './change';
import { createQueryClient } from './client';
import { hasKept, keepAnswers, keptUntil, mayShowAfresh, readsBy, showAfresh, showsKept } from './kept';
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

test('a kept answer is known as one before the server is asked, and until it has answered', async () => {
  await visit('anna');
  answers(true);
  const { client, observer, close } = open('anna');
  expect(observer.getCurrentResult().data).toBeDefined();
  expect(showsKept()).toBe(true);
  await answered();
  expect(showsKept()).toBe(false);
  close();

  // As a page that is drawn before it asks.
  const stop = keepAnswers(client, 'anna');
  client.getQueryCache().build(client, client.defaultQueryOptions(availableSessionsQuery()));
  expect([client.isFetching(), showsKept()]).toEqual([0, true]);
  stop();
  client.clear();
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
  keepAnswers(createQueryClient(null), null)();
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

const place = 'kept anna ["sessions","available"]';
const keptThere = () => JSON.parse(localStorage.getItem(place) ?? '{}').data;

test('answers that were kept by another contract are not shown, and those of the same one are', async () => {
  readsBy('portal', 'one');
  await visit('anna');
  silent();
  readsBy('portal', 'one');
  const known = open('anna');
  expect(known.first.data).toBeDefined();
  // The app's next release arrives while the page already shows them.
  readsBy('portal', 'two');
  expect(known.observer.getCurrentResult().data).toBeUndefined();
  known.close();
  const { first, close } = open('anna');
  expect(first.data).toBeUndefined();
  close();
});

describe('the person’s own change', () => {
  const answer = defineMutation('PUT /api/v1/Attendance/sessions/{sessionId}', {
    changes: ['sessions'],
    optimistic: ({ body: { isAttending } }) => [
      shown(availableSessionsQuery(), (known) => known?.map((session) => ({ ...session, isAttending }))),
    ],
  });
  const sayNo = () => answer({ params: { sessionId: 's1' }, body: { isAttending: false } });

  test('is kept, though no answer has come since', async () => {
    await visit('anna');
    const { client, close } = open('anna');
    await answered();
    const said = jest.mocked(fetch).getMockImplementation() as typeof fetch;
    globalThis.fetch = jest.fn((path: string, given?: RequestInit) =>
      given?.method === 'PUT' ? said(path, given) : new Promise(() => undefined),
    ) as unknown as typeof fetch;
    await sayNo();
    expect(client.isFetching()).toBe(1);
    close();
    expect(keptThere()).toEqual([{ id: 's1', isAttending: false }]);
    expect(open('anna').first.data).toEqual([{ id: 's1', isAttending: false }]);
  });

  test('is kept for a page that was not opened this time', async () => {
    await visit('anna');
    setToken('token', 'anna');
    createQueryClient('anna');
    await sayNo();
    expect(keptThere()).toEqual([{ id: 's1', isAttending: false }]);
  });

  test('that was refused is not kept', async () => {
    await visit('anna');
    const { close } = open('anna');
    await answered();
    globalThis.fetch = jest.fn(async () => ({
      ...{ ok: false, status: 409, headers: new Headers(), text: async () => '{"code":"sessionFull"}' },
    })) as unknown as typeof fetch;
    await expect(sayNo()).rejects.toThrow();
    expect(keptThere()).toEqual([{ id: 's1', isAttending: true }]);
    close();
  });

  test('that says nothing of a kept answer makes it one for days without a connection', async () => {
    await visit('anna');
    setToken('token', 'anna');
    createQueryClient('anna');
    await defineMutation('GET /api/v1/Attendance/confirm', { changes: ['sessions'] })({ query: {} as never });
    expect(hasKept(availableSessionsQuery())).toBe(false);
    silent();
    const online = open('anna');
    expect(online.first.data).toBeUndefined();
    online.close();
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { first, close } = open('anna');
    expect(first.data).toEqual([{ id: 's1', isAttending: true }]);
    close();
    offline.mockRestore();
  });
});

test('a page that threw may be shown once more without what is kept', async () => {
  await visit('anna');
  silent();
  const { client, observer, close } = open('anna');
  expect(mayShowAfresh(client)).toBe(true);
  showAfresh(client);
  expect(observer.getCurrentResult().data).toBeUndefined();
  // It was not at fault, then.
  expect(mayShowAfresh(client)).toBe(false);
  expect(keptThere()).toBeDefined();
  close();
});
