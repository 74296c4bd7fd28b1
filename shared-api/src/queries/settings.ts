import type { SettingsChange } from '../../contract';
import { type CallInput, call } from '../http/call';
import { listQueryOf, queryOf } from './query-of';

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
  listQueryOf(['audit', filters], 'GET /api/v1/Audit', { query: filters });
