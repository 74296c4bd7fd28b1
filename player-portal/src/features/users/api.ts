import { type CalendarFeed, call, defineMutation, type Me, meQuery, queryOf, shown } from 'shared-api';

type Json = Record<string, unknown>;

/** Changes of the account whose reply is the account. */
const account = { changes: ['users'] as const, answers: (saved: Me) => [shown(meQuery(), saved)] };

export const updateMe = defineMutation('PUT /api/v1/Users/me', account);
/** Keeps the current address. */
export const withdrawNewAddress = defineMutation('DELETE /api/v1/Users/me/pending-email', account);
/** Sends the link to the new address again. */
export const resendNewAddress = defineMutation('POST /api/v1/Users/me/pending-email', { changes: [] });
export const changePassword = defineMutation('POST /api/v1/Users/change-password', { changes: [] });
export const forgotPassword = defineMutation('POST /api/v1/Users/forgot-password', { changes: [] });
export const exportMe = () => call('GET /api/v1/Users/me/export', {});
export const deleteMe = defineMutation('DELETE /api/v1/Users/me', { changes: [] });

/** The address by which a calendar program follows the caller's sessions. */
export const calendarQuery = () => queryOf(['users', 'calendar'], 'GET /api/v1/Users/me/calendar', {});
const calendar = { changes: [], answers: (now: CalendarFeed) => [shown(calendarQuery(), now)] };
export const startCalendar = defineMutation('POST /api/v1/Users/me/calendar', calendar);
export const endCalendar = defineMutation('DELETE /api/v1/Users/me/calendar', calendar);

/** Proves the caller's identity again, by password or passkey. */
export const proveByPassword = (password: string) => call('POST /auth/prove', { body: { password } });
export const proveByPasskey = (credential: Json) => call('POST /auth/prove', { body: { credential } });
export const proofOptions = () => call('POST /auth/prove/options', {});

/** The devices that can log the caller in. */
export const devicesQuery = () => queryOf(['devices'], 'GET /auth/biometric-credential', {});
export const biometricCredentialOptions = () => call('POST /auth/biometric-credential/options', {});
export const addDevice = defineMutation('POST /auth/biometric-credential', { changes: ['devices', 'users'] });
export const removeDevice = defineMutation('DELETE /auth/biometric-credential/{id}', {
  changes: ['devices', 'users'],
  optimistic: ({ params: { id } }) => [
    shown(devicesQuery(), (known) => known?.filter((device) => device.id !== id)),
  ],
});

/** The caller's logins, this device's first. */
export const loginsQuery = () => queryOf(['logins'], 'GET /auth/logins', {});
export const endLogin = defineMutation('DELETE /auth/logins/{id}', { changes: ['logins'] });
/** Ends all of the caller's logins but the current one. */
export const endOtherLogins = defineMutation('DELETE /auth/logins', { changes: ['logins'] });
