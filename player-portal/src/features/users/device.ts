import { rules } from 'shared-api';
import { addDevice, biometricCredentialOptions, proofOptions, proveByPasskey } from './api';

type Asked = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];
type Options = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];

const load = () => import('@simplewebauthn/browser');

/** Whether this device can check a fingerprint, a face or a PIN. */
export const isSupported = async (): Promise<boolean> => (await load()).platformAuthenticatorIsAvailable();

const platforms = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** The device's name according to its browser, to distinguish devices in the list. */
export const platformOf = (userAgent: string): string | undefined =>
  platforms.find((platform) => userAgent.includes(platform));

/**
 * Registers this device for biometric login (docs/product.md, Login).
 * @throws {ApiError} the server's error; the browser's error when the person declines
 */
export const registerDevice = async (username: string, name: string) => {
  const { startRegistration } = await load();
  const options = (await biometricCredentialOptions()) as unknown as Options;
  const credential = await startRegistration({
    optionsJSON: {
      ...options,
      timeout: rules.biometricTimeoutMs,
      authenticatorSelection: {
        ...options.authenticatorSelection,
        authenticatorAttachment: 'platform',
        userVerification: 'required',
      },
    },
  });
  return addDevice({ body: { username, name, credential: { ...credential } } });
};

/**
 * Proves the owner's identity by a passkey.
 * @throws {ApiError} the server's error; the browser's error when the person declines
 */
export const proveByDevice = async () => {
  const { startAuthentication } = await load();
  const options = (await proofOptions()) as unknown as Asked;
  const credential = await startAuthentication({
    optionsJSON: { ...options, timeout: rules.biometricTimeoutMs, userVerification: 'required' },
  });
  await proveByPasskey({ ...credential });
};
