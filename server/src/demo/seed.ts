import { sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { users } from '../db/schema';
import { openBooks } from '../features/ledger/opening';
import type { Services } from '../services';
import { addLastingStates } from './lasting';
import { addMembers } from './members';
import { addPasses } from './passes';
import { seededRandom } from './random';
import { addSaturdays } from './saturdays';
import { addStates } from './states';

const demoLock = 4_190_002;

/** Fills an empty database with a demo club, in one transaction; does nothing when there are people already. */
export async function seedDemo(services: Services): Promise<void> {
  const { db, clock, config } = services;
  await db.transaction(async (tx) => {
    // Of several processes that start at once, one fills the club and the others find it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await tx.$count(users)) > 0) return;
    const now = clock.now();
    const random = seededRandom(2026);
    const members = await addMembers(tx, now, random);
    const passes = await addPasses(tx, members, clubDate(now), random);
    await addSaturdays(tx, members, passes, now, clubDate(now), random);
    await openBooks(tx);
    if (!config.demoStates) return;
    await addLastingStates(services, tx, now);
    await addStates(tx, now);
  });
}
