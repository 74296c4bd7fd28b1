import { defineMutation, queryOf } from 'shared-api';

/** Figures of the sessions, which change with every one of them. */
export const dashboardQuery = () => queryOf(['dashboard'], 'GET /api/v1/Dashboard', {});

/** What is unusual about the next sessions. */
export const odditiesQuery = () => queryOf(['dashboard', 'oddities'], 'GET /api/v1/Dashboard/oddities', {});

export const dismissOddity = defineMutation('POST /api/v1/Dashboard/oddities/dismiss', {
  changes: ['dashboard'],
});
