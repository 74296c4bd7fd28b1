import { renderHook, waitFor } from '@testing-library/react';
import { useReady } from './use-ready';

/** A browser in which a service worker is at work; jsdom has none. @param fetched brings a file */
const browserWith = (fetched: () => Promise<unknown>) => {
  const kept = new Set(['/']);
  const serviceWorker = { ready: Promise.resolve(), controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(globalThis, {
    caches: { match: async (file: URL | string) => (kept.has(String(file)) ? {} : undefined) },
    fetch: jest.fn(async (file: URL) => {
      await fetched();
      kept.add(file.href);
    }),
  });
  const file = { name: `${location.origin}/r/admin-console/1/door.js`, decodedBodySize: 9 };
  performance.getEntriesByType = () => [file as unknown as PerformanceEntry];
};

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a file that was lost once is fetched again with the next list', async () => {
  let isReached = false;
  browserWith(async () => {
    if (!isReached) throw new TypeError('lost');
  });
  const { result, rerender } = renderHook(({ readAt }) => useReady(readAt), { initialProps: { readAt: 1 } });
  await waitFor(() => expect(result.current.opens).toBe(false));
  isReached = true;
  rerender({ readAt: 2 });
  await waitFor(() => expect(result.current.opens).toBe(true));
});
