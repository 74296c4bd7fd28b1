import { screen } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { errorReply, me } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, field, openProfile } from '../../../testing/profile';

asPlayer();

/** Fields, what is typed into them, and the error once they are left. */
type Refused = [label: RegExp, value: string, words: string][];

test('each field about a person says what it does not take', async () => {
  const { user } = await openProfile();
  const refused: Refused = [
    [/^First name/, '', 'First name is required'],
    [/^First name/, 'L', 'First name must be at least 2 characters'],
    [/^Last name/, '', 'Last name is required'],
    [/^Last name/, 'G', 'Last name must be at least 2 characters'],
    [/^Username/, '', 'Username is required'],
    [/^Username/, 'le', 'Username must be at least 3 characters'],
    [/^Username/, 'lé a', 'Username can only contain letters, numbers, underscores and dashes'],
    [/^Email/, '', 'Email is required'],
    [/^Email/, 'lea@', 'Invalid email address'],
  ];
  for (const [label, value, words] of refused) {
    await user.clear(field(label));
    if (value) await user.type(field(label), value);
    await user.tab();
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test('what is saved is what the club and this device then know', async () => {
  const saved = me({ firstName: 'Léonie', version: 4 });
  const { user, sent } = await openProfile({ 'PUT /api/v1/Users/me': saved });
  await user.clear(field(/^First name/));
  await user.type(field(/^First name/), 'Léonie');
  await user.click(card(/^Me/).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toEqual({
    firstName: 'Léonie',
    lastName: 'Gagnon',
    username: 'lea',
    email: 'lea@club.test',
    version: 3,
  });
  expect(useAuth.getState().user?.firstName).toBe('Léonie');
});

test('a name that is taken is said at its field, a wordless refusal in the page’s words', async () => {
  let answer = errorReply(409, 'usernameTaken', 'Not saved.', { username: ['That username is taken.'] });
  const { user } = await openProfile({ 'PUT /api/v1/Users/me': () => answer });
  await user.type(field(/^Username/), '2');
  await user.click(card(/^Me/).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That username is taken.')).toBeVisible();
  answer = errorReply(500, 'internal');
  await user.type(field(/^Username/), '3');
  await user.click(card(/^Me/).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
});

test('each field of the password form says what it does not take', async () => {
  const { user } = await openProfile({}, 'security');
  const refused: Refused = [
    [/^New password/, '', 'Password is required'],
    [/^New password/, 'Abc1!', 'Password must be at least 8 characters'],
    [
      /^New password/,
      'abcdefgh1',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ],
    [/^Current password/, '', 'Password is required'],
    [/^Confirm the new password/, '', 'Please confirm your password'],
    [/^Confirm the new password/, 'Other123!', 'Passwords do not match'],
  ];
  for (const [label, value, words] of refused) {
    await user.clear(field(label));
    if (value) await user.paste(value);
    await user.tab();
    expect(await card('Password').findByText(words)).toBeVisible();
  }
});

const changePassword = async (user: Awaited<ReturnType<typeof openProfile>>['user']) => {
  await user.type(field(/^Current password/), 'Player123!');
  await user.type(field(/^New password/), 'Better123!');
  await user.type(field(/^Confirm the new password/), 'Better123!');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

test('a changed password keeps this device logged in with the new token', async () => {
  const { user, sent } = await openProfile(
    {
      'POST /api/v1/Users/change-password': { message: 'Changed.', token: 't2' },
    },
    'security',
  );
  await changePassword(user);
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(sent.to('POST /api/v1/Users/change-password')[0]?.body).toEqual({
    currentPassword: 'Player123!',
    newPassword: 'Better123!',
  });
  expect(useAuth.getState().token).toBe('t2');
  expect(field(/^Current password/)).toHaveValue('');
});

test.each([
  [
    'a wrong password',
    errorReply(400, 'wrongPassword', 'The current password is wrong.'),
    'The current password is wrong.',
  ],
  ['a wordless refusal', errorReply(500, 'internal'), 'Failed to update password'],
])('%s is said', async (_name, answer, words) => {
  const { user } = await openProfile({ 'POST /api/v1/Users/change-password': answer }, 'security');
  await changePassword(user);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a reset link goes to the person’s own address', async () => {
  const { user, sent } = await openProfile(
    { 'POST /api/v1/Users/forgot-password': { message: 'Sent.' } },
    'security',
  );
  await user.click(screen.getByRole('button', { name: /reset link/ }));
  expect(await screen.findByText('A reset link is on its way to lea@club.test.')).toBeVisible();
  expect(sent.to('POST /api/v1/Users/forgot-password')[0]?.body).toEqual({ email: 'lea@club.test' });
});

test('an address that is not confirmed yet is said', async () => {
  await openProfile({ 'GET /api/v1/Users/me': me({ emailConfirmed: false }) });
  expect(screen.getByText(/^We sent a link to lea@club.test/)).toBeVisible();
});
