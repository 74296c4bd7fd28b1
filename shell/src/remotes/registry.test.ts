import { pointer } from '../testing/pointer';
import { currentReleases, rememberFallback } from './registry';

const answer = (text: string, ok = true) => {
  globalThis.fetch = jest.fn(async () => ({ ok, text: async () => text })) as never;
};

beforeEach(() => {
  localStorage.clear();
  // jsdom lacks this signal.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('the live pointer is taken when the registry answers', async () => {
  rememberFallback('player-portal', { ...pointer, version: '1.1.0' });
  answer(JSON.stringify(pointer));
  expect(await currentReleases('player-portal')).toEqual([pointer]);
});

test.each([
  ['is down', () => answer('', false)],
  ['answers nonsense', () => answer('<!doctype html>')],
  [
    'does not answer',
    () => {
      globalThis.fetch = jest.fn(() => Promise.reject(new Error('timeout'))) as never;
    },
  ],
])('when the registry %s, the last release that worked is taken', async (_what, arrange) => {
  rememberFallback('player-portal', pointer);
  arrange();
  expect(await currentReleases('player-portal')).toEqual([pointer]);
  expect(await currentReleases('admin-console')).toEqual([]);
});

test('a browser that may keep nothing gets the live release', async () => {
  const forbidden = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  answer(JSON.stringify(pointer));
  rememberFallback('player-portal', pointer);
  expect(await currentReleases('player-portal')).toEqual([pointer]);
  forbidden.mockRestore();
});
