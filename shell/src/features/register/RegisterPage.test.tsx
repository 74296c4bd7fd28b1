import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render';
import { refusal, serve } from '../../testing/server';
import RegisterPage from './RegisterPage';

const register = 'POST /api/v1/Users/register';
const filled = {
  Username: 'lea_g',
  'First name': 'Léa',
  'Last name': 'Gagnon',
  Email: 'lea+club@example.org',
  Password: 'Court123!',
  'Confirm password': 'Court123!',
};
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

const submit = async (values: Partial<typeof filled> = {}) => {
  const view = renderPage(<RegisterPage />, '/register');
  for (const [label, value] of Object.entries({ ...filled, ...values })) {
    await view.user.click(field(label));
    if (value) await view.user.paste(value);
  }
  await view.user.click(screen.getByRole('button', { name: 'Create my account' }));
  return view;
};

const classes =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character';

test.each<[keyof typeof filled, string, string]>([
  ['Username', '', 'Username is required'],
  ['Username', 'ab', 'Username must be at least 3 characters'],
  ['Username', 'léa', 'Username can only contain letters, numbers, underscores and dashes'],
  ['First name', '', 'First name is required'],
  ['First name', 'L', 'First name must be at least 2 characters'],
  ['Last name', '', 'Last name is required'],
  ['Last name', 'G', 'Last name must be at least 2 characters'],
  ['Email', '', 'Email is required'],
  ['Email', 'lea.example.org', 'Invalid email address'],
  ['Password', '', 'Password is required'],
  ['Password', 'Abc123!', 'Password must be at least 8 characters'],
  ['Password', 'court123!', classes],
  ['Password', 'COURT123!', classes],
  ['Password', 'Courtside!', classes],
  ['Password', 'Court1234', classes],
  ['Confirm password', '', 'Please confirm your password'],
  ['Confirm password', 'Court123?', 'Passwords do not match'],
])('%s “%s”, left, says “%s”', async (label, value, message) => {
  const { user } = renderPage(<RegisterPage />, '/register');
  if (label === 'Confirm password') {
    await user.click(field('Password'));
    await user.paste(filled.Password);
  }
  await user.click(field(label));
  if (value) await user.paste(value);
  expect(field(label)).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
});

test('nothing is sent while the passwords differ', async () => {
  const sent = serve({});
  await submit({ 'Confirm password': 'Court1234!' });
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(sent).toEqual([]);
});

test('success says where the mail went; the plan is drop-in', async () => {
  const sent = serve({ [register]: { status: 201, body: { message: 'Created.' } } });
  const { whereabouts } = await submit();
  await waitFor(() => expect(whereabouts()).toBe('/register-success?email=lea%2Bclub%40example.org'));
  expect(sent[0]?.body).toEqual({
    username: 'lea_g',
    firstName: 'Léa',
    lastName: 'Gagnon',
    email: 'lea+club@example.org',
    password: 'Court123!',
    paymentPlan: 1,
  });
});

test('a refusal is shown in the server’s words', async () => {
  serve({ [register]: refusal(409, 'usernameTaken', 'This username is taken.') });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken.');
});

test('without words of the server’s, the page has its own', async () => {
  serve({ [register]: 'silence' });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
});
