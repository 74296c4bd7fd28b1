import { act, screen, waitFor } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { Answer, serve, silence } from 'shared-ui/testing';
import { administrator, player } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { Component as ResetPasswordPage } from './ResetPasswordPage';

const reset = 'POST /api/v1/Users/reset-password';
const check = 'POST /auth/check-link';
const good = { [check]: { works: true } };
const link = '/reset-password?token=abc&email=lea%40example.org';
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

const submit = async (password: string, again: string) => {
  const view = renderPage(<ResetPasswordPage />, link);
  await screen.findByLabelText(/^New password/);
  if (password) await view.user.type(field('New password'), password);
  if (again) await view.user.type(field('Confirm password'), again);
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  return view;
};

test.each([
  ['courtside', 'courtside', 'New password', /^Password must contain/],
  ['Court123!', 'Court123?', 'Confirm password', 'Passwords do not match'],
])('“%s” and “%s”: %s says “%s”', async (password, again, label, message) => {
  const sent = serve(good);
  await submit(password, again);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  expect(sent.map(({ call }) => call)).toEqual([check]);
});

test.each(['/reset-password', '/reset-password?token=abc', '/reset-password?email=lea%40example.org'])(
  '%s is not a link: a new one can be asked for',
  (entry) => {
    renderPage(<ResetPasswordPage />, entry);
    expect(screen.getByRole('heading', { name: 'Invalid reset link' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid reset password link. Please request a new one.',
    );
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/login?forgot=true',
    );
  },
);

test('a link that is used up is said at once, and a new one is offered', async () => {
  const sent = serve({
    [check]: { works: false },
    'POST /api/v1/Users/forgot-password': { message: 'If an account exists, a link was sent.' },
  });
  const { user } = renderPage(<ResetPasswordPage />, link);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid reset password link. Please request a new one.',
  );
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('lea@example.org');
  await user.click(screen.getByRole('button', { name: 'Request a new link' }));
  expect(await screen.findByText('If an account exists, a link was sent.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { purpose: 'reset', token: 'abc', email: 'lea@example.org' },
    { email: 'lea@example.org' },
  ]);
});

afterEach(() => {
  jest.useRealTimers();
  act(() => useAuth.getState().forget());
});

test('whoever chooses a password is logged in, and on the schedule after 3 seconds', async () => {
  jest.useFakeTimers();
  serve({ ...good, [reset]: { message: 'Your password has been changed.', login: player } });
  const { whereabouts } = await submit('Court123!', 'Court123!');
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  await waitFor(() => expect(useAuth.getState().token).toBe('t1'));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(3000));
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
});

test('a link for another account than the one that is logged in says so', async () => {
  useAuth.getState().acceptLogin(administrator);
  serve(good);
  renderPage(<ResetPasswordPage />, link);
  expect(
    await screen.findByText('You’re logged in as Alex Roy: this link is for another account.'),
  ).toBeVisible();
});

test('success is said, and leads to the login after 3 seconds', async () => {
  jest.useFakeTimers();
  const sent = serve({ ...good, [reset]: { message: 'Your password has been changed.' } });
  const { whereabouts } = await submit('Court123!', 'Court123!');
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ email: 'lea@example.org', token: 'abc', newPassword: 'Court123!' });
  act(() => void jest.advanceTimersByTime(2500));
  expect(whereabouts()).toBe(link);
  act(() => void jest.advanceTimersByTime(500));
  await waitFor(() => expect(whereabouts()).toBe('/login'));
});

test('a link that could not be checked is tried, and a refusal without words has the page’s own', async () => {
  serve({ [check]: silence, [reset]: new Answer(400, {}) });
  await submit('Court123!', 'Court123!');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password');
});
