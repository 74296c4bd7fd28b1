import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rules, SeasonStatus, SessionStatus, UserStatus } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { places, sessions, settings, subscriptions, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { SessionRow } from './session-row';

/** A club setting, read with the session: another round trip would prolong its lock. */
const setting = <Value extends number | boolean | null>(column: PgColumn, otherwise: Value): SQL<Value> =>
  sql<Value>`coalesce((select ${column} from ${settings}), ${sql.raw(String(otherwise))})`;

export const answersCloseMinutes = setting<number>(settings.answersCloseMinutes, rules.answersClose.default);

/** A session's row, to be selected from `sessions`. */
export const sessionColumns = {
  ...getTableColumns(sessions),
  answersCloseMinutes,
  answerDeadlineHours: setting<number>(settings.answerDeadlineHours, rules.answerDeadline.default),
  guestsPerPlayer: setting<number>(settings.guestsPerPlayer, rules.guests.default),
  lateNoCharged: setting<boolean>(settings.lateNoCharged, false),
  creditReleasedDates: setting<boolean>(settings.creditReleasedDates, false),
  unpaidHoldHours: setting<number | null>(settings.unpaidHoldHours, null),
  paymentEmail: sql<string | null>`(select ${settings.paymentEmail} from ${settings})`,
};

/** The statuses of a session that is still to be played. */
export const takingPlace: readonly SessionStatus[] = [SessionStatus.Open, SessionStatus.Full];

/** Condition on `sessions`: answers have not closed yet. */
export const isOpenForAnswers = (now: Date): SQL =>
  gt(
    sessions.startsAt,
    sql`${now.toISOString()}::timestamptz + make_interval(mins => ${answersCloseMinutes})`,
  );

/** Condition on `sessions`: to be played, and not begun yet. */
export const isToBegin = (now: Date, statuses = takingPlace): SQL | undefined =>
  and(gt(sessions.startsAt, now), inArray(sessions.status, [...statuses]));

/** Condition on `sessions`: to be played, and people can still say yes or no. */
export const takesAnswers = (now: Date, statuses = takingPlace): SQL | undefined =>
  and(isOpenForAnswers(now), inArray(sessions.status, [...statuses]));

/**
 * Locks a session until the transaction ends. Everything that takes or frees a place does this first, so that no place
 * is given twice; later reads are separate statements, which see what was written before the lock was granted. Payments
 * for the session can still be inserted.
 */
export const lockSession = (tx: Db, id: string): Promise<SessionRow | undefined> =>
  firstOf(tx.select(sessionColumns).from(sessions).where(eq(sessions.id, id)).for('no key update'));

/**
 * The sessions in which some players have a place, in locking order.
 * @param now if given, includes all sessions that are not over then
 */
export const sessionsOf = (tx: Db, userIds: readonly string[], now?: Date) => {
  const answered = tx
    .select({ id: places.sessionId })
    .from(places)
    .where(inArray(places.userId, [...userIds]));
  return tx
    .select(sessionColumns)
    .from(sessions)
    .where(or(inArray(sessions.id, answered), now && gt(sessions.endsAt, now)))
    .orderBy(asc(sessions.id));
};

/** Condition on `subscriptions`: for a date, in any status. */
export const isFor = (date: string | SQLWrapper): SQL | undefined =>
  and(lte(subscriptions.startDate, date), gte(subscriptions.endDate, date));

/** Condition on `subscriptions`: `covers`, in SQL. */
export const isCovering = (date: string | SQLWrapper): SQL | undefined =>
  and(eq(subscriptions.status, SeasonStatus.Active), isFor(date));

/** All season passes that somebody holds or held. */
export const passesOf = (tx: Db, userId: string): Promise<(typeof subscriptions.$inferSelect)[]> =>
  tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));

/** Active players whose passes cover a date, by time of purchase. */
export const holdersOn = (tx: Db, date: string): Promise<{ id: string }[]> =>
  tx
    .select({ id: users.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isCovering(date), eq(users.status, UserStatus.Active)))
    .groupBy(users.id)
    .orderBy(sql`min(${subscriptions.createdOn})`, asc(users.id));
