import type { SettingsChange } from 'shared-api/contract';
import { settings } from '../../src/data/schema';
import { lockSettings } from '../../src/data/settings';
import type { Club } from './club';

/** Saves the club's settings as an administrator, with some values changed. */
export async function changeSettings(club: Club, values: Partial<SettingsChange>): Promise<void> {
  const as = await club.again(await club.admin());
  const { system: _, ...current } = (await club.call('GET /api/v1/Settings', { as })).ok();
  (await club.call('PUT /api/v1/Settings', { as, body: { ...current, ...values } })).ok();
}

/** Writes settings as they are stored, without anybody's doing. */
export async function storeSettings(
  { database: { db } }: Club,
  values: Partial<typeof settings.$inferInsert>,
): Promise<void> {
  await db.transaction(lockSettings);
  await db.update(settings).set(values);
}
