import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { setToken } from '../http/token';
import { defineMutation, shown, together } from './change';
import { createQueryClient } from './client';
import type { Noun } from './noun';
import { queryOf } from './query-of';

let client: QueryClient;
let asked: { call: string; key: string | undefined; keepalive: boolean }[];
/** Answers by call; a function may wait or fail. */
let answers: Record<string, () => unknown>;

const reading = () => asked.filter(({ call }) => call.startsWith('GET')).map(({ call }) => call);
const keys = () => asked.flatMap(({ key }) => key ?? []);

const me = () => queryOf(['users', 'me'], 'GET /api/v1/Users/me', {});
const club = () => queryOf(['settings', 'club'], 'GET /api/v1/Settings/club', {});
const dashboard = () => queryOf(['dashboard'], 'GET /api/v1/Dashboard', {});
const log = () => queryOf(['audit'], 'GET /api/v1/Audit', { query: {} });

/** Opens pages with these queries, and waits until they have their data. */
const open = async (...queries: { queryKey: readonly unknown[] }[]) => {
  for (const query of queries) new QueryObserver(client, query as never).subscribe(() => undefined);
  await turns();
  asked = [];
};
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const nameShown = () => client.getQueryData(me().queryKey)?.firstName;

const rename = (changes: readonly Noun[] = ['users']) =>
  defineMutation('PUT /api/v1/Users/me', {
    changes,
    optimistic: ({ body }) => [shown(me(), (known) => known && { ...known, ...body })],
    answers: (saved) => [shown(me(), saved)],
  });
const named = (firstName: string) => ({ body: { firstName } }) as never;

beforeEach(() => {
  sessionStorage.clear();
  setToken('t1');
  answers = {};
  asked = [];
  globalThis.fetch = (async (path: string, { method = 'GET', headers, keepalive }: RequestInit) => {
    const call = `${method} ${path.replace(/\?.*/, '')}`;
    const key = new Headers(headers).get('Idempotency-Key') ?? undefined;
    asked.push({ call, key, keepalive: keepalive === true });
    const body = await (answers[call]?.() ?? {});
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  setToken(null);
});

test('a change reads again what it names, the log and the dashboard, and nothing else', async () => {
  await open(me(), club(), dashboard(), log());
  await defineMutation('PUT /api/v1/Users/me', { changes: ['users'] })(named('Zoé'));
  await turns();
  expect(reading().sort()).toEqual(['GET /api/v1/Audit', 'GET /api/v1/Dashboard', 'GET /api/v1/Users/me']);
});

test('so does one that failed: the server may have done it all the same', async () => {
  await open(me());
  answers['PUT /api/v1/Users/me'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(
    defineMutation('PUT /api/v1/Users/me', { changes: ['users'] })(named('Zoé')),
  ).rejects.toThrow();
  await turns();
  expect(reading()).toEqual(['GET /api/v1/Users/me']);
});

test('what the reply answers is shown, and not read again', async () => {
  await open(me(), club());
  answers['PUT /api/v1/Users/me'] = () => ({ firstName: 'Zoé' });
  await rename(['users', 'settings'])(named('Zoé'));
  await turns();
  expect(nameShown()).toBe('Zoé');
  expect(reading()).toEqual(['GET /api/v1/Settings/club']);
});

test('an optimistic change shows at once, and is taken back when it fails', async () => {
  answers['GET /api/v1/Users/me'] = () => ({ firstName: 'Léa' });
  await open(me());
  let fail = (_error: Error) => {};
  answers['PUT /api/v1/Users/me'] = () => new Promise((_done, reject) => (fail = reject));
  const changing = rename([])(named('Zoé'));
  await turns();
  expect(nameShown()).toBe('Zoé');
  fail(new TypeError('Failed to fetch'));
  await expect(changing).rejects.toThrow();
  expect(nameShown()).toBe('Léa');
});

test('a reply does not replace what a newer change already shows, and pages are read again once', async () => {
  await open(me(), club());
  const reply: ((saved: unknown) => void)[] = [];
  answers['PUT /api/v1/Users/me'] = () => new Promise((done) => reply.push(done));
  const change = rename(['users', 'settings']);
  const both = [change(named('Zoé')), change(named('Ana'))];
  await turns();
  reply[0]?.({ firstName: 'Zoé' });
  await both[0];
  await turns();
  expect(nameShown()).toBe('Ana');
  expect(reading()).toEqual([]);
  answers['GET /api/v1/Users/me'] = () => ({ firstName: 'Ana' });
  reply[1]?.({ firstName: 'Ana' });
  await both[1];
  await turns();
  expect(nameShown()).toBe('Ana');
  expect(reading().sort()).toEqual(['GET /api/v1/Settings/club', 'GET /api/v1/Users/me']);
});

test('what is refused while another change is pending does not stay on the page when that one succeeds', async () => {
  answers['GET /api/v1/Users/me'] = () => ({ firstName: 'Léa' });
  await open(me());
  const replies: { take(reply: unknown): void; refuse(error: Error): void }[] = [];
  answers['PUT /api/v1/Users/me'] = () =>
    new Promise((take, refuse) => {
      replies.push({ take, refuse });
    });
  const change = defineMutation('PUT /api/v1/Users/me', {
    changes: ['users'],
    optimistic: ({ body }) => [shown(me(), (known) => known && { ...known, ...body })],
    answers: (_, { body }) => [shown(me(), (known) => known && { ...known, ...body })],
  });
  const both = [change(named('Zoé')), change({ body: { lastName: 'Roy' } } as never)];
  await turns();
  replies[0]?.refuse(new TypeError('Failed to fetch'));
  await expect(both[0]).rejects.toThrow();
  replies[1]?.take({});
  await both[1];
  await turns();
  expect(reading()).toEqual(['GET /api/v1/Users/me']);
  expect(nameShown()).toBe('Léa');
});

test('of several changes that belong together, pages are read again after the last', async () => {
  await open(me());
  const change = defineMutation('PUT /api/v1/Users/me', { changes: ['users'] });
  await together(async () => {
    await change(named('Zoé'));
    await change(named('Ana'));
    await turns();
    expect(reading()).toEqual([]);
  });
  await turns();
  expect(reading()).toEqual(['GET /api/v1/Users/me']);
});

test('a press has one key until its reply has come: another try keeps it, another press does not', async () => {
  const change = defineMutation('PUT /api/v1/Users/me', { changes: [] });
  answers['PUT /api/v1/Users/me'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(change(named('Zoé'))).rejects.toThrow();
  delete answers['PUT /api/v1/Users/me'];
  await change(named('Zoé'));
  await change(named('Zoé'));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
