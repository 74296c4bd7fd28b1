import { sql } from 'drizzle-orm';
import { users } from '../data/schema';
import { perform } from '../http/perform';
import type { Services } from '../http/services';
import { tellStory } from './story';

const demoLock = 4_190_002;

/** Fills an empty database with a demo club, in one transaction; does nothing when there are people already. */
export async function seedDemo(services: Services): Promise<void> {
  await perform(services, async (command) => {
    const { db: tx, clock } = command;
    // Of several processes that start at once, one fills the club and the others find it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await tx.$count(users)) === 0) await tellStory(command, clock.now());
  });
}
