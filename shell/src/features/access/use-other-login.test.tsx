import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { type StoredUser, useAuth } from 'shared-api';
import { administrator, player } from '../../testing/people';
import { renderRoutes } from '../../testing/render';
import { Component as LoginPage } from '../login/pages/LoginPage';
import { Guard } from './components/Guard';
import { PersonQueries } from './components/PersonQueries';
import { useOtherLogin } from './use-other-login';

function Frame() {
  useOtherLogin();
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}

function Mailing() {
  return (
    <>
      <p>{useAuth(({ user }) => `mailing of ${user?.firstName}`)}</p>
      <input aria-label="message" />
    </>
  );
}

const routes = [
  {
    element: <PersonQueries />,
    children: [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <p>home</p> },
          { path: '/login', element: <LoginPage /> },
          { path: '/admin/mailing', handle: { access: 'admin' }, element: <Mailing /> },
        ],
      },
    ],
  },
];

const alex: StoredUser = { ...administrator, id: 'a1' };
const bea: StoredUser = { ...administrator, id: 'b1', firstName: 'Béa' };
const kevin: StoredUser = { ...player, id: 'k1', firstName: 'Kevin' };

/** As another tab stores it, of whose every write this one hears. */
const inAnotherTab = (token: string | null, user: StoredUser | null) => {
  const store = (key: string, value: string | null) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  };
  store('user', null);
  store('token', token);
  if (user) store('user', JSON.stringify(user));
};
let visibility: jest.SpyInstance;
const look = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise(() => undefined)) as unknown as typeof fetch;
  visibility = jest.spyOn(document, 'visibilityState', 'get');
  look('hidden');
  act(() => void useAuth.getState().acceptLogin({ ...alex, token: 't1' }));
});
afterEach(() => {
  act(() => useAuth.getState().forget());
  visibility.mockRestore();
});

test('a tab follows whoever logs in in another, on the same page, and says so once it is looked at', async () => {
  const { user, whereabouts } = renderRoutes(routes, '/admin/mailing');
  await user.type(screen.getByLabelText('message'), 'Alex writes');
  inAnotherTab('t2', bea);
  expect(await screen.findByText('mailing of Béa')).toBeVisible();
  expect(screen.getByLabelText('message')).toHaveValue('');
  expect(whereabouts()).toBe('/admin/mailing');
  expect(screen.queryByText(/is logged in now/)).not.toBeInTheDocument();
  look('visible');
  expect(await screen.findByText('Béa Roy is logged in now.')).toBeVisible();
});

test('whoever may not see the page is where they may be', async () => {
  const { whereabouts } = renderRoutes(routes, '/admin/mailing');
  look('visible');
  inAnotherTab('t2', kevin);
  expect(await screen.findByText('home')).toBeVisible();
  expect(whereabouts()).toBe('/');
  expect(await screen.findByText('Kevin Roy is logged in now.')).toBeVisible();
});

test('the same person’s next login goes on to the page, and needs no word', async () => {
  renderRoutes(routes, '/admin/mailing');
  look('visible');
  inAnotherTab(null, null);
  expect(await screen.findByText('Log in to see that page.')).toBeVisible();
  inAnotherTab('t2', alex);
  expect(await screen.findByText('mailing of Alex')).toBeVisible();
  expect(screen.queryByText(/is logged in now/)).not.toBeInTheDocument();
});

test('who loses a role in another tab leaves its pages', async () => {
  const { whereabouts } = renderRoutes(routes, '/admin/mailing');
  localStorage.setItem('user', JSON.stringify({ ...alex, isAdmin: false }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  await waitFor(() => expect(whereabouts()).toBe('/'));
});
