import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { createQueryClient, type RemoteApp } from 'shared-api';
import { loadUiMessages, registerPages, UiProvider } from 'shared-ui';
import { en } from '../messages/en';
import { loadApp } from '../remotes/federation';
import { remoteRoutes } from '../remotes/mount';
import { remoteFor, updatePages } from '../remotes/site';
import { pointer } from '../testing/pointer';
import { UnknownPage } from './UnknownPage';

jest.mock('../remotes/compatibility', () => ({
  shellVersion: () => '1.0.0',
  shellBuild: () => undefined,
  incompatibilityOf: () => undefined,
}));
jest.mock('../remotes/federation', () => ({ loadApp: jest.fn(), hasRun: () => false }));

const page = (name: string) => ({ path: { en: `/${name}`, fr: `/fr/${name}` }, access: 'anyone' }) as const;
const app: RemoteApp = {
  contract: 1,
  routes: () => ['courts', 'players'].map((name) => ({ path: `/${name}`, element: <h1>{name}</h1> })),
  messages: async () => ({}),
};
const works = () => jest.mocked(loadApp).mockResolvedValue(app);
const fails = () => jest.mocked(loadApp).mockRejectedValue(new Error('Loading chunk 12 failed.'));

/** Each test has a remote of its own: what is loaded stays loaded. */
let count = 0;
const open = async (address = '/courts') => {
  const remote = `club-${++count}`;
  updatePages(remote, { courts: page('courts'), players: page('players') });
  // Its pointer is there, whatever becomes of its files.
  globalThis.fetch = jest.fn(async () => ({
    ...{ ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(pointer) },
  })) as unknown as typeof fetch;
  const texts = { ...(await loadUiMessages('en')), ...en };
  const frame = (
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider locale="en" messages={texts}>
        <Link to="/players">Players</Link>
        <Outlet />
      </UiProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        element: frame,
        children: [{ path: '*', element: <UnknownPage />, hydrateFallbackElement: <p>Loading</p> }],
      },
    ],
    {
      initialEntries: [address],
      async patchRoutesOnNavigation({ path, patch }) {
        const found = await remoteRoutes(remoteFor(path) ?? '');
        if (found) patch('frame', [found]);
      },
    },
  );
  await act(async () => void render(<RouterProvider router={router} />));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  // jsdom lacks this signal.
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  jest.restoreAllMocks();
  registerPages({ [`club-${count}`]: {} });
});

test('the next page does not say what the last one failed on, once all is well again', async () => {
  fails();
  await open();
  expect(await heading('We can’t load this part of the site')).toBeVisible();
  works();
  await userEvent.click(screen.getByRole('link', { name: 'Players' }));
  expect(await heading('players')).toBeVisible();
});

test('without a connection a page says so, and opens by itself when it is back', async () => {
  fails();
  online(false);
  await open();
  expect(await heading('You’re offline')).toBeVisible();
  works();
  online(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await heading('courts')).toBeVisible();
});

test('a page that could not be loaded is tried again by itself, and by its button', async () => {
  fails();
  await open();
  expect(await heading('We can’t load this part of the site')).toBeVisible();
  const reports = () => jest.mocked(fetch).mock.calls.filter(([path]) => /Telemetry/.test(String(path)));
  expect(reports()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('We can’t load this part of the site')).toBeVisible();
  works();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('courts')).toBeVisible();
});

test('an address that its app does not have is said to be none', async () => {
  works();
  await open('/courts/42');
  expect(await heading('Page Not Found')).toBeVisible();
});
