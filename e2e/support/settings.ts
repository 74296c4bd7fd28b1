import type { APIRequestContext } from '@playwright/test';
import type { Settings, SettingsChange } from '../../shared-api/contract';
import { callerFor } from './caller';
import { people } from './people';

/**
 * Changes some of the club's settings, through the API; all others stay as they are.
 * @param change computes the change from the current settings
 * @returns the settings as they were
 */
export async function changeSettings(
  request: APIRequestContext,
  change: (settings: Settings) => Partial<SettingsChange>,
) {
  const { call } = await callerFor(request, people.admin);
  const settings = await call<Settings>('get', '/api/v1/Settings');
  const { system: _, ...kept } = settings;
  await call('put', '/api/v1/Settings', { ...kept, ...change(settings) });
  return settings;
}
