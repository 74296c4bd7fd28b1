import { act, screen } from '@testing-library/react';
import { meQuery, useAuth } from 'shared-api';
import { errorReply, me } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, field, openProfile } from '../../../testing/profile';

asPlayer();

test('a field that is left says what it does not take', async () => {
  const { user } = await openProfile();
  await user.clear(field(/^First name/));
  await user.tab();
  expect(await screen.findByText('First name is required')).toBeVisible();
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

test('what another device has saved does not take away what is typed, and is told', async () => {
  let stored = me();
  const { user, sent, queries } = await openProfile({
    'GET /api/v1/Users/me': () => stored,
    'PUT /api/v1/Users/me': () => stored,
  });
  await user.type(field(/^First name/), 'x');
  stored = me({ lastName: 'Roy', version: 4 });
  await act(() => queries.invalidateQueries(meQuery()));
  expect(await screen.findByText('Someone else changed this')).toBeVisible();
  expect(field(/^First name/)).toHaveValue('Léax');
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toMatchObject({ firstName: 'Léax', version: 4 });
});

const changePassword = async (
  user: Awaited<ReturnType<typeof openProfile>>['user'],
  repeated = 'Better123!',
) => {
  await user.type(field(/^Current password/), 'Player123!');
  await user.type(field(/^New password/), 'Better123!');
  await user.type(field(/^Confirm the new password/), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

test('a password that is repeated otherwise is not sent', async () => {
  const { user, sent } = await openProfile({}, 'security');
  await changePassword(user, 'Other123!');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(sent.to('POST /api/v1/Users/change-password')).toEqual([]);
});

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
