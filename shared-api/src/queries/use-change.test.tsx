import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './client';
import { useChange } from './use-change';

/** A component that shows a record, and one press on it whose reply is still to come. */
const pressed = async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const done: string[] = [];
  let reply = (_error?: Error) => {};
  const hook = renderHook(
    ({ record }) =>
      useChange(
        (what: string) =>
          new Promise<void>((resolve, reject) => {
            done.push(`${what} ${record}`);
            reply = (error) => (error ? reject(error) : resolve());
          }),
        {
          onSuccess: (_reply, what) => void done.push(`said of ${record}: ${what}`),
          onError: ({ message }, what) => void done.push(`${message} of ${record}: ${what}`),
          onSettled: () => void done.push(`settled of ${record}`),
        },
      ),
    { wrapper, initialProps: { record: 'November 28' } },
  );
  await act(async () => hook.result.current.mutate('no'));
  hook.rerender({ record: 'December 19' });
  return { hook, done, reply: (error?: Error) => act(async () => reply(error)) };
};

test('what a press does and says is of the record that it was pressed for', async () => {
  const { done, reply } = await pressed();
  await reply();
  expect(done).toEqual(['no November 28', 'said of November 28: no', 'settled of November 28']);
});

test('so is what it says when it fails', async () => {
  const { done, reply, hook } = await pressed();
  await reply(new Error('Refused'));
  expect(done).toEqual(['no November 28', 'Refused of November 28: no', 'settled of November 28']);
  await waitFor(() => expect(hook.result.current).toMatchObject({ isError: true, variables: 'no' }));
});

test('a later press is of the record that is shown then', async () => {
  const { done, reply, hook } = await pressed();
  await reply();
  done.length = 0;
  await act(async () => hook.result.current.mutate('yes'));
  await reply();
  expect(done).toEqual(['yes December 19', 'said of December 19: yes', 'settled of December 19']);
});
