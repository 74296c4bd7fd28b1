import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { SeasonStatus, SessionStatus, UserStatus } from 'shared-api/contract';
import { closesAt } from 'shared-api/instant';
import { type Db, isAmong, jsonRowsOf, type Tx } from '../../data/rows';
import { places, sessions, settings, subscriptions, users } from '../../data/schema';
import { orInitial, readSettings, type SettingsRow } from '../../data/settings';
import { holding, lockUser, type PersonRow, readHeld, type UserRow } from '../../data/users';
import { refuse } from '../../errors/app-error';

/** A session, and the club's settings when it was read. */
export interface SessionRow extends Readonly<typeof sessions.$inferSelect> {
  readonly settings: SettingsRow;
}

/** Which setting says when answers close. */
type Closing = Pick<SettingsRow, 'answersCloseMinutes'>;

/** The statuses of a session that is still to be played. */
export const takingPlace: readonly SessionStatus[] = [SessionStatus.Open, SessionStatus.Full];

/** Condition on `places`: the door has seen them. */
export const hasCome: SQL = inArray(places.mark, ['here', 'late']);

/** Condition on `places` with their `sessions`: came, as far as the door has said so; otherwise had a spot. */
export const hasPlayed: SQL | undefined = or(
  hasCome,
  and(eq(places.standing, 'in'), isNull(places.mark), isNull(sessions.doorClosedOn)),
);

/**
 * How many wait for a session of the query, or are asked: who is suspended keeps their turn, and nobody waits for them.
 * Few sessions have a line, and of thousands in one few are suspended: only these are looked up.
 */
export const waitingFor = sql<number>`case when ${sessions.waitingListCount} = 0 then 0 else
  ${sessions.waitingListCount} - (select count(*)::int from ${users} as account
    join ${places} as waiter on waiter.user_id = account.id and waiter.session_id = ${sessions}.id
    where waiter.standing in ('waiting', 'offered')
      and account.status in (${sql.raw(`${UserStatus.Suspended}, ${UserStatus.Pending}`)})) end`;

/** Condition on `sessions`: answers have not closed yet. */
export const isOpenForAnswers = (now: Date, { answersCloseMinutes }: Closing): SQL =>
  gt(sessions.startsAt, new Date(now.getTime() + answersCloseMinutes * 60_000));

/** Whether answers for a session have closed at this moment. */
export const hasClosed = (session: Pick<SessionRow, 'startsAt' | 'settings'>, now: Date): boolean =>
  closesAt(session.startsAt, session.settings) <= now;

/**
 * Checks that places can still be taken or given up; people who wait may leave the line of a cancelled session.
 * @throws AppError `sessionCancelled`, `sessionCompleted`, `answersClosed`
 */
export function assertOpenForAnswers(session: SessionRow, now: Date, event: { type: string }): void {
  const { status, endsAt, settings } = session;
  if (status === SessionStatus.Cancelled && event.type !== 'leave') refuse('sessionCancelled');
  if (status === SessionStatus.Completed || endsAt <= now) refuse('sessionCompleted');
  if (hasClosed(session, now)) refuse('answersClosed', { values: { minutes: settings.answersCloseMinutes } });
}

/** Condition on `sessions`: to be played, and not begun yet. */
export const isToBegin = (now: Date, statuses = takingPlace): SQL | undefined =>
  and(gt(sessions.startsAt, now), inArray(sessions.status, [...statuses]));

/** Condition on `sessions`: neither to be opened nor to be drawn. */
export const isOpened = (now: Date): SQL | undefined =>
  and(
    or(isNull(sessions.opensAt), lte(sessions.opensAt, now)),
    or(isNull(sessions.drawsAt), isNotNull(sessions.drawnOn)),
  );

/** Condition on `sessions`: to be played, and people can still say yes or no. */
export const takesAnswers = (now: Date, closing: Closing, statuses = takingPlace): SQL | undefined =>
  and(isOpenForAnswers(now, closing), inArray(sessions.status, [...statuses]));

/**
 * Locks a session until the transaction ends. Everything that takes or frees a place does this first, so that no place
 * is given twice; later reads are separate statements, which see what was written before the lock was granted. Payments
 * for the session can still be inserted.
 */
export const lockSession = async (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  (await lockSessionAnd(tx, id, []))?.session;

const [readSession, readClub] = [
  jsonRowsOf(getTableColumns(sessions)),
  jsonRowsOf(getTableColumns(settings)),
];

/** The same, and then holds some people (`holdUsers`), in one statement. @returns with those who still exist */
export async function lockSessionAnd(
  tx: Tx,
  id: string,
  userIds: readonly string[],
): Promise<{ session: SessionRow; held: PersonRow[] } | undefined> {
  type Json = Record<string, unknown>;
  // A left join has its left side first, and with it the session's lock.
  const { rows } = await tx.execute<{ session: Json; club: Json | null; people: Json[] | null }>(
    sql`select session, club, people from (
        select to_json(${sessions}) as session, to_json(${settings}) as club from ${sessions} left join ${settings} on true
        where ${eq(sessions.id, id)} for no key update of ${sessions}
      ) as locked left join lateral (
        select json_agg(to_json(one)) as people from ${holding(tx, isAmong(users.id, userIds))} as one
      ) as held on true`,
  );
  const [found] = rows;
  const [session] = readSession(found ? [found.session] : []);
  if (!found || !session) return undefined;
  const [club] = readClub(found.club ? [found.club] : []);
  return { session: { ...session, settings: orInitial(club) }, held: readHeld(found.people ?? []) };
}

/**
 * The sessions in which some players have a place, in locking order.
 * @param now if given, includes all sessions that are not over then
 */
const sessionsOf = (tx: Tx, userIds: readonly string[], now?: Date) => {
  const answered = tx
    .select({ id: places.sessionId })
    .from(places)
    .where(inArray(places.userId, [...userIds]));
  return tx
    .select()
    .from(sessions)
    .where(or(inArray(sessions.id, answered), now && gt(sessions.endsAt, now)))
    .orderBy(asc(sessions.id));
};

/** The same sessions, with the club's settings. @param until includes all sessions that are not over then */
export async function readSessionsOf(
  tx: Tx,
  userIds: readonly string[],
  { until, locked = false }: { until?: Date; locked?: boolean } = {},
): Promise<SessionRow[]> {
  const settings = await readSettings(tx);
  const query = sessionsOf(tx, userIds, until);
  const rows = await (locked ? query.for('no key update') : query);
  return rows.map((row) => ({ ...row, settings }));
}

/** Condition on `subscriptions`: for a date, in any status. */
export const isFor = (date: string | SQLWrapper): SQL | undefined =>
  and(lte(subscriptions.startDate, date), gte(subscriptions.endDate, date));

/** Condition on `subscriptions`: `covers`, in SQL. */
export const isCovering = (date: string | SQLWrapper): SQL | undefined =>
  and(eq(subscriptions.status, SeasonStatus.Active), isFor(date));

/** All season passes that somebody holds or held. */
export const passesOf = (db: Db, userId: string): Promise<(typeof subscriptions.$inferSelect)[]> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId));

/** Active players whose passes cover a date, by time of purchase. */
export const holdersOn = (db: Db, date: string): Promise<{ id: string }[]> =>
  db
    .select({ id: users.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isCovering(date), eq(users.status, UserStatus.Active)))
    .groupBy(users.id)
    .orderBy(sql`min(${subscriptions.createdOn})`, asc(users.id));

/** Condition on `users`: plays, as everybody does but an administrator who has never answered for any session. */
export const isPlayer = (db: Db): SQL | undefined =>
  or(
    eq(users.isAdmin, false),
    exists(db.select({ one: sql`1` }).from(places).where(eq(places.userId, users.id))),
  );

/**
 * Condition on `users`: active, and neither in a session nor out of it nor waiting for it. Somebody whose place ended
 * with their pass has not answered; a walk-in has no way to.
 */
export function hasNotAnswered(db: Db, sessionId: string): SQL | undefined {
  const answered = db
    .select({ userId: places.userId })
    .from(places)
    .where(
      and(
        eq(places.sessionId, sessionId),
        isNotNull(places.userId),
        or(ne(places.standing, 'out'), ne(places.source, 'pass')),
      ),
    );
  const canAnswer = and(eq(users.status, UserStatus.Active), isNotNull(users.email));
  return and(canAnswer, isPlayer(db), notInArray(users.id, answered));
}

/** Rolls a savepoint back, releasing the locks taken in it. */
class AnsweredMeanwhile extends Error {}

/**
 * Locks users after the sessions that they have answered or wait for, since taking a place locks the session first and
 * then the user. Locked users cannot answer any more; if they have answered another session just before, everything is
 * released and locked again.
 * @param lock locks the users
 * @param now if given, includes all sessions that are not over then
 */
export async function lockWithSessions<Locked>(
  tx: Tx,
  userIds: string[],
  lock: (savepoint: Tx) => Promise<Locked>,
  now?: Date,
): Promise<Locked> {
  try {
    return await tx.transaction(async (savepoint) => {
      const sessions = (savepoint: Tx) => sessionsOf(savepoint, userIds, now);
      const held = new Set((await sessions(savepoint).for('no key update')).map(({ id }) => id));
      const locked = await lock(savepoint);
      const answered = await sessions(savepoint);
      if (!answered.every(({ id }) => held.has(id))) throw new AnsweredMeanwhile();
      return locked;
    });
  } catch (error) {
    if (!(error instanceof AnsweredMeanwhile)) throw error;
    return lockWithSessions(tx, userIds, lock, now);
  }
}

/** Locks a player whose passes may change, with every session in which a pass may hold a place. */
export const lockPlayer = (tx: Tx, id: string, now: Date): Promise<UserRow | undefined> =>
  lockWithSessions(tx, [id], (savepoint) => lockUser(savepoint, id), now);

/** The same of several. @returns those who are still here */
export const lockPlayers = (tx: Tx, ids: readonly string[], now: Date): Promise<{ id: string }[]> =>
  lockWithSessions(
    tx,
    [...ids],
    (savepoint) =>
      savepoint
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [...ids]))
        .orderBy(asc(users.id))
        .for('update'),
    now,
  );
