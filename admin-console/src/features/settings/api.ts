import { defineMutation, queryOf, shown } from 'shared-api';

/** What the club's settings change: also when answers close, and what a session lacks. */
const changes = ['settings', 'sessions', 'payments'] as const;

/** Settings and system figures. */
export const settingsQuery = () => queryOf(['settings'], 'GET /api/v1/Settings', {});

export const saveSettings = defineMutation('PUT /api/v1/Settings', {
  changes,
  answers: (saved) => [shown(settingsQuery(), saved)],
});
export const saveLogo = defineMutation('PUT /api/v1/Settings/logo', { changes: ['settings'] });
export const removeLogo = defineMutation('DELETE /api/v1/Settings/logo', { changes: ['settings'] });
export const closeFirstSteps = defineMutation('DELETE /api/v1/Settings/first-steps', {
  changes: ['settings'],
  answers: (saved) => [shown(settingsQuery(), saved)],
});
