import { queryOf } from 'shared-api';

/** One person's sessions, e-mails and changes. Fetched again with the log, after every change. */
export const historyQuery = (id: string) =>
  queryOf(['audit', 'history', id], 'GET /api/v1/Users/{id}/history', { params: { id } });
