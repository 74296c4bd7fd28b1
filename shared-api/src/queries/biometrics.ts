import { call } from '../http/call';
import { queryOf } from './query-of';

type Json = Record<string, unknown>;

export const devicesKey = ['devices'] as const;

/** The devices that can log the caller in. */
export const devicesQuery = () => queryOf(devicesKey, 'GET /auth/biometric-credential', {});

export const biometricLoginOptions = (username?: string) =>
  call('POST /auth/biometric-login/options', { body: username ? { username } : {} });
export const biometricLogin = (credential: Json) =>
  call('POST /auth/biometric-login', { body: { credential } });
export const biometricCredentialOptions = () => call('POST /auth/biometric-credential/options', {});
export const addDevice = (body: { username: string; credential: Json; name?: string }) =>
  call('POST /auth/biometric-credential', { body });
export const removeDevice = (id: string) =>
  call('DELETE /auth/biometric-credential/{id}', { params: { id } });
