import { type CallInput, listQueryOf } from 'shared-api';

export type AuditFilters = NonNullable<CallInput<'GET /api/v1/Audit'>['query']>;

/** The audit log. */
export const auditQuery = (filters: AuditFilters) =>
  listQueryOf(['audit', filters], 'GET /api/v1/Audit', { query: filters });
