import { MutationObserver } from '@tanstack/react-query';
import { call } from '../http/call';
import { setToken } from '../http/token';
import { createQueryClient } from './client';

afterEach(() => setToken(null));

test('a change that is tried again is not sent once somebody else is logged in', async () => {
  const fetching = jest.fn(async (..._: unknown[]) => Promise.reject(new TypeError('no network')));
  globalThis.fetch = fetching as unknown as typeof fetch;
  setToken('a1', 'anna');
  const change = new MutationObserver(createQueryClient('anna'), {
    mutationFn: () => call('DELETE /api/v1/Sessions/{id}/waiting-list', { params: { id: 'a' } }),
    retry: 3,
    retryDelay: () => {
      setToken('b1', 'bob');
      return 0;
    },
  });
  void change.mutate();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetching).toHaveBeenCalledTimes(1);
});
