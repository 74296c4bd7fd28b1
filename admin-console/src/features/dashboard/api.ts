import { queryOf } from 'shared-api';

/** Figures of the sessions, which change with every one of them. */
export const dashboardQuery = () => queryOf(['dashboard'], 'GET /api/v1/Dashboard', {});
