import { type CallInput, call } from 'shared-api';

type Body<Name extends Parameters<typeof call>[0]> = CallInput<Name> extends { body: infer B } ? B : never;

export const register = (body: Body<'POST /api/v1/Users/register'>) =>
  call('POST /api/v1/Users/register', { body });
/** Confirms an address. @param query with `ask`: changes nothing where a hand is needed, and says so */
export const confirmEmail = (query: { token: string; email: string; ask?: true }) =>
  call('POST /api/v1/Users/confirm-email', { query, anonymous: true });
/** Confirms with the password requested by `passwordToChoose`. */
export const verifyEmail = (body: Body<'POST /auth/verify-email'>) =>
  call('POST /auth/verify-email', { body });
/** Mails the confirmation link again. @param returnTo the page to go on to after the login */
export const resendVerification = (email: string, returnTo?: string) =>
  call('POST /auth/resend-verification', { body: { email, ...(returnTo && { returnTo }) } });
export const forgotPassword = (email: string) =>
  call('POST /api/v1/Users/forgot-password', { body: { email } });
export const resetPassword = (body: Body<'POST /api/v1/Users/reset-password'>) =>
  call('POST /api/v1/Users/reset-password', { body });
/** Whether a mailed link still works. */
export const checkLink = (body: Body<'POST /auth/check-link'>) => call('POST /auth/check-link', { body });
export const restoreEmail = (body: Body<'POST /auth/restore-email'>) =>
  call('POST /auth/restore-email', { body });

export const biometricLoginOptions = (username: string) =>
  call('POST /auth/biometric-login/options', { body: { username } });
export const biometricLogin = (credential: Record<string, unknown>) =>
  call('POST /auth/biometric-login', { body: { credential } });
