import { addDays, addMonths, clubDate } from 'shared-api/calendar';
import { PaymentStatus, rules, SeasonStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { Command } from '../../commands/perform';
import { newId, passQueue, seasons, subscriptions } from '../../db/schema';
import { correct } from '../../features/ledger/correct';
import { settle } from '../../features/ledger/settle';
import type { Admin } from '../../security/caller';
import type { Member } from '../members';

const price = rules.season.planCardPrice;
const { Active, Inactive, Cancelled } = SeasonStatus;

/**
 * Passes in every state, which hold no spots on the club's Saturdays. Beside the current season, one
 * that is over, one that was given up, and one on early sale that is sold out.
 */
export async function addGalleryPasses(
  services: Command,
  [states, second, ...holders]: readonly Member[],
  { seasonEnd, nextSaturday }: Record<'seasonEnd' | 'nextSaturday', string>,
  admin: Admin,
): Promise<void> {
  const { db } = services;
  const now = services.clock.now();
  const today = clubDate(now);
  const season = (
    name: string,
    startDate: string,
    status: SeasonStatus,
    maxPasses: number | null = null,
  ) => ({
    id: newId(),
    name,
    startDate,
    status,
    maxPasses,
    price,
    endDate: addDays(addMonths(startDate, 3), -1),
  });
  const past = season('Passée · Past', addMonths(today, -6), Inactive);
  const dropped = season('Annulée · Cancelled', addMonths(today, -9), Cancelled);
  const next = season('Complète · Sold out', addDays(seasonEnd, 14), Active, 2);
  await db.insert(seasons).values([past, dropped, next]);
  const inTwoDays = new Date(now.getTime() + rules.passOfferHours * 3_600_000);
  const queue = [second, states].map((one, index) => ({
    seasonId: next.id,
    userId: one?.id ?? '',
    offeredUntil: index === 0 ? inTwoDays : null,
  }));
  await db.insert(passQueue).values(queue);

  const pass = (
    owner: Member | undefined,
    dates: { startDate: string; endDate: string; seasonId?: string },
  ) => ({
    id: newId(),
    userId: owner?.id ?? '',
    status: Active as SeasonStatus,
    price: price as number,
    createdOn: now,
    ...dates,
  });
  const of = ({ id: seasonId, startDate, endDate }: typeof next) => ({ seasonId, startDate, endDate });
  // Over before the club's next Saturday, or they would hold spots in it.
  const lastDay = addDays(nextSaturday, -1);
  const all = [
    { ...pass(holders[0], { startDate: addMonths(lastDay, -1), endDate: lastDay }), price: 0 },
    pass(holders[1], { startDate: addMonths(lastDay, -rules.season.months), endDate: lastDay }),
    { ...pass(holders[2], of(past)), status: Inactive },
    { ...pass(holders[3], of(past)), status: Cancelled, cancelledOn: now },
    pass(holders[4], of(next)),
  ];
  await db.insert(subscriptions).values(all);
  const sold = all.filter((one) => one.price > 0 && one.status !== Cancelled);
  const owed = sold.map(({ id: subscriptionId, userId: account, price }) => ({
    account,
    subject: { subscriptionId },
    cents: centsOf(price),
  }));
  const [, ...paid] = (await settle(services, db, owed)).charged;
  for (const row of paid) await correct(services, db, row, { status: PaymentStatus.Completed }, admin.id);
}
