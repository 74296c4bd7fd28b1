import { type CallInput, listQueryOf, queryOf } from 'shared-api';

/** The sum of dues, and the number of people: the navigation says it on every page. */
export const outstandingQuery = () =>
  queryOf(['payments', 'outstanding'], 'GET /api/v1/Balances/summary', {});

/** Settings and system figures. */
export const settingsQuery = () => queryOf(['settings'], 'GET /api/v1/Settings', {});

export type UserFilters = NonNullable<CallInput<'GET /api/v1/Users'>['query']>;

/** One page of the filtered users. */
export const usersQuery = (filters: UserFilters) =>
  listQueryOf(['users', 'all', filters], 'GET /api/v1/Users', { query: filters });
