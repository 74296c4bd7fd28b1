import { queryOptions } from '@tanstack/react-query';
import type { SettingsChange } from '../../contract';
import { type CallInput, call, list } from '../http/call';

export const settingsKey = ['settings'] as const;

/** Settings and the figures of the system, for administrators. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET /api/v1/Settings', { signal }),
  });

/** Name, address, contact and prices, for everybody. */
export const clubQuery = () =>
  queryOptions({
    queryKey: [...settingsKey, 'club'],
    queryFn: ({ signal }) => call('GET /api/v1/Settings/club', { signal }),
  });

export const saveSettings = (body: SettingsChange) => call('PUT /api/v1/Settings', { body });

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => call('GET /api/v1/Dashboard', { signal }),
  });

export type AuditFilters = NonNullable<CallInput<'GET /api/v1/Audit'>['query']>;

/** Who changed what and when. */
export const auditQuery = (filters: AuditFilters) =>
  queryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => list('GET /api/v1/Audit', { query: filters, signal }),
  });
