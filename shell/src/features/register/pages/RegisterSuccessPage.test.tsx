import { act, screen, waitFor } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { player } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { Component as RegisterSuccessPage } from './RegisterSuccessPage';

const resend = 'POST /auth/resend-verification';
const action = { name: 'Resend the confirmation email' };

test('says which address the mail went to, and leads home', () => {
  renderPage(<RegisterSuccessPage />, '/register-success?email=lea%2Bclub%40example.org');
  expect(screen.getByText(/Open the link that we sent to/)).toHaveTextContent('lea+club@example.org');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('without an address, says as much as it knows', () => {
  renderPage(<RegisterSuccessPage />, '/inscription-reussie');
  expect(screen.getByText(/à votre adresse courriel/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
});

test('the address can be changed in the browser that has just registered, and only there', async () => {
  const registered = { username: 'lea_g', firstName: 'Léa', lastName: 'Gagnon', email: 'lea@example.org' };
  const address = { pathname: '/register-success', search: '?email=lea%40example.org' };
  const { user, router, unmount } = renderPage(<RegisterSuccessPage />, {
    ...address,
    state: { from: '/plan', registered },
  });
  await user.click(screen.getByRole('link', { name: 'Wrong address? Change it' }));
  expect(router.state.location).toMatchObject({
    pathname: '/register',
    state: { from: '/plan', registered },
  });
  unmount();
  renderPage(<RegisterSuccessPage />, '/register-success?email=lea%40example.org');
  expect(screen.queryByRole('link', { name: /Wrong address/ })).not.toBeInTheDocument();
});

test('the mail is sent again, to the address that is filled in', async () => {
  const sent = serve({ [resend]: { message: 'On its way.' } });
  const { user } = renderPage(<RegisterSuccessPage />, '/register-success?email=lea%40example.org');
  await user.click(screen.getByRole('button', action));
  expect(screen.getByLabelText(/^Email/)).toHaveValue('lea@example.org');
  await user.click(screen.getByRole('button', action));
  expect(await screen.findByText('On its way.')).toBeVisible();
  expect(sent[0]?.body).toEqual({ email: 'lea@example.org' });
});

test('when it is not sent, says so', async () => {
  serve({ [resend]: new Answer(400, {}) });
  const { user } = renderPage(<RegisterSuccessPage />, '/register-success?email=lea%40example.org');
  await user.click(screen.getByRole('button', action));
  await user.click(screen.getByRole('button', action));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send the confirmation email');
});

test.each([
  ['Pascale%40example.org', '/profile'],
  ['lea%40example.org', '/register-success'],
])(
  'once another tab has logged in whose address was to be confirmed (%s), this one goes on',
  async (email, to) => {
    const { whereabouts } = renderPage(<RegisterSuccessPage />, {
      pathname: '/register-success',
      search: `?email=${email}`,
      state: { from: '/profile' },
    });
    act(() => void useAuth.getState().acceptLogin(player));
    await waitFor(() => expect(whereabouts()).toContain(to));
    act(() => useAuth.getState().forget());
  },
);
