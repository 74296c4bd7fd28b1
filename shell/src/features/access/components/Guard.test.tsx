import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Form, object, UnsavedGuard } from 'shared-ui/forms';
import { TextInput } from 'shared-ui/forms/basic';
import { administrator, player } from '../../../testing/people';
import { renderRoutes } from '../../../testing/render';
import { useLogout } from '../use-logout';
import { Guard } from './Guard';

function Login() {
  return <p>login, from {String(useLocation().state?.from)}</p>;
}

const noRules = async () => object();

function Profile() {
  return (
    <>
      <Form initial={{ name: '' }} schema={noRules} onSubmit={jest.fn()} guard={UnsavedGuard}>
        <TextInput name="name" label="Name" />
      </Form>
      <button type="button" onClick={useLogout()}>
        leave
      </button>
    </>
  );
}

const routes = [
  {
    element: (
      <Guard>
        <Outlet />
      </Guard>
    ),
    children: [
      { path: '/', element: <p>home</p> },
      { path: '/login', element: <Login /> },
      { path: '/connexion', element: <Login /> },
      { path: '/plan', handle: { access: 'visitor' }, element: <p>plans</p> },
      { path: '/profile', handle: { access: 'player' }, element: <Profile /> },
      { path: '/profil', handle: { access: 'player' }, element: <Profile /> },
      { path: '/admin/door', handle: { access: 'door' }, element: <p>door</p> },
      { handle: { access: 'admin' }, children: [{ path: '/admin', element: <p>dashboard</p> }] },
      {
        path: '*',
        element: (
          <Guard access="admin">
            <p>unknown</p>
          </Guard>
        ),
      },
    ],
  },
];

beforeEach(() => useAuth.setState({ token: null, user: null, lastUsername: null }));

test.each([
  ['/profile?tab=plan', 'login, from /profile?tab=plan'],
  ['/admin', 'login, from /admin'],
  ['/admin/nothing', 'login, from /admin/nothing'],
  ['/profil', 'login, from /profil'],
  ['/plan', 'plans'],
])('a visitor at %s sees: %s', async (path, seen) => {
  renderRoutes(routes, path);
  expect(await screen.findByText(seen)).toBeVisible();
});

test('the login leads back to the part of the page that was open, which the router does not know', async () => {
  window.history.replaceState(null, '', '#me');
  renderRoutes(routes, '/profile?tab=plan');
  expect(await screen.findByText('login, from /profile?tab=plan#me')).toBeVisible();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/profile', 'leave'],
  ['/admin', 'home'],
  ['/admin/nothing', 'home'],
  ['/plan', 'home'],
])('a player at %s sees: %s', async (path, seen) => {
  useAuth.getState().acceptLogin(player);
  renderRoutes(routes, path);
  expect(await screen.findByText(seen)).toBeVisible();
});

test.each([
  [null, undefined],
  [{ pressed: true }, true],
])('the login knows whether an answer was pressed on the way (%j)', async (state, pressed) => {
  const { router } = renderRoutes(routes, { pathname: '/profile', search: '?answer=10', state });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/profile?answer=10', pressed });
});

test('whoever may not run the door any more is told what becomes of their notes', async () => {
  useAuth.getState().acceptLogin(player);
  renderRoutes(routes, '/admin/door');
  expect(await screen.findByText('home')).toBeVisible();
  expect(await screen.findByText(/stays on this phone, and is sent once you have it\.$/)).toBeVisible();
});

test('an administrator sees the administration', async () => {
  useAuth.getState().acceptLogin(administrator);
  renderRoutes(routes, '/admin');
  expect(await screen.findByText('dashboard')).toBeVisible();
});

test('a login that ends on a page ends the page, and remembers it', async () => {
  useAuth.getState().acceptLogin(player);
  const { whereabouts } = renderRoutes(routes, '/profil');
  act(() => useAuth.getState().logout());
  expect(await screen.findByText('login, from /profil')).toBeVisible();
  expect(whereabouts()).toBe('/connexion');
});

test('a logout leads home, and not to the login page of what is left', async () => {
  useAuth.getState().acceptLogin(player);
  const { user, whereabouts } = renderRoutes(routes, '/profile');
  await user.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(whereabouts()).toBe('/'));
  expect(useAuth.getState().token).toBeNull();
});

test('a logout asks before it takes unsaved words away', async () => {
  useAuth.getState().acceptLogin(player);
  const { user, whereabouts } = renderRoutes(routes, '/profile');
  await user.type(screen.getByLabelText('Name'), 'Léa');
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
  expect(useAuth.getState().token).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(whereabouts()).toBe('/'));
  expect(useAuth.getState().token).toBeNull();
});

test('after a logout the back button leads to the login page, and not to a page that loads for ever', async () => {
  useAuth.getState().acceptLogin(player);
  const { user, router, whereabouts } = renderRoutes(routes, '/profile');
  await user.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(whereabouts()).toBe('/'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('login, from /profile')).toBeVisible();
});

test('so it does where the button is pressed before the home page is drawn', async () => {
  useAuth.getState().acceptLogin(player);
  const { router } = renderRoutes(routes, '/profile');
  await act(async () => {
    const home = new Promise<void>((resolve) => {
      router.subscribe(({ location }) => location.pathname === '/' && resolve());
    });
    screen.getByRole('button', { name: 'leave' }).click();
    await home;
    // As the browser reports its back button: at the entry of another page.
    history.replaceState({ key: 'former' }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await router.navigate(-1);
  });
  expect(await screen.findByText('login, from /profile')).toBeVisible();
});
