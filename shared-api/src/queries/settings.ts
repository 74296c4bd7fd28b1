import type { LogoChange, SettingsChange } from '../../contract';
import { type CallInput, call } from '../http/call';
import { listQueryOf, queryOf } from './query-of';
import { sessionsKey } from './sessions';

export const settingsKey = ['settings'] as const;

/** Settings and system figures, for administrators. */
export const settingsQuery = () => queryOf(settingsKey, 'GET /api/v1/Settings', {});

/** The club's name, address, contact and prices; public. */
export const clubQuery = () => queryOf([...settingsKey, 'club'], 'GET /api/v1/Settings/club', {});

export const saveSettings = (body: SettingsChange) => call('PUT /api/v1/Settings', { body });

export const saveLogo = (body: LogoChange) => call('PUT /api/v1/Settings/logo', { body });

export const removeLogo = () => call('DELETE /api/v1/Settings/logo', {});

export const closeFirstSteps = () => call('DELETE /api/v1/Settings/first-steps', {});

/** Figures of the sessions, which change with every one of them. */
export const dashboardQuery = () => queryOf([...sessionsKey, 'dashboard'], 'GET /api/v1/Dashboard', {});

export type AuditFilters = NonNullable<CallInput<'GET /api/v1/Audit'>['query']>;

/** The audit log. */
export const auditQuery = (filters: AuditFilters) =>
  listQueryOf(['audit', filters], 'GET /api/v1/Audit', { query: filters });
