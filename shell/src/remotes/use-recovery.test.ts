import { act, renderHook } from '@testing-library/react';
import { reloadOnce } from './reload-once';
import { useFileRecovery } from './use-recovery';

jest.mock('./reload-once', () => ({ reloadOnce: jest.fn() }));

const file = 'https://club.example/r/player-portal/home.js';
const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: file });
const script = { 'Content-Type': 'text/javascript; charset=utf-8' };
const served = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = served as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

/** What a server, or a proxy in front of it, says of the file ten seconds later. */
const later = async (reply: { ok: boolean; headers?: Record<string, string> } | Error) => {
  if (reply instanceof Error) served.mockRejectedValueOnce(reply);
  else
    served.mockResolvedValueOnce({
      ok: reply.ok,
      headers: new Headers(reply.headers),
      arrayBuffer: async () => new ArrayBuffer(0),
    });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
};

test('a file that did not come reloads its page as soon as it is served, and not before', async () => {
  renderHook(() => useFileRecovery(lost, 'b1'));
  await later({ ok: false });
  await later(new TypeError('Failed to fetch'));
  await later({ ok: true, headers: { 'Content-Type': 'text/html' } });
  expect(served).toHaveBeenCalledTimes(3);
  expect(reloadOnce).not.toHaveBeenCalled();
  await later({ ok: true, headers: script });
  expect(reloadOnce).toHaveBeenCalledWith(file, 'b1');
});

test('a page that threw asks for nothing', async () => {
  served.mockClear();
  renderHook(() => useFileRecovery(new Error('no'), 'b1'));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(served).not.toHaveBeenCalled();
});
