import { addDays, addMonths } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, SeasonStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { newId, payments, seasons, subscriptions } from '../db/schema';
import type { Db } from '../db/types';
import { newReference } from '../features/payments/references';
import type { Member } from './members';

const price = 95;

/** Whose pass it is, and its dates. */
export type DemoPass = Record<'userId' | 'startDate' | 'endDate', string>;

/**
 * Three seasons (past, current, next) and the passes of those on the season plan, with their payments.
 * @returns the passes
 */
export async function addPasses(
  db: Db,
  members: Member[],
  today: string,
  random: () => number,
): Promise<DemoPass[]> {
  // The current season began on the first of last month, so that half of it lies ahead.
  const start = addMonths(`${today.slice(0, 7)}-01`, -1);
  const season = (from: string, status: SeasonStatus, notes: string | null) => ({
    id: newId(),
    name: nameOf(from),
    startDate: from,
    endDate: addDays(addMonths(from, 3), -1),
    price,
    status,
    notes,
  });
  const past = season(addMonths(start, -3), SeasonStatus.Inactive, null);
  const current = season(
    start,
    SeasonStatus.Active,
    'Places gardées jusqu’au jeudi soir. Places are kept until Thursday evening.',
  );
  const next = season(addMonths(start, 3), SeasonStatus.Inactive, null);
  await db.insert(seasons).values([past, current, next]);

  const holders = members.filter(({ paymentPlan }) => paymentPlan === Plan.Membership);
  const passes = [past, current].flatMap(({ id: seasonId, startDate, endDate }) =>
    holders.map(({ id: userId }) => ({
      id: newId(),
      userId,
      seasonId,
      startDate,
      endDate,
      price,
      status: seasonId === current.id ? SeasonStatus.Active : SeasonStatus.Inactive,
      // Most pay at the beginning, some within three weeks; the season is a month old at least.
      createdOn: new Date(instantOf(startDate, '09:00').getTime() + random() ** 2 * 21 * 86_400_000),
    })),
  );
  await db.insert(subscriptions).values(passes);
  await db.insert(payments).values(
    passes.map(({ id: subscriptionId, userId, createdOn }, index) => ({
      userId,
      subscriptionId,
      reference: newReference(),
      amount: price,
      plan: Plan.Membership,
      // A few of the current season are still on their way.
      status: index > holders.length && index % 6 === 0 ? PaymentStatus.Pending : PaymentStatus.Completed,
      method: PaymentMethod.Interac,
      paymentDate: createdOn,
      createdOn,
    })),
  );
  return passes;
}

/** From December on, three months each. */
const quarters = ['Hiver · Winter', 'Printemps · Spring', 'Été · Summer', 'Automne · Fall'];

/** A season's name in both languages, as the club writes it, after the month in its middle. */
const nameOf = (start: string): string => {
  const middle = Number(addMonths(start, 1).slice(5, 7));
  return `${quarters[Math.floor((middle % 12) / 3)]} ${addMonths(start, 2).slice(0, 4)}`;
};
