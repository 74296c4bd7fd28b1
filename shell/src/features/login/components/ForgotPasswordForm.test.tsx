import { screen } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { Answer, errorReply, serve, silence } from 'shared-ui/testing';
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

test.each([
  ['', 'Email is required'],
  ['pascale@', 'Invalid email address'],
])('“%s” says “%s”', async (email, message) => {
  const sent = serve({});
  await ask(email);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the server’s answer takes the form’s place, and the login is one step back', async () => {
  serve({ [forgot]: { message: 'If an account exists, a link will be sent.' } });
  const { user } = await ask('pascale@example.org');
  expect(await screen.findByText('If an account exists, a link will be sent.')).toBeVisible();
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test.each([
  ['in the server’s words', errorReply(429, 'tooManyRequests', 'Too many requests.'), 'Too many requests.'],
  ['in the page’s own without any', new Answer(400, {}), 'Failed to send reset email'],
  ['as not known without an answer', silence, /we don’t know whether this went through/],
])('a refusal is shown %s', async (_name, answer, message) => {
  serve({ [forgot]: answer });
  await ask('pascale@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
