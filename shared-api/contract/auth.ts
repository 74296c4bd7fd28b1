import { type Static, Type } from 'typebox';
import {
  ById,
  Email,
  GivenPassword,
  Id,
  Instant,
  LinkToken,
  MessageReply,
  NewPassword,
  Nothing,
  Nullable,
  Optional,
  PagePath,
  strict,
} from './atoms';
import { defineCalls } from './call';
import { Confirmed, confirmErrors, LoggedIn, PasswordByLink } from './users';

/** One of the caller's own logins: a device on which they are logged in. */
export const LoginEntry = strict({
  id: Id,
  browser: Nullable(Type.String({ description: 'e.g. Firefox; null when it did not say' })),
  platform: Nullable(Type.String({ description: 'e.g. Windows; null when it did not say' })),
  createdOn: Instant,
  lastUsedOn: Instant,
  current: Type.Boolean({ description: 'The one that this call was made with' }),
});
export type LoginEntry = Static<typeof LoginEntry>;

/** Parameters of a mailed link's page. */
const mailedLink = { token: LinkToken, email: Type.String({ minLength: 1, maxLength: 254 }) };

/** A link to restore an old address. */
export const EmailRestoration = strict({ ...mailedLink, newPassword: NewPassword });
export type EmailRestoration = Static<typeof EmailRestoration>;

/** A device that can log its owner in. */
export const BiometricDevice = strict({
  id: Type.String(),
  name: Type.String(),
  createdOn: Instant,
  lastUsedOn: Nullable(Instant),
});
export type BiometricDevice = Static<typeof BiometricDevice>;

/** Options and answers of WebAuthn Level 3 are passed through as JSON. */
const WebAuthnJson = Type.Record(Type.String(), Type.Unknown());

export const authCalls = defineCalls({
  'POST /auth/logout': {
    summary: 'Ends the login that the call is made with.',
    access: 'player',
    replies: { 204: Nothing },
  },
  'GET /auth/logins': {
    summary: 'Where the caller is logged in, this device first.',
    access: 'player',
    replies: { 200: Type.Array(LoginEntry) },
  },
  'DELETE /auth/logins': {
    summary: 'Logs the caller out on every other device.',
    access: 'player',
    replies: { 204: Nothing },
  },
  'DELETE /auth/logins/{id}': {
    summary: 'Logs the caller out on one device.',
    access: 'player',
    params: ById,
    replies: { 204: Nothing },
    errors: ['notFound'],
  },
  'POST /auth/verify-email': {
    summary:
      'Confirms an address with the mailed token alone, or with the password that `passwordToChoose` asks for.',
    access: 'anyone',
    body: strict({ token: LinkToken, newPassword: Optional(NewPassword) }),
    replies: { 200: Confirmed },
    errors: confirmErrors,
  },
  'POST /auth/resend-verification': {
    summary: 'Mails the confirmation link again if it is wanted; the answer never tells.',
    access: 'anyone',
    body: strict({ email: Email, returnTo: Optional(PagePath) }),
    replies: { 200: MessageReply },
    errors: ['tooManyRequests'],
  },
  'POST /auth/check-link': {
    summary: 'Whether a mailed link still works; using it is another call.',
    access: 'anyone',
    body: strict({ purpose: Type.Enum(['reset', 'restore']), ...mailedLink }),
    replies: { 200: strict({ works: Type.Boolean() }) },
    errors: ['tooManyRequests'],
  },
  'POST /auth/restore-email': {
    summary:
      'Brings an account’s old address back, with a new password; ends its sessions, removes its passkeys, and logs in.',
    access: 'anyone',
    body: EmailRestoration,
    replies: { 200: PasswordByLink },
    errors: ['invalidRestoreLink', 'emailTaken', 'tooManyRequests'],
  },
  'POST /auth/prove/options': {
    summary: 'A single-use challenge for a passkey of the caller’s.',
    access: 'player',
    replies: { 200: WebAuthnJson },
  },
  'POST /auth/prove': {
    summary:
      'Proves once more that it is the caller, by password or passkey; for 10 minutes nothing is refused with `proofNeeded`.',
    access: 'player',
    body: Type.Union([strict({ password: GivenPassword }), strict({ credential: WebAuthnJson })]),
    replies: { 204: Nothing },
    errors: ['wrongPassword', 'biometricFailed', 'tooManyRequests'],
  },
  'POST /auth/biometric-login/options': {
    summary: 'A single-use challenge to log in with a device.',
    access: 'anyone',
    body: strict({ username: Optional(Type.String({ maxLength: 254 })) }),
    replies: { 200: WebAuthnJson },
    errors: ['tooManyRequests'],
  },
  'POST /auth/biometric-login': {
    summary: 'Logs in with the signed challenge.',
    access: 'anyone',
    body: strict({ credential: WebAuthnJson }),
    replies: { 200: LoggedIn },
    errors: ['biometricFailed', 'emailNotConfirmed', 'accountSuspended', 'tooManyRequests'],
  },
  'POST /auth/biometric-credential/options': {
    summary: 'A single-use challenge to add a device. Asks for a recent proof.',
    access: 'player',
    replies: { 200: WebAuthnJson },
    errors: ['proofNeeded', 'passkeyNeeded'],
  },
  'POST /auth/biometric-credential': {
    summary: 'Adds a device of the caller’s.',
    access: 'player',
    body: strict({
      username: Type.String({ maxLength: 254 }),
      credential: WebAuthnJson,
      name: Optional(Type.String({ maxLength: 80 })),
    }),
    replies: { 201: BiometricDevice },
    errors: ['biometricFailed', 'passkeyNeeded'],
  },
  'GET /auth/biometric-credential': {
    summary: 'The caller’s devices.',
    access: 'player',
    replies: { 200: Type.Array(BiometricDevice) },
  },
  'DELETE /auth/biometric-credential/{id}': {
    summary: 'Removes a device.',
    access: 'player',
    params: strict({ id: Type.String({ maxLength: 1500 }) }),
    replies: { 204: Nothing },
    errors: ['notFound', 'passkeyNeeded'],
  },
});
