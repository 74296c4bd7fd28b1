import { queryOf } from 'shared-api';

/** The sum of dues, and the number of people: the navigation says it on every page. */
export const outstandingQuery = () =>
  queryOf(['payments', 'outstanding'], 'GET /api/v1/Balances/summary', {});
