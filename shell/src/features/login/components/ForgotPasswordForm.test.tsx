import { screen } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as LoginPage } from '../pages/LoginPage';

const forgot = 'POST /api/v1/Users/forgot-password';

beforeEach(() => useAuth.setState({ token: null, user: null, lastUsername: null }));

const ask = async (email: string) => {
  const view = renderPage(<LoginPage />, '/login');
  await view.user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  if (email) await view.user.type(screen.getByLabelText(/^Email/), email);
  await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
  return view;
};

test('the server’s answer takes the form’s place, and the login is one step back', async () => {
  serve({ [forgot]: { message: 'If an account exists, a link will be sent.' } });
  const { user } = await ask('pascale@example.org');
  expect(await screen.findByText('If an account exists, a link will be sent.')).toBeVisible();
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a refusal without words has the page’s own', async () => {
  serve({ [forgot]: new Answer(400, {}) });
  await ask('pascale@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reset email');
});
