import { eq } from 'drizzle-orm';
import type { FirstSteps } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { seasons, settings, users } from '../../db/schema';
import type { Db, Tx } from '../../db/types';
import { addressesOf, initial, lockSettings, type SettingsRow } from './store';

/** What a new club has done of its first steps; null once all are done or the list is closed, and in the demo. */
export async function firstStepsOf(db: Db, row: SettingsRow, config: Config): Promise<FirstSteps | null> {
  if (row.firstStepsClosed || config.demoData) return null;
  const steps: FirstSteps = {
    name: row.organizationName !== initial.organizationName,
    paymentEmail: addressesOf(row, config).paymentEmail !== '',
    place: row.address !== initial.address,
    season: (await db.$count(seasons)) > 0,
    invitation: (await db.$count(users, eq(users.isAdmin, false))) > 0,
  };
  return Object.values(steps).every(Boolean) ? null : steps;
}

/** Closes the list for good. */
export async function closeFirstSteps(tx: Tx): Promise<void> {
  await lockSettings(tx);
  await tx.update(settings).set({ firstStepsClosed: true });
}
