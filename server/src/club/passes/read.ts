import { and, asc, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  type Calls,
  fullName,
  SeasonStatus,
  SessionStatus,
  type Shape,
  type Subscription,
} from 'shared-api/contract';
import type { PassDates, PassPeriod } from 'shared-api/passes';
import { type Listed, readPage } from '../../data/listing';
import type { Db } from '../../data/rows';
import { sessions, subscriptions, users } from '../../data/schema';
import { finds } from '../../data/search';
import { type Locale, messagesIn } from '../../messages';
import { waitingFor } from '../places/store';
import type { AnnouncedSession } from './rules';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type SubscriptionFilters = Shape<Calls['GET /api/v1/SeasonSubscriptions']>['query'];

/** An expired pass is inactive, even before `endExpired` has stored it. */
const statusOn = (today: string): SQL<SeasonStatus> =>
  sql<SeasonStatus>`case when ${subscriptions.status} = ${sql.raw(String(SeasonStatus.Active))}
    and ${subscriptions.endDate} < ${today}::date then ${sql.raw(String(SeasonStatus.Inactive))} else ${subscriptions.status} end`;

/** Condition on `subscriptions`: neither cancelled nor over. */
export const isActiveOn = (today: string) =>
  and(eq(subscriptions.status, SeasonStatus.Active), gte(subscriptions.endDate, today));

const select = (db: Db, today: string) => {
  const { id, userId, seasonId, startDate, endDate, price, createdOn, importId } = subscriptions;
  const { firstName, lastName } = users;
  return db
    .select({
      id,
      userId,
      seasonId,
      startDate,
      endDate,
      price,
      createdOn,
      importId,
      status: statusOn(today),
      firstName,
      lastName,
    })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, userId));
};

type Selected = Awaited<ReturnType<typeof select>>[number];

const toSubscription = (
  { firstName, lastName, createdOn, importId, ...row }: Selected,
  locale: Locale,
): Subscription => ({
  ...row,
  userName: firstName === null ? messagesIn(locale).names.formerMember : fullName({ firstName, lastName }),
  createdOn: createdOn.toISOString(),
  paymentDue: null,
  sessionsLeft: null,
  ending: null,
  ...(importId && { broughtIn: true }),
});

/** One pass, without what is due for it; undefined when there is none. */
export async function findSubscription(
  db: Db,
  id: string,
  today: string,
  locale: Locale,
): Promise<Subscription | undefined> {
  const [row] = await select(db, today).where(eq(subscriptions.id, id));
  return row && toSubscription(row, locale);
}

/** The player's passes that are not over (of a season, if given), in the order of their dates. */
export const activePasses = (
  db: Db,
  userId: string,
  today: string,
  seasonId?: string,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isActiveOn(today),
        seasonId ? eq(subscriptions.seasonId, seasonId) : undefined,
      ),
    )
    .orderBy(asc(subscriptions.startDate));

/** The first of `activePasses`, or undefined. */
export const findActive = async (
  ...which: Parameters<typeof activePasses>
): Promise<SubscriptionRow | undefined> => (await activePasses(...which))[0];

/** Whether somebody has a pass that is not over, for some date of a period. */
export async function holdsPass(db: Db, userId: string, period: PassPeriod, today: string): Promise<boolean> {
  const since = period.startDate > today ? period.startDate : today;
  const held = and(
    eq(subscriptions.userId, userId),
    isActiveOn(since),
    lte(subscriptions.startDate, period.endDate),
  );
  return (await db.$count(subscriptions, held)) > 0;
}

/** The passes that are not over, with their holders. */
export const heldPasses = (db: Db, today: string): Promise<(PassDates & { userId: string })[]> => {
  const { status, startDate, endDate } = subscriptions;
  return db
    .select({ userId: sql<string>`${subscriptions.userId}`, status, startDate, endDate })
    .from(subscriptions)
    .where(and(isActiveOn(today), isNotNull(subscriptions.userId)));
};

/** The sessions from some day on, cancelled ones included. */
export const announcedSessions = (db: Db, day: string, now: Date): Promise<AnnouncedSession[]> => {
  const { sessionDate: date, maxCapacity, dropInPrice, startsAt, status } = sessions;
  const isToCome = sql<boolean>`${startsAt} > ${now.toISOString()}::timestamptz`;
  const isFull = sql<boolean>`${sessions.registeredPlayersCount} + ${waitingFor} >= ${maxCapacity}`;
  const isCancelled = sql<boolean>`${status} = ${sql.raw(String(SessionStatus.Cancelled))}`;
  return db
    .select({ date, maxCapacity, dropInPrice, isToCome, isFull, isCancelled })
    .from(sessions)
    .where(gte(date, day));
};

const matching = ({ status, userId, search }: SubscriptionFilters, today: string): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(statusOn(today), status),
    userId === undefined ? undefined : eq(subscriptions.userId, userId),
    finds(users.searchText, search),
  );

/** The passes that the filters select, newest first. */
export function listSubscriptions(
  db: Db,
  filters: SubscriptionFilters,
  today: string,
  locale: Locale,
): Promise<Listed<Subscription>> {
  const where = matching(filters, today);
  const query = select(db, today).where(where).orderBy(desc(subscriptions.createdOn), desc(subscriptions.id));
  const total = () => db.$count(select(db, today).where(where).as('found'));
  return readPage(query.$dynamic(), filters, total, (row) => toSubscription(row, locale));
}
