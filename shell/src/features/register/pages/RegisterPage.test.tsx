import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from 'shared-api';
import { Answer, errorReply, serve } from 'shared-ui/testing';
import { player } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { Component as RegisterPage } from './RegisterPage';

const register = 'POST /api/v1/Users/register';
const filled = {
  'First name': 'Léa',
  'Last name': 'Gagnon',
  Username: 'lea_g',
  Email: 'lea+club@example.org',
  Password: 'Court123!',
  'Confirm password': 'Court123!',
};
const registered = { username: 'lea_g', firstName: 'Léa', lastName: 'Gagnon', email: 'lea+club@example.org' };
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

const submit = async (
  values: Partial<typeof filled> = {},
  entry: Parameters<typeof renderPage>[1] = '/register',
) => {
  const view = renderPage(<RegisterPage />, entry);
  for (const [label, value] of Object.entries({ ...filled, ...values })) {
    await view.user.clear(field(label));
    if (value) await view.user.paste(value);
  }
  await view.user.click(screen.getByRole('button', { name: 'Create my account' }));
  return view;
};

const classes =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character';

const passwordHint = '8 characters or more, with A, a, 1 and one of @$!%*?&';

type Said = Partial<Record<keyof typeof filled, [value: string, message: string]>>;

const rounds: [name: string, said: Said][] = [
  [
    'nothing',
    {
      'First name': ['', 'First name is required'],
      'Last name': ['', 'Last name is required'],
      Username: ['', 'Username is required'],
      Email: ['', 'Email is required'],
      Password: ['', 'Password is required'],
      'Confirm password': ['', 'Please confirm your password'],
    },
  ],
  [
    'too little',
    {
      'First name': ['L', 'First name must be at least 2 characters'],
      'Last name': ['G', 'Last name must be at least 2 characters'],
      Username: ['ab', 'Username must be at least 3 characters'],
      Email: ['lea@', 'Invalid email address'],
      Password: ['Abc123!', 'Password must be at least 8 characters'],
      'Confirm password': ['Abc123?', 'Passwords do not match'],
    },
  ],
  [
    'something else',
    {
      Username: ['léa', 'Username can only contain letters, numbers, underscores and dashes'],
      Email: ['lea.example.org', 'Invalid email address'],
      Password: ['court123!', classes],
    },
  ],
];

test.each(rounds)('a field that is left with %s in it says so, and not before', async (_name, said) => {
  const { user } = renderPage(<RegisterPage />, '/register');
  for (const [label, [value, message]] of Object.entries(said)) {
    await user.clear(field(label));
    if (value) await user.paste(value);
    expect(field(label)).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    const hint = label === 'Password' ? ` ${passwordHint}` : '';
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message + hint));
  }
});

test('a sign that does not count is named, the hint stays, and phones are told what is accepted', async () => {
  const { user } = renderPage(<RegisterPage />, '/register');
  expect(field('Password')).toHaveAccessibleDescription(passwordHint);
  await user.type(field('Password'), 'Ballon#2026');
  await user.tab();
  await waitFor(() =>
    expect(field('Password')).toHaveAccessibleDescription(
      `“#” doesn’t count as a special character ${passwordHint}`,
    ),
  );
  for (const input of [field('Password'), field('Confirm password')]) {
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    expect(input).toHaveAttribute('minlength', '8');
    expect(input).toHaveAttribute(
      'passwordrules',
      'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit; required: [@$!%*?&];',
    );
  }
});

test('an address with a typo is changed without typing the rest again', async () => {
  const sent = serve({ [register]: new Answer(201, { message: 'Created.' }) });
  const first = await submit();
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/register-success'));
  first.unmount();
  const { user, whereabouts } = renderPage(<RegisterPage />, {
    pathname: '/register',
    state: { from: '/plan-selection', registered },
  });
  expect(field('Username')).toHaveValue('lea_g');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'lea@example.org');
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  await waitFor(() => expect(whereabouts()).toBe('/register-success?email=lea%40example.org'));
  expect(sent.at(-1)?.body).toMatchObject({
    email: 'lea@example.org',
    username: 'lea_g',
    password: 'Court123!',
    returnTo: '/plan-selection',
    replaces: 'lea+club@example.org',
  });
});

describe('the username', () => {
  const type = async (label: string, value: string) => {
    const user = userEvent.setup({ delay: null });
    await user.clear(field(label));
    await user.type(field(label), value);
  };

  test('is proposed from the names, without accents, until somebody types their own', async () => {
    renderPage(<RegisterPage />, '/register');
    await type('First name', 'Zoé');
    await type('Last name', 'Des Œuvres');
    await waitFor(() => expect(field('Username')).toHaveValue('zoe-des-oeuvres'));
    await type('Username', 'zed');
    await type('Last name', 'Roy');
    expect(field('Username')).toHaveValue('zed');
  });

  // As when the app takes over a page on which somebody has typed their names and is in the next field.
  test('is not proposed where somebody is about to type, but once they have left it', async () => {
    renderPage(<RegisterPage />, '/register');
    act(() => field('Username').focus());
    fireEvent.change(field('First name'), { target: { value: 'Zoé' } });
    fireEvent.change(field('Last name'), { target: { value: 'Roy' } });
    expect(field('Username')).toHaveValue('');
    await userEvent.tab();
    await waitFor(() => expect(field('Username')).toHaveValue('zoe-roy'));
  });

  test('has a dash for a dot, and says so', async () => {
    renderPage(<RegisterPage />, '/register');
    await type('Username', 'leila.b');
    await waitFor(() => expect(field('Username')).toHaveValue('leila-b'));
    expect(field('Username')).toHaveAccessibleDescription('A dash instead of the dot');
  });

  test('that is taken is followed by another to try', async () => {
    serve({ [register]: errorReply(409, 'usernameTaken', 'This username is taken.') });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken.');
    expect(field('Username')).toHaveValue('lea_g-2');
  });
});

test('the page that somebody came for is sent along, and known to the next page', async () => {
  const sent = serve({ [register]: new Answer(201, { message: 'Created.' }) });
  const { router } = await submit({}, { pathname: '/register', state: { from: '/plan-selection' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/register-success'));
  expect(router.state.location.state).toEqual({ from: '/plan-selection', registered });
  expect(sent[0]?.body).toMatchObject({ returnTo: '/plan-selection' });
});

test('success says where the mail went; the plan is drop-in', async () => {
  const sent = serve({ [register]: new Answer(201, { message: 'Created.' }) });
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

test('a refusal without words has the page’s own', async () => {
  serve({ [register]: new Answer(400, {}) });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
});

test('who is logged in is told so, and may register somebody else', () => {
  useAuth.getState().acceptLogin(player);
  renderPage(<RegisterPage />, '/register');
  expect(screen.getByText(/You’re logged in as Pascale Roy/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create my account' })).toBeEnabled();
  act(() => useAuth.getState().forget());
});
