import type {
  EmailRestoration,
  LinkReset,
  PasswordChange,
  Plan,
  ProfileChange,
  RegistrationDraft,
} from '../../contract';
import { call } from '../http/call';
import { queryOf } from './query-of';

export const usersKey = ['users'] as const;

/** The caller's own account. */
export const meQuery = () => queryOf([...usersKey, 'me'], 'GET /api/v1/Users/me', {});

export const register = (body: RegistrationDraft) => call('POST /api/v1/Users/register', { body });
export const confirmEmail = (query: { token: string; email: string }) =>
  call('POST /api/v1/Users/confirm-email', { query, anonymous: true });
/** Confirms with the password requested by `passwordToChoose`. */
export const verifyEmail = (body: { token: string; newPassword: string }) =>
  call('POST /auth/verify-email', { body });
/** Mails the confirmation link again. @param returnTo the page to go on to after the login */
export const resendVerification = (email: string, returnTo?: string) =>
  call('POST /auth/resend-verification', { body: { email, ...(returnTo && { returnTo }) } });
export const forgotPassword = (email: string) =>
  call('POST /api/v1/Users/forgot-password', { body: { email } });
export const resetPassword = (body: LinkReset) => call('POST /api/v1/Users/reset-password', { body });
/** Whether a mailed link still works. */
export const checkLink = (body: { purpose: 'reset' | 'restore'; token: string; email: string }) =>
  call('POST /auth/check-link', { body });
export const restoreEmail = (body: EmailRestoration) => call('POST /auth/restore-email', { body });
export const changePassword = (body: PasswordChange) => call('POST /api/v1/Users/change-password', { body });
export const updateMe = (body: ProfileChange) => call('PUT /api/v1/Users/me', { body });
/** Sends the link to the new address again. */
export const resendNewAddress = () => call('POST /api/v1/Users/me/pending-email', {});
/** Keeps the current address; returns the account afterwards. */
export const withdrawNewAddress = () => call('DELETE /api/v1/Users/me/pending-email', {});
/** Proves the caller's identity again, by password or passkey. */
export const proveByPassword = (password: string) => call('POST /auth/prove', { body: { password } });
export const proveByPasskey = (credential: Record<string, unknown>) =>
  call('POST /auth/prove', { body: { credential } });
export const proofOptions = () => call('POST /auth/prove/options', {});
export const changePlan = (paymentPlan: Plan) =>
  call('PATCH /api/v1/Users/me/payment-plan', { body: { paymentPlan } });
export const exportMe = () => call('GET /api/v1/Users/me/export', {});
export const deleteMe = (password: string) => call('DELETE /api/v1/Users/me', { body: { password } });
