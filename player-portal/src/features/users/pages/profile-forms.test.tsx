import { screen } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { errorReply, me } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, field, openProfile } from '../../../testing/profile';

asPlayer();

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

const changePassword = async (
  user: Awaited<ReturnType<typeof openProfile>>['user'],
  repeated = 'Better123!',
) => {
  await user.type(field(/^Current password/), 'Player123!');
  await user.type(field(/^New password/), 'Better123!');
  await user.type(field(/^Confirm the new password/), repeated);
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
  ['me', 'PUT /api/v1/Users/me', 'Failed to update profile'],
  ['security', 'POST /api/v1/Users/change-password', 'Failed to update password'],
] as const)('a refusal without words has the page’s own (%s)', async (part, call, words) => {
  const { user } = await openProfile({ [call]: errorReply(500, 'internal') }, part);
  if (part === 'security') await changePassword(user);
  else {
    await user.type(field(/^Username/), '3');
    await user.click(card(/^Me/).getByRole('button', { name: 'Save' }));
  }
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
