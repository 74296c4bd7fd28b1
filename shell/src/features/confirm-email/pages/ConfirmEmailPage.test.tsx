import { act, screen, waitFor } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { Answer, errorReply, type SentRequest, serve, silence } from 'shared-ui/testing';
import { administrator, player } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { awaitAddress, isAwaited } from '../../identity/awaited-address';
import { Component as ConfirmEmailPage } from './ConfirmEmailPage';

const confirm = 'POST /api/v1/Users/confirm-email';
const link = '/confirm-email?token=abc&email=lea%40example.org';
const asking = ({ query }: SentRequest) =>
  query.ask ? { message: '', asks: true, username: 'lea_g' } : { message: 'Your email is confirmed.' };

beforeEach(() => awaitAddress('Lea@example.org'));
afterEach(() => {
  awaitAddress(null);
  act(() => useAuth.getState().forget());
});

describe('whoever opens their account by it', () => {
  const lea = { ...player, token: 'of-lea', username: 'lea_g', email: 'lea@example.org' };
  const opening = ({ query }: SentRequest) =>
    query.ask
      ? { message: '', asks: true, username: 'lea_g' }
      : { message: 'Your email is confirmed.', username: 'lea_g', login: lea };
  const wanted = '/attendance-confirmation?sessionId=7&answer=10';
  const toSession = `${link}&returnTo=${encodeURIComponent(wanted)}`;

  test('is logged in at once, and on the page that they came for, which may do what they pressed', async () => {
    serve({ [confirm]: opening });
    const { router, whereabouts } = renderPage(<ConfirmEmailPage />, toSession);
    await waitFor(() => expect(whereabouts()).toBe(wanted));
    expect(router.state.location.state).toEqual({ entered: true });
    expect(useAuth.getState()).toMatchObject({ token: 'of-lea', user: { username: 'lea_g' } });
    expect(await screen.findByText('Your account is active. See you on the court!')).toBeVisible();
  });

  test('presses a button elsewhere, which says whose account it is', async () => {
    awaitAddress(null);
    serve({ [confirm]: opening });
    const { user, whereabouts } = renderPage(<ConfirmEmailPage />, link);
    expect(
      await screen.findByText(/^Is lea@example.org your address\? Your username is lea_g\.$/),
    ).toBeVisible();
    expect(useAuth.getState().user).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Yes, confirm it' }));
    await waitFor(() => expect(whereabouts()).toBe('/schedule'));
    expect(useAuth.getState().user?.username).toBe('lea_g');
  });

  test('does not end somebody else’s login unseen', async () => {
    useAuth.getState().acceptLogin(administrator);
    serve({ [confirm]: opening, 'POST /auth/logout': null });
    const { user, whereabouts } = renderPage(<ConfirmEmailPage />, link);
    expect(
      await screen.findByText('You’re logged in as Alex Roy: this link is for another account.'),
    ).toBeVisible();
    expect(useAuth.getState().user?.username).toBe('admin');
    await user.click(screen.getByRole('button', { name: 'Yes, confirm it' }));
    await waitFor(() => expect(whereabouts()).toBe('/schedule'));
    expect(useAuth.getState().user?.username).toBe('lea_g');
  });

  test('chooses the password there, if they are invited', async () => {
    const sent = serve({
      [confirm]: errorReply(409, 'passwordToChoose', 'Your username is lea_g.'),
      'POST /auth/verify-email': { message: 'Your email is confirmed.', username: 'lea_g', login: lea },
    });
    const { user, whereabouts } = renderPage(<ConfirmEmailPage />, toSession);
    await user.type(await screen.findByLabelText(/^Password/), 'Court123!');
    await user.click(screen.getByRole('button', { name: 'Save my password' }));
    await waitFor(() => expect(whereabouts()).toBe(wanted));
    expect(useAuth.getState().token).toBe('of-lea');
    expect(sent.to('POST /auth/verify-email')).toEqual([
      expect.objectContaining({ body: { token: 'abc', newPassword: 'Court123!' } }),
    ]);
  });
});

test('who is logged in goes on with that login once their new address is confirmed', async () => {
  useAuth.getState().acceptLogin(player);
  serve({ [confirm]: asking });
  const { user, whereabouts } = renderPage(<ConfirmEmailPage />, link);
  await user.click(await screen.findByRole('button', { name: 'Yes, confirm it' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
});

test('in another browser it takes a button: opening the link changes nothing', async () => {
  awaitAddress('zoe@example.org');
  const sent = serve({ [confirm]: asking });
  const { user } = renderPage(<ConfirmEmailPage />, link);
  expect(await screen.findByText('Is lea@example.org your address? Your username is lea_g.')).toBeVisible();
  expect(sent.map(({ query }) => query.ask)).toEqual(['true']);
  await user.click(screen.getByRole('button', { name: 'Yes, confirm it' }));
  expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
  expect(sent.map(({ query }) => query.ask)).toEqual(['true', undefined]);
});

describe.each([
  {
    path: '/confirmer-email',
    checking: 'Vérification du lien…',
    confirming: 'Confirmation de votre courriel…',
    button: 'Oui, la confirmer',
    done: 'Courriel confirmé',
    failed: 'La confirmation a échoué',
  },
])('in another browser, at $path, the link is checked before anything is asked', (words) => {
  const open = () => {
    awaitAddress(null);
    const page = renderPage(<ConfirmEmailPage />, `${words.path}?token=abc&email=lea%40example.org`);
    expect(screen.getByText(words.checking)).toBeVisible();
    expect(screen.queryByText(words.confirming)).not.toBeInTheDocument();
    return page;
  };

  test('then a button confirms', async () => {
    serve({ [confirm]: asking });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: words.button }));
    expect(await screen.findByRole('heading', { name: words.done })).toBeVisible();
    expect(screen.queryByText(words.checking)).not.toBeInTheDocument();
  });

  test('then it is refused in the server’s words, or tried again', async () => {
    serve({ [confirm]: errorReply(400, 'invalidConfirmationLink', 'This link has expired.') });
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: words.failed })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This link has expired.');
    expect(screen.queryByText(words.checking)).not.toBeInTheDocument();
    unmount();
    serve({ [confirm]: new Answer(500, { code: 'internal' }) });
    const { user } = open();
    await screen.findByRole('heading', { name: words.failed });
    serve({ [confirm]: asking });
    await user.click(screen.getByRole('button', { name: /^(Try again|Réessayer)$/ }));
    expect(await screen.findByRole('button', { name: words.button })).toBeVisible();
  });
});

test('what has been confirmed is not awaited any more', async () => {
  serve({ [confirm]: asking });
  renderPage(<ConfirmEmailPage />, link);
  await screen.findByText('Your email is confirmed.');
  expect(isAwaited('lea@example.org')).toBe(false);
});

test('loading, then success; a token that works once is sent once', async () => {
  const sent = serve({ [confirm]: { message: 'Your email is confirmed.' } });
  renderPage(<ConfirmEmailPage />, link);
  expect(screen.getByText('Confirming your email…')).toBeVisible();
  expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/login');
  expect(sent.map(({ query }) => query)).toEqual([{ token: 'abc', email: 'lea@example.org' }]);
});

test('goes on to the login, with the username and the page that the person came for', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serve({ [confirm]: { message: 'Your email is confirmed.', username: 'zoe-roy' } });
  const { router } = renderPage(<ConfirmEmailPage />, `${link}&returnTo=%2Fplan-selection`);
  await screen.findByText('Your email is confirmed.');
  expect(router.state.location.pathname).toBe('/confirm-email');
  act(() => void jest.advanceTimersByTime(3000));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/plan-selection', username: 'zoe-roy' },
  });
  jest.useRealTimers();
});

test('a link that is mailed again leads back to the same page', async () => {
  const sent = serve({
    [confirm]: errorReply(400, 'invalidConfirmationLink', 'This link has expired.'),
    'POST /auth/resend-verification': { message: 'On its way.' },
  });
  const { user } = renderPage(<ConfirmEmailPage />, `${link}&returnTo=%2Fplan-selection`);
  await user.click(await screen.findByRole('button', { name: 'Resend the confirmation email' }));
  await user.click(screen.getByRole('button', { name: 'Resend the confirmation email' }));
  await screen.findByText('On its way.');
  expect(sent.at(-1)?.body).toEqual({ email: 'lea@example.org', returnTo: '/plan-selection' });
});

test.each([
  ['/confirmer-email', 'Choisissez votre mot de passe', /^Mot de passe/, 'Enregistrer mon mot de passe'],
])(
  'an address that was registered more than once has its password chosen at %s',
  async (path, title, label, save) => {
    const sent = serve({
      [confirm]: errorReply(409, 'passwordToChoose', 'Your username is lea_g.'),
      'POST /auth/verify-email': { message: 'Your email is confirmed.' },
    });
    const { user } = renderPage(<ConfirmEmailPage />, `${path}?token=abc&email=lea%40example.org`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('Your username is lea_g.')).toBeVisible();
    await user.type(screen.getByLabelText(label), 'Court123!');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ token: 'abc', newPassword: 'Court123!' });
  },
);

test.each([
  ['a refusal', new Answer(500, { code: 'internal' }), 'Confirmation Failed', 'Failed to confirm email'],
  ['silence', silence, 'Something went wrong', /we don’t know whether this went through/],
])(
  'after %s without words the page has its own, and it can be tried again',
  async (_, answer, title, words) => {
    serve({ [confirm]: answer });
    const { user } = renderPage(<ConfirmEmailPage />, link);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    serve({ [confirm]: { message: 'Your email is confirmed.' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
  },
);

test.each(['/confirm-email', '/confirm-email?token=abc', '/confirm-email?email=lea%40example.org'])(
  '%s is not a link, and nobody is asked',
  async (entry) => {
    const sent = serve({});
    renderPage(<ConfirmEmailPage />, entry);
    expect(await screen.findByRole('heading', { name: 'Confirmation Failed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid confirmation link');
    expect(sent).toEqual([]);
  },
);
