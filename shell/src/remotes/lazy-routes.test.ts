import { retryingRoutes, withRetries } from './lazy-routes';
import { scriptLimits } from './script';

const missing = (request: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

const asked = jest.fn(async (..._: Parameters<typeof fetch>) => new Response());
beforeEach(() => {
  scriptLimits.pauses = [1, 1];
  asked.mockClear();
  globalThis.fetch = asked;
});

test('a chunk of a remote that did not arrive is asked for twice more, each time past what the browser keeps', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(missing('/r/player-portal/b1/7.js'))
    .mockRejectedValueOnce(missing('/r/player-portal/b1/7.js'))
    .mockResolvedValue('page');
  await expect(withRetries(load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(3);
  expect(asked.mock.calls.map(([url, options]) => [url, options?.cache])).toEqual([
    ['/r/player-portal/b1/7.js', 'reload'],
    ['/r/player-portal/b1/7.js', 'reload'],
  ]);
});

test.each([
  ["one of the shell's shared chunks", missing('/assets/7.js')],
  ['an exception of the code itself', new TypeError('x is not a function')],
])('%s is not asked for again', async (_what, error) => {
  const load = jest.fn().mockRejectedValue(error);
  await expect(withRetries(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
});

test('pages at any depth get the retries, and keep everything else that they say', async () => {
  const lazy = jest.fn().mockRejectedValueOnce(missing('/r/a/b/1.js')).mockResolvedValue({ Component: null });
  const [route] = retryingRoutes([
    { id: 'parent', children: [{ path: '/admin', handle: { access: 'admin' }, lazy }] },
  ]);
  const child = route?.children?.[0];
  expect(child).toMatchObject({ path: '/admin', handle: { access: 'admin' } });
  if (typeof child?.lazy !== 'function') throw new Error('the page lost its code');
  await child.lazy();
  expect(lazy).toHaveBeenCalledTimes(2);
});
