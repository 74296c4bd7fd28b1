import { screen, waitFor } from '@testing-library/react';
import { type Session, SessionStatus, useAuth } from 'shared-api';
import { Answer, errorReply, serve, session } from 'shared-ui/testing';
import { player } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { Component as LoginPage } from './LoginPage';

const login = 'POST /api/v1/Users/login';

beforeEach(() => {
  localStorage.clear();
  useAuth.setState({ token: null, user: null, lastUsername: null });
});

const open = (entry: Parameters<typeof renderPage>[1] = '/login') => {
  const view = renderPage(<LoginPage />, entry);
  const enter = async (username: string, password: string) => {
    await view.user.clear(screen.getByLabelText(/^Username/));
    if (username) await view.user.type(screen.getByLabelText(/^Username/), username);
    if (password) await view.user.type(screen.getByLabelText(/^Password/), password);
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...view, enter };
};

test.each([
  ['', 'Court123!', 'Username is required'],
  ['pascale', '', 'Password is required'],
])('“%s” with “%s” says “%s” and asks nobody', async (username, password, message) => {
  const sent = serve({});
  const { enter } = open();
  await enter(username, password);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a login leads to the schedule', async () => {
  const sent = serve({ [login]: player });
  const { enter, whereabouts } = open();
  await enter('pascale', 'Court123!');
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
  expect(sent[0]?.body).toEqual({ username: 'pascale', password: 'Court123!' });
  expect(useAuth.getState()).toMatchObject({ token: 't1', lastUsername: 'pascale' });
});

test('a login leads back to where a guard sent the visitor from', async () => {
  serve({ [login]: player });
  const { enter, whereabouts } = open({
    pathname: '/login',
    state: { from: '/attendance-confirmation?sessionId=7' },
  });
  await enter('pascale', 'Court123!');
  await waitFor(() => expect(whereabouts()).toBe('/attendance-confirmation?sessionId=7'));
});

test('a page that needs a login says so', () => {
  open({ pathname: '/login', state: { from: '/profile' } });
  expect(screen.getByText('Log in to see that page.')).toBeVisible();
});

test.each([
  ['/login?returnTo=%2Fplan-selection', '/plan-selection'],
  ['/login?returnTo=%2F%2Fevil.example', '/schedule'],
])('a mailed link, %s, leads on to %s', async (entry, target) => {
  serve({ [login]: player });
  const { enter, whereabouts } = open(entry);
  await enter('pascale', 'Court123!');
  await waitFor(() => expect(whereabouts()).toBe(target));
});

describe('coming from a session', () => {
  const from = '/attendance-confirmation?sessionId=7';
  const entry = { pathname: '/login', state: { from } };
  const serveSession = (status: Session['status']) =>
    serve({ 'GET /api/v1/Sessions/7': session({ id: '7', status }) });
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('somebody new reads which one, and may first create an account', async () => {
    serveSession(SessionStatus.Open);
    const { user, router } = open(entry);
    expect(await screen.findByRole('heading', { name: 'Save Saturday, November 28' })).toBeVisible();
    expect(screen.getByText('Already have an account?')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(router.state.location).toMatchObject({ pathname: '/register', state: { from } });
  });

  test('who has been here before is asked to log in', async () => {
    useAuth.setState({ lastUsername: 'pascale' });
    serveSession(SessionStatus.Open);
    open(entry);
    expect(
      await screen.findByRole('heading', { name: 'Log in to save Saturday, November 28' }),
    ).toBeVisible();
    expect(screen.queryByText('Already have an account?')).not.toBeInTheDocument();
  });

  test('a full one has a waiting list', async () => {
    serveSession(SessionStatus.Full);
    open(entry);
    expect(
      await screen.findByRole('heading', { name: 'Join the waiting list of Saturday, November 28' }),
    ).toBeVisible();
  });

  test.each([
    ['a cancelled one', session({ id: '7', status: SessionStatus.Cancelled })],
    ['one that is gone', errorReply(404, 'sessionNotFound', 'Session not found')],
  ])('%s is not promised', async (_what, answer) => {
    serve({ 'GET /api/v1/Sessions/7': answer });
    open(entry);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('a confirmed address has the username filled in', () => {
    serveSession(SessionStatus.Open);
    open({ ...entry, state: { from, username: 'zoe-roy' } });
    expect(screen.getByLabelText(/^Username/)).toHaveValue('zoe-roy');
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});

const general = 'Login failed. Please check your credentials.';
const html = '<html>Bad gateway</html>';
test.each<[string, unknown, string]>([
  ['a refusal without words', new Answer(401, {}), general],
  ['a success without a token', { ...player, token: '' }, 'Invalid response from server'],
  ['a success that is a page', html, 'Invalid response from server'],
])('after %s the form says why', async (_, answer, message) => {
  serve({ [login]: answer });
  const { enter } = open();
  await enter('pascale', 'Court123!');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(useAuth.getState().token).toBeNull();
});

test('an account that is not confirmed is offered the confirmation mail again', async () => {
  const sent = serve({
    [login]: errorReply(403, 'emailNotConfirmed', 'Please confirm your email first.'),
    'POST /auth/resend-verification': { message: 'If an account waits for it, the mail is on its way.' },
  });
  const { enter, user } = open();
  await enter('pascale', 'Court123!');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your email first.');
  await user.click(screen.getByRole('button', { name: 'Resend the confirmation email' }));
  await user.type(screen.getByLabelText(/^Email/), 'pascale@example.org');
  await user.click(screen.getByRole('button', { name: 'Resend the confirmation email' }));
  expect(await screen.findByText('If an account waits for it, the mail is on its way.')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ email: 'pascale@example.org' });
});

test('the last username is filled in', () => {
  useAuth.setState({ lastUsername: 'pascale' });
  open();
  expect(screen.getByLabelText(/^Username/)).toHaveValue('pascale');
});

test('whom another tab has logged in goes on to the page that asked for a login', async () => {
  useAuth.getState().acceptLogin(player);
  const { whereabouts } = open({ pathname: '/connexion', state: { from: '/profile?tab=plan' } });
  await waitFor(() => expect(whereabouts()).toBe('/profil?tab=plan'));
  expect(screen.queryByText('Connectez-\u2060vous pour voir cette page.')).not.toBeInTheDocument();
});

const pressed = '/attendance-confirmation?sessionId=7&answer=10';
test.each<[string, Parameters<typeof renderPage>[1], object | null]>([
  ['in this tab', { pathname: '/login', state: { from: pressed, pressed: true } }, { entered: true }],
  ['nowhere, but in a link to the page', { pathname: '/login', state: { from: pressed } }, null],
  ['nowhere, but in a link', `/login?returnTo=${encodeURIComponent(pressed)}`, null],
])('who is logged in already answers by what was pressed %s', async (_, entry, state) => {
  useAuth.getState().acceptLogin(player);
  serve({});
  const { router, whereabouts } = open(entry);
  await waitFor(() => expect(whereabouts()).toBe(pressed));
  expect(router.state.location.state).toEqual(state);
});

test.each([
  ['gives the answer that was pressed before', { from: pressed, pressed: true }, { entered: true }],
  ['gives none that only an address says', { from: pressed }, null],
])('a login %s', async (_, state, after) => {
  serve({ [login]: player, 'GET /api/v1/Sessions/7': session({ id: '7' }) });
  const { enter, router, whereabouts } = open({ pathname: '/login', state });
  await enter('pascale', 'Court123!');
  await waitFor(() => expect(whereabouts()).toBe(pressed));
  expect(router.state.location.state).toEqual(after);
});

test('whose login has ended reads that the answer that they pressed is sent after the next', async () => {
  useAuth.setState({ lastUsername: 'pascale' });
  serve({ 'GET /api/v1/Sessions/7': session({ id: '7' }) });
  open({
    pathname: '/login',
    state: { from: '/attendance-confirmation?sessionId=7&answer=no&by=u1', pressed: true },
  });
  expect(await screen.findByText(/^Your login has ended\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
});

test('somebody who is logged in is told so', () => {
  useAuth.getState().acceptLogin(player);
  open();
  expect(screen.getByText(/You’re logged in as Pascale Roy/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the schedule' })).toHaveAttribute('href', '/schedule');
});
