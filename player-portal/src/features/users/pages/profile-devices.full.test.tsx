import { screen, waitFor, within } from '@testing-library/react';
import { Answer, errorReply } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { inTurn, later } from '../../../testing/later';
import { card, openProfile } from '../../../testing/profile';

const startRegistration = jest.fn();
const platformAuthenticatorIsAvailable = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (...given: unknown[]) => startRegistration(...given),
  platformAuthenticatorIsAvailable: () => platformAuthenticatorIsAvailable(),
}));

asPlayer();
beforeEach(() => {
  platformAuthenticatorIsAvailable.mockResolvedValue(false);
  startRegistration.mockReset();
});

test('logging in by device is not mentioned where this device cannot and none does', async () => {
  const { answered } = await openProfile({}, 'security');
  await answered();
  expect(platformAuthenticatorIsAvailable).toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'Log in without a password' })).not.toBeInTheDocument();
});

const phone = { id: 'd1', name: 'Device (Mac)', createdOn: '2026-11-01T12:00:00Z', lastUsedOn: null };

test('a device that cannot is told so beside those that do', async () => {
  await openProfile({ 'GET /auth/biometric-credential': [phone] }, 'security');
  expect(await screen.findByText('Biometric authentication is not supported on this device')).toBeVisible();
  expect(screen.getByText('Device (Mac)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add this device' })).not.toBeInTheDocument();
});

test('a device is enrolled with its own authenticator, verified, within a minute', async () => {
  platformAuthenticatorIsAvailable.mockResolvedValue(true);
  startRegistration.mockResolvedValue({ id: 'credential' });
  const { user, sent } = await openProfile(
    {
      'POST /auth/biometric-credential/options': { challenge: 'c', rp: { name: 'Ballon du samedi' } },
      'POST /auth/biometric-credential': new Answer(201, phone),
    },
    'security',
  );
  await user.click(await screen.findByRole('button', { name: 'Add this device' }));
  expect(await screen.findByText('You can now log in with Device (Mac).')).toBeVisible();
  expect(startRegistration).toHaveBeenCalledWith({
    optionsJSON: expect.objectContaining({
      challenge: 'c',
      timeout: 60_000,
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
    }),
  });
  expect(sent.to('POST /auth/biometric-credential')[0]?.body).toMatchObject({
    username: 'lea',
    credential: { id: 'credential' },
  });
});

test('closing the browser’s prompt says nothing', async () => {
  platformAuthenticatorIsAvailable.mockResolvedValue(true);
  startRegistration.mockRejectedValue(new Error('NotAllowedError'));
  const { user, answered } = await openProfile(
    {
      'POST /auth/biometric-credential/options': { challenge: 'c' },
    },
    'security',
  );
  await user.click(await screen.findByRole('button', { name: 'Add this device' }));
  await answered();
  expect(startRegistration).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a device that is removed is gone at once, and back when that fails', async () => {
  const { reply, release } = later();
  const { user } = await openProfile(
    {
      'GET /auth/biometric-credential': [phone],
      'DELETE /auth/biometric-credential/d1': reply,
    },
    'security',
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Device (Mac)' }));
  await waitFor(() => expect(screen.queryByText('Device (Mac)')).not.toBeInTheDocument());
  release(errorReply(500, 'internal'));
  expect(
    await screen.findByText('Device (Mac): We couldn’t remove the device. Please try again.'),
  ).toBeVisible();
  expect(screen.getByText('Device (Mac)')).toBeVisible();
});

describe('where somebody is logged in', () => {
  const here = {
    id: 'l1',
    browser: 'Firefox',
    platform: 'Windows',
    createdOn: '2026-11-01T12:00:00Z',
    lastUsedOn: '2026-11-21T12:00:00Z',
    current: true,
  };
  const phone = { ...here, id: 'l2', browser: 'Safari', platform: 'iOS', current: false };
  const unknown = { ...here, id: 'l3', browser: null, platform: null, current: false };
  const devices = () => card('Where you’re logged in');

  test('names each device, and this one', async () => {
    await openProfile({ 'GET /auth/logins': [here, phone, unknown] }, 'security');
    expect(await devices().findByText('Firefox on Windows')).toBeVisible();
    const [first, , third] = devices().getAllByRole('listitem');
    expect(first).toHaveTextContent('This device');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(third).toHaveTextContent('Unknown device');
  });

  test('one is logged out from here', async () => {
    let list = [here, phone];
    const { user } = await openProfile(
      {
        'GET /auth/logins': () => list,
        'DELETE /auth/logins/l2': () => {
          list = [here];
          return new Answer(204);
        },
      },
      'security',
    );
    await user.click(await devices().findByRole('button', { name: 'Log out Safari on iOS' }));
    expect(await screen.findByText('Safari on iOS is logged out.')).toBeVisible();
    await waitFor(() => expect(devices().queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(devices().queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });

  test('all others are logged out at once; what fails is said', async () => {
    const { user } = await openProfile(
      {
        'GET /auth/logins': [here, phone],
        'DELETE /auth/logins': inTurn(errorReply(500, 'internal'), new Answer(204)),
      },
      'security',
    );
    const button = await devices().findByRole('button', { name: 'Log out all other devices' });
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/: We couldn’t log out the device\. Please try again\.$/);
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await user.click(button);
    expect(await screen.findByText('Your other devices are logged out.')).toBeVisible();
  });
});
