import type { Pointer, RemoteApp } from 'shared-api';
import { pointer } from '../testing/pointer';
import { RemoteFailure } from './failure';
import { hasRun, loadApp } from './federation';
import { tryRemote } from './load';
import { overrideOf } from './override';
import { rememberFallback } from './registry';
import { reportFailure } from './report';
import { loadScript, scriptLimits } from './script';
import { isTraced, noteRetry, traceKey, traceOf } from './trace';

jest.mock('./compatibility', () => ({
  shellVersion: () => '1.0.0',
  shellBuild: () => 's1',
  incompatibilityOf: ({ shell }: Pointer) => (shell === '^9.0.0' ? 'made for shell ^9.0.0' : undefined),
}));
jest.mock('./federation', () => ({ loadApp: jest.fn(), hasRun: jest.fn(() => false) }));
jest.mock('./override', () => ({ overrideOf: jest.fn() }));

const app: RemoteApp = { contract: 1, routes: () => [], messages: async () => ({}) };
const missing = new RemoteFailure('unreachable', 'the entry could not be loaded');
const next = { ...pointer, version: '1.3.0', build: 'b7', traffic: 99 };

/** The registry's answer; without one, it is down. */
const registry = (answer?: Pointer) => {
  globalThis.fetch = jest.fn(async () => ({
    ...{ ok: !!answer, status: answer ? 200 : 503, headers: new Headers() },
    text: async () => JSON.stringify(answer),
  })) as never;
};
/** Each test has a remote of its own: what is loaded stays loaded. */
let count = 0;
const remote = () => `club-${count}`;
const tried = async () => {
  await tryRemote(remote());
  return traceOf(remote());
};

beforeEach(() => {
  count++;
  localStorage.clear();
  // For the gradual release's build, this number is among the first.
  localStorage.setItem('release-seed', '0');
  // jsdom lacks this signal.
  AbortSignal.timeout ??= () => new AbortController().signal;
  jest.mocked(loadApp).mockReset().mockResolvedValue(app);
});

test('which release was chosen, its age, and how long each step took', async () => {
  registry(pointer);
  const hour = 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(pointer.releasedAt) + hour);
  const { version, build, why, age, ...rest } = await tried();
  jest.restoreAllMocks();
  expect([version, build, why, age]).toEqual(['1.2.0', 'a1b2c3', 'live', 3600]);
  expect(rest).toEqual({
    ...{ pointer: expect.any(Number), app: expect.any(Number), at: expect.any(Number) },
    retries: 0,
  });
});

test('a browser that is among the first says so, and why it has the live one after all', async () => {
  registry({ ...pointer, next });
  expect(await tried()).toMatchObject({ why: 'gradual', build: 'b7' });

  count++;
  jest.mocked(loadApp).mockRejectedValueOnce(missing);
  expect(await tried()).toMatchObject({
    ...{ why: 'live', build: 'a1b2c3' },
    failure: 'unreachable: the entry could not be loaded',
  });
});

test('without the registry it is the last release that worked, or none', async () => {
  registry();
  rememberFallback(remote(), next);
  expect(await tried()).toMatchObject({ why: 'fallback', build: 'b7' });

  count++;
  const none = await tried();
  expect(none.why).toBeUndefined();
  expect(none.failure).toBe('unreachable: the registry gave no valid pointer, and none is known');
});

test('a developer’s own release has no pointer', async () => {
  jest.mocked(overrideOf).mockReturnValueOnce('http://localhost:3001/remoteEntry.js');
  const trace = await tried();
  expect(trace.why).toBe('override');
  expect(trace).not.toHaveProperty('pointer');
});

test('a release for another shell is refused before any of its code runs', async () => {
  registry({ ...pointer, shell: '^9.0.0' });
  const trace = await tried();
  expect(trace).toMatchObject({ why: 'live', failure: 'incompatible: made for shell ^9.0.0' });
  expect(trace).not.toHaveProperty('entry');
  expect(loadApp).not.toHaveBeenCalled();
});

test('each further attempt counts, and what went wrong is kept when all is well again', async () => {
  registry(pointer);
  jest.mocked(loadApp).mockRejectedValueOnce(missing);
  await tried();
  noteRetry(`/r/${remote()}/a1b2c3/12.js`);
  noteRetry('/assets/12.js');
  expect(await tried()).toMatchObject({ retries: 2, failure: expect.stringContaining(missing.message) });
});

test('an entry that threw is not replaced by another build', async () => {
  registry({ ...pointer, next });
  jest.mocked(hasRun).mockReturnValueOnce(true);
  jest.mocked(loadApp).mockRejectedValueOnce(new Error('broken'));
  expect(await tried()).toMatchObject({ why: 'gradual', failure: 'crashed: broken' });
  expect(loadApp).toHaveBeenCalledTimes(1);
});

test('a page that threw is noted, too', () => {
  registry();
  reportFailure(remote(), new RemoteFailure('crashed', 'no figures'));
  expect(traceOf(remote()).failure).toBe('crashed: no figures');
});

test.each([
  ['is gone', false, /could not be loaded/],
  ['was tampered with', true, /is served, and is not what was released/],
])('an entry that %s says so after three attempts', async (_what, isServed, message) => {
  scriptLimits.pauses.fill(0);
  globalThis.fetch = jest.fn(async () => ({
    ...{ ok: isServed, arrayBuffer: async () => undefined },
    headers: new Headers({ 'Content-Type': 'text/javascript' }),
  })) as never;
  const append = jest.spyOn(document.head, 'append').mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('error')));
  });
  await expect(loadScript(`/r/${remote()}/a1/remoteEntry.js`, 'sha384-A')).rejects.toThrow(message);
  expect(append).toHaveBeenCalledTimes(3);
  expect(traceOf(remote()).retries).toBe(2);
  append.mockRestore();
});

test('?trace is kept for the tab, until somebody closes it', () => {
  expect(isTraced()).toBe(false);
  history.replaceState(null, '', '/schedule?trace');
  expect(isTraced()).toBe(true);
  history.replaceState(null, '', '/schedule?traces=1');
  expect(isTraced()).toBe(true);
  sessionStorage.removeItem(traceKey);
  expect(isTraced()).toBe(false);
  history.replaceState(null, '', '/');
});
