import { call } from '../http/call';
import { queryOf } from './query-of';

export const loginsKey = ['logins'] as const;

/** The caller's logins, this device's first. */
export const loginsQuery = () => queryOf(loginsKey, 'GET /auth/logins', {});

export const endLogin = (id: string) => call('DELETE /auth/logins/{id}', { params: { id } });
/** Ends all of the caller's logins but the current one. */
export const endOtherLogins = () => call('DELETE /auth/logins', {});
