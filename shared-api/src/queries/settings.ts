import { queryOptions } from '@tanstack/react-query';
import type { SettingsChange } from '../../contract';
import { type CallInput, call, list } from '../http/call';
import { queryOf } from './query-of';

export const settingsKey = ['settings'] as const;

/** Settings and the figures of the system, for administrators. */
export const settingsQuery = () => queryOf(settingsKey, 'GET /api/v1/Settings');

/** Name, address, contact and prices, for everybody. */
export const clubQuery = () => queryOf([...settingsKey, 'club'], 'GET /api/v1/Settings/club');

export const saveSettings = (body: SettingsChange) => call('PUT /api/v1/Settings', { body });

export const dashboardQuery = () => queryOf(['dashboard'], 'GET /api/v1/Dashboard');

export type AuditFilters = NonNullable<CallInput<'GET /api/v1/Audit'>['query']>;

/** Who changed what and when. */
export const auditQuery = (filters: AuditFilters) =>
  queryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => list('GET /api/v1/Audit', { query: filters, signal }),
  });
