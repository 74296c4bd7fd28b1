import { screen } from '@testing-library/react';
import { serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as RestoreEmailPage } from './RestoreEmailPage';

const check = 'POST /auth/check-link';
const link = '/restore-email?token=abc&email=lea%40example.org';

test('the old address takes the account back with a new password', async () => {
  const sent = serve({
    [check]: { works: true },
    'POST /auth/restore-email': { message: 'Your address is back.' },
  });
  const { user } = renderPage(<RestoreEmailPage />, link);
  expect(await screen.findByText(/^Your account will use lea@example.org again/)).toBeVisible();
  await user.type(screen.getByLabelText(/^New password/), 'Court123!');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Court123!');
  await user.click(screen.getByRole('button', { name: 'Take my account back' }));
  expect(await screen.findByText('Your address is back.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { purpose: 'restore', token: 'abc', email: 'lea@example.org' },
    { token: 'abc', email: 'lea@example.org', newPassword: 'Court123!' },
  ]);
});

test.each([
  [link, 'This link has expired or has already been used. Please contact the club.'],
  ['/restore-email', 'This link is not complete. Please use the link in the email.'],
])('%s that is no good says so, and leads to the login', async (entry, message) => {
  serve({ [check]: { works: false } });
  renderPage(<RestoreEmailPage />, entry);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/login');
});
