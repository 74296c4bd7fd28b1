import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call';

export const loginsKey = ['logins'] as const;

/** Where the caller is logged in, this device first. */
export const loginsQuery = () =>
  queryOptions({
    queryKey: loginsKey,
    queryFn: ({ signal }) => call('GET /auth/logins', { signal }),
  });

export const endLogin = (id: string) => call('DELETE /auth/logins/{id}', { params: { id } });
/** Ends every login of the caller's but the one in hand. */
export const endOtherLogins = () => call('DELETE /auth/logins', {});
/** Logs a user out everywhere; for administrators. */
export const endLoginsOf = (id: string) => call('DELETE /api/v1/Users/{id}/logins', { params: { id } });
