import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call';

type Json = Record<string, unknown>;

export const devicesKey = ['biometric-devices'] as const;

/** The devices that can log the caller in. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: devicesKey,
    queryFn: ({ signal }) => call('GET /auth/biometric-credential', { signal }),
  });

export const biometricLoginOptions = (username?: string) =>
  call('POST /auth/biometric-login/options', { body: username ? { username } : {} });
export const biometricLogin = (credential: Json) =>
  call('POST /auth/biometric-login', { body: { credential } });
export const biometricCredentialOptions = () => call('POST /auth/biometric-credential/options', {});
export const addDevice = (body: { username: string; credential: Json; name?: string }) =>
  call('POST /auth/biometric-credential', { body });
export const removeDevice = (id: string) =>
  call('DELETE /auth/biometric-credential/{id}', { params: { id } });
