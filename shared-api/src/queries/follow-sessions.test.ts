import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { call } from '../http/call';
import { setToken } from '../http/token';
import { defineMutation, shown as shownAs } from './change';
import { createQueryClient, liveQueryOptions } from './client';
import { followSessions } from './follow-sessions';
import { queryOf } from './query-of';
import { balanceQuery, clubQuery } from './shared';

const upcomingSessionsQuery = () =>
  queryOf(['sessions', 'upcoming'], 'GET /api/v1/Sessions/upcoming', {}, liveQueryOptions);
const myAttendanceQuery = () => queryOf(['attendance', 'me'], 'GET /api/v1/Attendance/me', {});

/** Longer than any page's polling interval, and shorter than two of them. */
const period = 3600;
const revisionPath = '/api/v1/Sessions/revision';

let client: QueryClient;
let revision: string;
let sessions: object[];
let refuses: boolean;
/** What the replies say of the revision; older servers say nothing. */
let told: Record<string, string>;
let asked: { path: string; token: string | undefined }[];
/** Resolves when the changing call is answered. */
let answering: Promise<void>;
const times = (path: string) => asked.filter((one) => one.path === path).length;
const questions = () => times(revisionPath);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const show = (...queries: { queryKey: readonly unknown[] }[]) => {
  const stops = queries.map((query) => new QueryObserver(client, query as never).subscribe(() => undefined));
  return () => {
    for (const stop of stops) stop();
  };
};
const shown = () => client.getQueryData(upcomingSessionsQuery().queryKey);

beforeEach(() => {
  jest.useFakeTimers();
  [revision, sessions, refuses, asked] = ['r1', [{ id: 's1', taken: 8 }], false, []];
  told = {};
  setToken('t1');
  globalThis.fetch = (async (path: string, { method, headers = {} }: RequestInit) => {
    asked.push({ path, token: (headers as Record<string, string>).Authorization });
    if (method === 'POST') await answering;
    if (refuses && path === revisionPath) return { ok: false, status: 500, text: async () => '' };
    const body = path === revisionPath ? { revision } : sessions;
    return { ok: true, status: 200, headers: new Headers(told), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
  client = createQueryClient();
  client.mount();
  followSessions(client);
});
afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  setToken(null);
  jest.useRealTimers();
});

test('a changed revision brings what is shown of sessions within 5 seconds, and nothing else', async () => {
  show(upcomingSessionsQuery(), myAttendanceQuery(), balanceQuery(), clubQuery());
  await pass(2 * period);
  const before = asked.length;
  const [first] = shown() as object[];
  await pass(period);
  expect(new Set(asked.slice(before).map(({ path }) => path))).toEqual(new Set([revisionPath]));
  expect((shown() as object[])[0]).toBe(first);

  sessions = [{ id: 's1', taken: 9 }];
  revision = 'r2';
  const changed = asked.length;
  await pass(period);
  expect(shown()).toEqual(sessions);
  expect(
    asked
      .slice(changed)
      .map(({ path }) => path)
      .filter((path) => path !== revisionPath),
  ).toEqual(['/api/v1/Sessions/upcoming', '/api/v1/Attendance/me', '/api/v1/Balances/mine']);
});

test('what has changed between the data and the first question is not missed', async () => {
  show(upcomingSessionsQuery());
  await pass(1);
  sessions = [{ id: 's1', taken: 9 }];
  revision = 'r2';
  await pass(period);
  expect(shown()).toEqual(sessions);
});

test('data whose reply has the current revision are not read again, and those with an older one are', async () => {
  told = { 'Sessions-Revision': 'r1' };
  show(upcomingSessionsQuery());
  await pass(2 * period);
  expect(questions()).toBeGreaterThan(0);
  expect(times('/api/v1/Sessions/upcoming')).toBe(1);
  revision = 'r2';
  told = { 'Sessions-Revision': revision };
  await pass(period);
  expect(times('/api/v1/Sessions/upcoming')).toBe(2);
});

test('data that a reply has replaced are read again: of a repeated call it may be older than they were', async () => {
  told = { 'Sessions-Revision': 'r1' };
  show(upcomingSessionsQuery());
  await pass(2 * period);
  await defineMutation('POST /api/v1/Sessions/{id}/waiting-list', {
    changes: [],
    answers: () => [shownAs(upcomingSessionsQuery(), [])],
  })({ params: { id: 's1' } });
  expect(shown()).toEqual([]);
  await pass(period);
  expect(shown()).toEqual(sessions);
  await pass(3 * period);
  expect(times('/api/v1/Sessions/upcoming')).toBe(2);
});

test('data that were under way when the answer came are asked for again', async () => {
  show(upcomingSessionsQuery());
  await pass(2 * period);
  const reads = times('/api/v1/Sessions/upcoming');
  void client.invalidateQueries({ queryKey: upcomingSessionsQuery().queryKey });
  revision = 'r2';
  await pass(period);
  expect(times('/api/v1/Sessions/upcoming')).toBe(reads + 2);
  await pass(3 * period);
  expect(times('/api/v1/Sessions/upcoming')).toBe(reads + 2);
});

test('a page without sessions asks nothing, and neither does one that has been left', async () => {
  show(clubQuery(), balanceQuery());
  await pass(5 * period);
  expect(questions()).toBe(0);
  const leave = show(upcomingSessionsQuery());
  await pass(period);
  expect(questions()).toBe(1);
  leave();
  await pass(5 * period);
  expect(questions()).toBe(1);
});

test('a page that is opened later asks at once: what it keeps may be older than the last question', async () => {
  show(upcomingSessionsQuery())();
  await pass(1);
  const leave = show(upcomingSessionsQuery());
  await pass(period);
  leave();
  await pass(10_000);
  sessions = [{ id: 's1', taken: 9 }];
  revision = 'r2';
  show(upcomingSessionsQuery());
  await pass(1);
  expect(shown()).toEqual(sessions);
});

test.each<[name: string, set: (isOn: boolean) => void, milliseconds: number]>([
  ['a hidden page', (isSeen) => focusManager.setFocused(isSeen), 3_600_000],
  ['a page without a connection', (isOnline) => onlineManager.setOnline(isOnline), 60_000],
])('%s asks nothing, and asks at once when that is over', async (_, set, milliseconds) => {
  show(upcomingSessionsQuery());
  await pass(period);
  set(false);
  const before = questions();
  await pass(milliseconds);
  expect(questions()).toBe(before);
  set(true);
  await pass(1);
  expect(questions()).toBe(before + 1);
});

test('after failures it asks more and more rarely, and goes on as before after a success', async () => {
  show(upcomingSessionsQuery());
  await pass(period);
  refuses = true;
  const before = questions();
  await pass(600_000);
  const tried = questions() - before;
  expect(tried).toBeGreaterThan(8);
  expect(tried).toBeLessThan(18);
  refuses = false;
  revision = 'r2';
  sessions = [{ id: 's1', taken: 9 }];
  await pass(60_000);
  expect(shown()).toEqual(sessions);
  const now = questions();
  await pass(30_000);
  expect(questions() - now).toBeGreaterThan(7);
});

test('while an answer is being sent nothing is asked, and nothing redrawn under it', async () => {
  show(upcomingSessionsQuery());
  await pass(2 * period);
  let answer = () => {};
  answering = new Promise((resolve) => {
    answer = resolve;
  });
  const sent = call('POST /api/v1/Sessions/{id}/waiting-list', {
    params: { id: 's1' },
    body: { notes: null },
  });
  const before = asked.length;
  revision = 'r2';
  await pass(3 * period);
  expect(asked).toHaveLength(before);
  answer();
  await sent;
  await pass(period);
  expect(asked.slice(before, before + 2).map(({ path }) => path)).toEqual([
    revisionPath,
    '/api/v1/Sessions/upcoming',
  ]);
});

test('the question carries no token: it neither prolongs a login nor counts against its calls', async () => {
  show(upcomingSessionsQuery());
  await pass(period);
  expect(asked.find(({ path }) => path === revisionPath)?.token).toBeUndefined();
  expect(asked.find(({ path }) => path !== revisionPath)?.token).toBe('Bearer t1');
});
