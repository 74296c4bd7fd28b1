import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { availableSessionsQuery, useAuth } from 'shared-api';
import { loadUiMessages, UiProvider } from 'shared-ui';
import { serve } from 'shared-ui/testing';
import { PersonQueries } from '../features/access';
import { PageError } from '../features/error';
import { en } from '../messages/en';
import { player } from '../testing/people';
import { RemoteCrash } from './RemoteCrash';

jest.mock('./compatibility', () => ({ shellVersion: () => '1.0.0', shellBuild: () => undefined }));

/** A page of a release that reads a field which older answers lack. */
function Page() {
  const { data = [] } = useQuery(availableSessionsQuery());
  return <h1>{data.map(({ location }) => location.toUpperCase()).join() || 'Nothing yet'}</h1>;
}

const sessions = 'GET /api/v1/Sessions/available';
/** Opens it on a device that keeps the person's answer from before; each has queries of their own. */
const open = async (login: typeof player, location: string | undefined, boundary: ReactNode) => {
  const texts = { ...(await loadUiMessages('en')), ...en };
  localStorage.setItem(
    `kept ${login.id} ["sessions","available"]`,
    JSON.stringify({ data: [{ id: 's1' }], at: Date.now() - 60_000 }),
  );
  const sent = serve({
    [sessions]: [{ id: 's1', location }],
    'POST /api/v1/Telemetry/remotes': null,
    'GET /api/v1/Sessions/revision': { revision: '1' },
  });
  useAuth.getState().acceptLogin(login);
  const frame = (
    <UiProvider locale="en" messages={texts}>
      <Outlet />
    </UiProvider>
  );
  const page = { path: '/schedule', element: <Page />, errorElement: boundary };
  const router = createMemoryRouter(
    [{ element: <PersonQueries />, children: [{ element: frame, children: [page] }] }],
    { initialEntries: ['/schedule'] },
  );
  render(<RouterProvider router={router} />);
  return sent;
};

// React and the router log the error, which is thrown on purpose here.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page that throws on a kept answer is drawn once more by itself, with the server’s', async () => {
  const sent = await open(player, 'gym', <RemoteCrash remote="player-portal" />);
  expect(await screen.findByRole('heading', { name: 'GYM' })).toBeVisible();
  expect(sent.to('POST /api/v1/Telemetry/remotes')).toHaveLength(1);
});

test('one that throws again says so, and is not drawn for ever', async () => {
  await open({ ...player, id: '0198c1a0-0000-7000-8000-000000000002' }, undefined, <PageError />);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
});
