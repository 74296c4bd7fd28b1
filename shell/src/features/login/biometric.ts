import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { rules, useAuth } from 'shared-api';
import { biometricLogin, biometricLoginOptions } from '../identity/api';

/** Whether this device has a platform authenticator, as opposed to a security key. */
export const hasBiometrics = async (): Promise<boolean> => {
  if (typeof PublicKeyCredential !== 'function') return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
};

export type BiometricOutcome = 'loggedIn' | 'unsupported' | 'failed';

const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotSupportedError' || error.name === 'SecurityError');

/**
 * Logs in with the device's fingerprint or face. docs/product.md, Login: 60 s, user verification required; only an
 * unsupported device is reported, any other failure (a cancelled prompt, an unknown key) is silent.
 */
export const logInWithBiometrics = async (username: string): Promise<BiometricOutcome> => {
  if (!(await hasBiometrics())) return 'unsupported';
  try {
    const options = (await biometricLoginOptions(
      username,
    )) as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { startAuthentication } = await import(
      /* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'
    );
    const credential = await startAuthentication({
      optionsJSON: { ...options, timeout: rules.biometricTimeoutMs, userVerification: 'required' },
    });
    useAuth.getState().acceptLogin(await biometricLogin({ ...credential }));
    return 'loggedIn';
  } catch (error) {
    return isUnsupported(error) ? 'unsupported' : 'failed';
  }
};
