import { sql } from 'drizzle-orm';
import { perform } from '../commands/perform';
import { users } from '../db/schema';
import type { Services } from '../services';
import { addGallery } from './gallery/gallery';
import { keepUpStates } from './gallery/states';
import { tellStory } from './story';

const demoLock = 4_190_002;

/** Fills an empty database, and keeps the states that developers look at current. */
export async function startDemo(services: Services): Promise<void> {
  await seedDemo(services);
  if (services.config.demoStates) services.jobs.repeat('demo-states', 60, () => keepUpStates(services));
}

/** Fills an empty database with a demo club, in one transaction; does nothing when there are people already. */
export async function seedDemo(services: Services): Promise<void> {
  await perform(services, async (command) => {
    const { db: tx, clock, config } = command;
    // Of several processes that start at once, one fills the club and the others find it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await tx.$count(users)) > 0) return;
    const told = await tellStory(command, clock.now());
    if (config.demoStates) await addGallery(command, told, clock.now());
  });
}
