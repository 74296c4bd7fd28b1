import type { SettingsChange } from 'shared-api/contract';
import type { Club } from './club';

/** Saves the club's settings as an administrator, with some values changed. */
export async function changeSettings(club: Club, values: Partial<SettingsChange>): Promise<void> {
  const as = await club.again(await club.admin());
  const { system: _, ...current } = (await club.call('GET /api/v1/Settings', { as })).ok();
  (await club.call('PUT /api/v1/Settings', { as, body: { ...current, ...values } })).ok();
}
