import { clubDate } from 'shared-api/calendar';
import type { Db } from '../db/types';
import type { Services } from '../services';
import { demoAdmin, servicesAt, withoutPass } from './acting';
import { addTransfersAndRefunds } from './desk';
import { addExtraGames } from './extra-games';
import { addLaterPasses } from './later-passes';

/** Adds months of places, passes and money in every state, through the product's own services. */
export async function addLastingStates(services: Services, tx: Db, now: Date): Promise<void> {
  const [admin, people] = [await demoAdmin(tx, now), await withoutPass(tx)];
  const today = clubDate(now);
  const present = servicesAt(services, tx, now);
  const dues = await addExtraGames(present, people, admin, today);
  await addLaterPasses(present, people.slice(-2), admin, today);
  await addTransfersAndRefunds(present, services.emails, { dues, people, admin });
}
