import { currentPointer, rememberPointer } from './registry';

const pointer = {
  contract: 1,
  version: '1.2.0',
  build: 'a1b2c3',
  entry: '/r/player-portal/a1b2c3/remoteEntry.0123.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  shell: '^1.0.0',
  preload: [],
  releasedAt: '2026-11-21T12:00:00.000Z',
  enabled: true,
};
const answer = (text: string, ok = true) => {
  globalThis.fetch = jest.fn(async () => ({ ok, text: async () => text })) as never;
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has no such signal.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('the live pointer is taken when the registry answers', async () => {
  rememberPointer('player-portal', { ...pointer, version: '1.1.0' });
  answer(JSON.stringify(pointer));
  expect((await currentPointer('player-portal'))?.version).toBe('1.2.0');
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
  rememberPointer('player-portal', pointer);
  arrange();
  expect(await currentPointer('player-portal')).toEqual(pointer);
  expect(await currentPointer('admin-console')).toBeUndefined();
});
