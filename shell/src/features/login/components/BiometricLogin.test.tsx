import { screen, waitFor } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { errorReply, serve } from 'shared-ui/testing';
import { player } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { BiometricLogin } from './BiometricLogin';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...given: unknown[]) => startAuthentication(...given),
}));

const options = 'POST /auth/biometric-login/options';
const login = 'POST /auth/biometric-login';
const button = { name: /^Log in with fingerprint or face/ };

/** The browser's WebAuthn support; `undefined` for none. */
const device = (able: boolean | undefined) => {
  const authenticator = { isUserVerifyingPlatformAuthenticatorAvailable: async () => able };
  Object.assign(globalThis, {
    PublicKeyCredential: able === undefined ? undefined : Object.assign(() => undefined, authenticator),
  });
};

const done = jest.fn();
const open = () => renderPage(<BiometricLogin onDone={done} />, '/login');

beforeEach(() => {
  done.mockClear();
  startAuthentication.mockReset();
  device(true);
  useAuth.setState({ token: null, user: null, lastUsername: 'pascale' });
});

test.each([
  ['a browser without WebAuthn', undefined, 'pascale'],
  ['a device without a platform authenticator', false, 'pascale'],
  ['a device that nobody has logged in on', true, null],
])('%s is offered nothing', async (_name, able, lastUsername) => {
  device(able);
  useAuth.setState({ lastUsername });
  const { answered } = open();
  await answered();
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
});

test('the device logs its owner in: 60 s, verified', async () => {
  const sent = serve({ [options]: { challenge: 'c' }, [login]: player });
  startAuthentication.mockResolvedValue({ id: 'credential' });
  const { user } = open();
  await user.click(await screen.findByRole('button', button));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'c', timeout: 60_000, userVerification: 'required' },
  });
  expect(sent.map(({ body }) => body)).toEqual([
    { username: 'pascale' },
    { credential: { id: 'credential' } },
  ]);
  expect(useAuth.getState().token).toBe('t1');
});

test('a device that turns out to be unable is spoken of', async () => {
  serve({ [options]: { challenge: 'c' } });
  startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotSupportedError' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', button));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Biometric authentication is not supported on this device',
  );
});

test.each([
  ['a cancelled prompt', player, true],
  ['a refusal of the server’s', errorReply(400, 'biometricFailed', 'Unknown device.'), false],
])('%s is silent', async (_name, answer, cancelled) => {
  serve({ [options]: { challenge: 'c' }, [login]: answer });
  if (cancelled)
    startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  else startAuthentication.mockResolvedValue({ id: 'credential' });
  const { user } = open();
  await user.click(await screen.findByRole('button', button));
  await waitFor(() => expect(screen.getByRole('button', button)).toBeEnabled());
  expect(startAuthentication).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(done).not.toHaveBeenCalled();
});
