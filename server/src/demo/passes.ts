import { inArray } from 'drizzle-orm';
import { addDays, addMonths } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, SeasonStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { newId, passQueue, payments, seasons, settings, subscriptions, users } from '../db/schema';
import type { Db } from '../db/types';
import { newReference } from '../features/payments/references';
import { lockSettings } from '../features/settings/store';
import type { Member } from './members';

const price = 95;

/** A pass's owner and dates. */
export type DemoPass = Record<'userId' | 'startDate' | 'endDate', string>;

/** How many passes of the current season are left. */
const left = 5;

/**
 * Three seasons, the passes of people on the season plan, and their payments: a past season, the current one with few
 * passes left, and the next one, sold out with two people waiting.
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
  const season = (
    from: string,
    status: SeasonStatus,
    maxPasses: number | null = null,
    notes: string | null = null,
  ) => ({
    id: newId(),
    maxPasses,
    name: nameOf(from),
    startDate: from,
    endDate: addDays(addMonths(from, 3), -1),
    price,
    status,
    notes,
  });
  const holders = members.filter(({ paymentPlan }) => paymentPlan === Plan.Membership);
  // In this club a pass costs only the remaining Saturdays, and a late no costs its price.
  await lockSettings(db);
  await db.update(settings).set({ proRatePasses: true, lateNoCharged: true, creditReleasedDates: true });
  // Without the administrator and unconfirmed accounts.
  const dropIn = members.filter(
    ({ paymentPlan, isAdmin, status }) =>
      paymentPlan === Plan.DropIn && !isAdmin && status === UserStatus.Active,
  );
  const [player, first, ...early] = dropIn.slice(0, 5);
  const past = season(addMonths(start, -3), SeasonStatus.Inactive);
  const notes = 'Apportez un chandail pâle et un foncé. Bring a light shirt and a dark one.';
  const current = season(start, SeasonStatus.Active, holders.length + left, notes);
  const next = season(addMonths(start, 3), SeasonStatus.Active, early.length);
  await db.insert(seasons).values([past, current, next]);
  const queue = [first, player].flatMap((one) => (one ? [{ seasonId: next.id, userId: one.id }] : []));
  await db.insert(passQueue).values(queue);
  const earlyIds = early.map(({ id }) => id);
  await db.update(users).set({ paymentPlan: Plan.Membership }).where(inArray(users.id, earlyIds));

  const passOf = (sold: typeof current, { id: userId }: Member, createdOn: Date) => ({
    id: newId(),
    userId,
    seasonId: sold.id,
    startDate: sold.startDate,
    endDate: sold.endDate,
    price,
    status: sold === past ? SeasonStatus.Inactive : SeasonStatus.Active,
    createdOn,
  });
  const passes = [
    ...[past, current].flatMap((sold) =>
      holders.map((holder) => {
        // Most pay at the beginning, some within three weeks; the season is at least a month old.
        const first = instantOf(sold.startDate, '09:00').getTime();
        return passOf(sold, holder, new Date(first + random() ** 2 * 21 * 86_400_000));
      }),
    ),
    ...early.map((holder) => passOf(next, holder, instantOf(addDays(today, -3), '18:00'))),
  ];
  await db.insert(subscriptions).values(passes);
  await db.insert(payments).values(
    passes.map(({ id: subscriptionId, userId, createdOn }, index) => ({
      userId,
      subscriptionId,
      reference: newReference(),
      amount: price,
      plan: Plan.Membership,
      // A few payments of the current season are still pending.
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

/** A season's name in both languages, after its middle month. */
const nameOf = (start: string): string => {
  const middle = Number(addMonths(start, 1).slice(5, 7));
  return `${quarters[Math.floor((middle % 12) / 3)]} ${addMonths(start, 2).slice(0, 4)}`;
};
