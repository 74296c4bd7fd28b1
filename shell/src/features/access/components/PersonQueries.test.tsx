import { useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { balanceQuery, useAuth } from 'shared-api';
import { loadUiMessages, notify, UiProvider } from 'shared-ui';
import { player } from '../../../testing/people';
import { PersonQueries } from './PersonQueries';

/** Balances by token; those of others never arrive. */
const balances: Record<string, number> = { t1: 25 };
let texts: Record<string, string>;

function Page() {
  const name = useAuth(({ user }) => user?.firstName);
  const { data } = useQuery(balanceQuery());
  return (
    <UiProvider locale="en" messages={texts}>
      <p>{`${name} owes ${data?.owed ?? 'what is not known yet'}`}</p>
      <input aria-label="note" />
    </UiProvider>
  );
}

/** Other tabs' changes arrive as storage events. */
const inAnotherTab = (user: object | null, token: string | null) => {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
};

const { token: _, ...pascale } = player;
const kevin = { ...pascale, id: '0198c1a0-0000-7000-8000-000000000002', firstName: 'Kevin' };

beforeEach(async () => {
  texts = await loadUiMessages('en');
  globalThis.fetch = (async (_path: string, { headers }: { headers: Record<string, string> }) => {
    const owed = balances[String(headers.Authorization).replace('Bearer ', '')];
    if (owed === undefined) return new Promise(() => undefined);
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify({ owed }) };
  }) as unknown as typeof fetch;
  useAuth.getState().acceptLogin(player);
  const router = createMemoryRouter([
    { element: <PersonQueries />, children: [{ path: '*', element: <Page /> }] },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Pascale owes 25')).toBeVisible();
});
afterEach(() => {
  act(() => useAuth.getState().forget());
});

test('whoever logs in in a second tab sees nothing of who was logged in before', async () => {
  await userEvent.type(screen.getByLabelText('note'), 'I bring Ana');
  await act(async () => notify('You’re in.', 'success', { label: 'Undo', run: () => undefined }));
  expect(await screen.findByText('You’re in.')).toBeVisible();
  inAnotherTab(kevin, 't2');
  expect(screen.getByText('Kevin owes what is not known yet')).toBeVisible();
  expect(screen.getByLabelText('note')).toHaveValue('');
  expect(screen.queryByText('You’re in.')).not.toBeInTheDocument();
});

test('a new token or name of the same person leaves what they write', async () => {
  await userEvent.type(screen.getByLabelText('note'), 'I bring Ana');
  inAnotherTab({ ...pascale, firstName: 'Pascal' }, 't3');
  expect(screen.getByText('Pascal owes 25')).toBeVisible();
  expect(screen.getByLabelText('note')).toHaveValue('I bring Ana');
});

test('a logout takes what was known, for the same person’s next login too', async () => {
  inAnotherTab(null, null);
  await waitFor(() => expect(screen.queryByText(/owes 25/)).not.toBeInTheDocument());
  delete balances.t1;
  inAnotherTab(pascale, 't1');
  expect(screen.getByText('Pascale owes what is not known yet')).toBeVisible();
});
