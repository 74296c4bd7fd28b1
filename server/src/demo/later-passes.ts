import { and, desc, eq } from 'drizzle-orm';
import { addDays, addMonths } from 'shared-api/calendar';
import { rules, SeasonStatus } from 'shared-api/contract';
import { seasons, subscriptions } from '../db/schema';
import { moveQueues } from '../features/pass-queue/service';
import { setSeasonStatus } from '../features/seasons/service';
import { createSeason } from '../features/sessions/service';
import { givePass } from '../features/subscriptions/gift';
import { cancelSubscription } from '../features/subscriptions/service';
import type { Admin } from '../security/caller';
import type { Services } from '../services';
import type { Member } from './members';

/**
 * Passes not bought at a season's beginning: a three-month pass, one given by an administrator, one of the
 * next season that was given up and is now reserved for the first in the queue; and a season never played.
 * @param people two without a pass
 */
export async function addLaterPasses(
  services: Services,
  [buyer, friend]: readonly Member[],
  admin: Admin,
  today: string,
): Promise<void> {
  const { db } = services;
  if (!buyer || !friend) throw new Error('The demo club has too few people');
  // Starts before the current season: three months from today would reach the next one, which is sold out.
  const start = addDays(addMonths(`${today.slice(0, 7)}-01`, -1), -7);
  const months = { startDate: start, endDate: addMonths(start, rules.season.months), price: 95 };
  await givePass(services, db, { userId: buyer.id, pass: months, actor: admin });
  const gift = { startDate: today, endDate: addMonths(today, 1), price: 0 };
  await givePass(services, db, { userId: friend.id, pass: gift, actor: admin });
  const [given] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(seasons, eq(seasons.id, subscriptions.seasonId))
    .where(and(eq(subscriptions.status, SeasonStatus.Active), eq(seasons.status, SeasonStatus.Active)))
    .orderBy(desc(seasons.startDate), desc(subscriptions.id))
    .limit(1);
  await cancelSubscription(services, given?.id ?? '', admin, 'en');
  await moveQueues(services);
  // Half a year before the current one, which began last month.
  const startDate = addMonths(`${today.slice(0, 7)}-01`, -7);
  const endDate = addDays(addMonths(startDate, 3), -1);
  const season = { startDate, endDate, price: rules.season.price.default };
  const { id } = await createSeason(services, season, admin, 'fr');
  await setSeasonStatus(services, id, SeasonStatus.Cancelled, admin);
}
