import { eq } from 'drizzle-orm';
import type { FirstSteps } from 'shared-api/contract';
import { seasons, sessions, settings, users } from '../../db/schema';
import type { Tx } from '../../db/types';
import { countUnsent } from '../../outbox/store';
import type { Services } from '../../services';
import { addressesOf, initial, lockSettings, type SettingsRow } from './store';

/** What a new club has done of its first steps; null in the demo. */
export async function firstStepsOf(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  row: SettingsRow,
): Promise<FirstSteps | null> {
  if (config.demoData) return null;
  const now = clock.now();
  return {
    mail: (await countUnsent(db, now)).waiting === 0,
    name: row.organizationName !== initial.organizationName,
    paymentEmail: addressesOf(row, config).paymentEmail !== '',
    place: row.address !== '',
    season: (await db.$count(seasons)) > 0,
    sessions: (await db.$count(sessions)) > 0,
    invitation: (await db.$count(users, eq(users.isAdmin, false))) > 0,
    publicUrl: config.publicUrl,
    now: now.toISOString(),
    closed: row.firstStepsClosed,
  };
}

/** Closes the list for good. */
export async function closeFirstSteps(tx: Tx): Promise<void> {
  await lockSettings(tx);
  await tx.update(settings).set({ firstStepsClosed: true });
}
