import { and, asc, eq, gt, inArray, lte, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Place, type Session, SessionStatus } from 'shared-api/contract';
import { limitToPage, type Page } from '../../data/listing';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { openingReminders, places, sessions, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import type { SessionFacts } from '../../mail/facts';
import type { Clock } from '../../time/clock';
import { preparePlaces, readPlaces, type Views } from './read';
import { takesAnswers, waitingFor } from './store';

// What the contract says of a session, and no more: a reply is stored as it is given.
const { id, sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, cancelReason, version } =
  sessions;
const { registeredPlayersCount, offeredPlacesCount, opensAt, drawsAt, drawnOn, importId } = sessions;
const stored = {
  ...{ id, sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, cancelReason, version },
  ...{ registeredPlayersCount, waitingListCount: waitingFor, offeredPlacesCount },
  ...{ opensAt, drawsAt, drawnOn, importId },
};

/** Which sessions to read, in which order, and which page of them: all of them, soonest first by default. */
interface Asked {
  where: SQL | undefined;
  order?: SQL;
  page?: Page | undefined;
}

const soonest = sql`${sessions.startsAt}, ${sessions.id}`;

/** The rows of sessions, and who comes to them; visitors do not see who came to a past one. */
function rowsOf(db: Db, isVisitor: boolean, now: Moment, { where, order = soonest, page }: Asked) {
  const isNotOver = and(gt(sessions.endsAt, now), ne(sessions.status, SessionStatus.Completed));
  const coming = comingTo(db, isVisitor ? isNotOver : undefined);
  // Paged before anybody is looked up: PostgreSQL would look up those of skipped sessions too.
  const ids = page && db.select({ id: sessions.id }).from(sessions).where(where).orderBy(order).$dynamic();
  return db
    .select({ ...stored, status: statusNow(now), coming: coming.list })
    .from(sessions)
    .crossJoinLateral(coming)
    .where(ids ? inArray(sessions.id, limitToPage(ids, page)) : where)
    .orderBy(order);
}

type Coming = [player: string, firstName: string][];

/** Who comes to a session of the query, in the order of the answers, once for each guest too: only first names (Law 25). */
function comingTo(db: Db, isShown: SQL | undefined) {
  const player = sql`coalesce(${places.userId}, ${places.hostId})`;
  const firstName = db.select({ firstName: users.firstName }).from(users).where(eq(users.id, player));
  const list = sql<Coming>`coalesce(json_agg(json_build_array(${player}, ${firstName}) order by ${places.since}, ${places.id}), '[]')`;
  return db
    .select({ list: list.as('list') })
    .from(places)
    .where(and(eq(places.sessionId, sessions.id), eq(places.standing, 'in'), isShown))
    .as('coming');
}

/** Each player once, with the number of their guests. */
function toParticipants(coming: Coming): Session['participants'] {
  const byPlayer = new Map<string, Session['participants'][number]>();
  for (const [id, firstName] of coming) {
    const known = byPlayer.get(id);
    byPlayer.set(id, known ? { firstName, guests: (known.guests ?? 0) + 1 } : { firstName });
  }
  return [...byPlayer.values()];
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** How a session is opened; nothing for one that is open to whoever comes first. */
const openingOf = (
  { opensAt, drawsAt, drawnOn }: Pick<Row, 'opensAt' | 'drawsAt' | 'drawnOn'>,
  isReminded: boolean,
): Pick<Session, 'opening'> => {
  const written = (instant: Date | null) => instant?.toISOString() ?? null;
  return opensAt || drawsAt
    ? {
        opening: {
          ...{ opensAt: written(opensAt), drawsAt: written(drawsAt), drawnOn: written(drawnOn) },
          isReminded,
        },
      }
    : {};
};

/** @param place the caller's own */
const toSession = (
  { coming, opensAt, drawsAt, drawnOn, importId, ...session }: Row,
  place: Place | null,
  isReminded = false,
): Session => ({
  ...session,
  ...openingOf({ opensAt, drawsAt, drawnOn }, isReminded),
  ...(importId && { broughtIn: true }),
  participants: toParticipants(coming),
  isAttending: place?.standing === 'in' ? true : place?.standing === 'out' ? false : null,
  waitingPosition: place?.position ?? null,
  place,
});

/**
 * Reads sessions as somebody sees them: a visitor (null), or a player with their own places.
 * @param known these places, of who has just taken or left them
 */
export async function readSessions(
  db: Db,
  caller: string | null,
  now: Date,
  asked: Asked,
  known?: Views,
): Promise<Session[]> {
  const rows = await rowsOf(db, caller === null, now, asked);
  if (caller === null) return rows.map((row) => toSession(row, null));
  const ids = rows.map(({ id }) => id);
  const placeOf = known ?? (await readPlaces(db, ids, [caller]));
  const reminded = await remindedOf(db, rows, caller, now);
  return rows.map((row) => toSession(row, placeOf(row.id, caller), reminded.has(row.id)));
}

/** Of which sessions that are still to open somebody is told when they do. */
async function remindedOf(
  db: Db,
  rows: readonly Row[],
  caller: string,
  now: Date,
): Promise<Set<string | null>> {
  const ahead = rows.filter(({ opensAt }) => opensAt && opensAt > now).map(({ id }) => id);
  if (ahead.length === 0) return new Set();
  const found = await db
    .select({ id: openingReminders.sessionId })
    .from(openingReminders)
    .where(and(inArray(openingReminders.sessionId, ahead), eq(openingReminders.userId, caller)));
  return new Set(found.map(({ id }) => id));
}

/**
 * Prepares reads that every open page repeats; building and planning these statements takes longer than running them.
 * @param where with placeholders of the values that a read gets, and of `now`
 */
export function prepareSessions(db: Db, clock: Clock, name: string, where: SQL | undefined) {
  const now = sql.placeholder('now');
  const forVisitors = rowsOf(db, true, now, { where }).prepare(`${name}_visitors`);
  const forPlayers = rowsOf(db, false, now, { where }).prepare(`${name}_players`);
  const places = preparePlaces(db);
  return async (caller: string | null, given: Record<string, string> = {}): Promise<Session[]> => {
    const values = { ...given, now: clock.now().toISOString() };
    if (caller === null) return (await forVisitors.execute(values)).map((row) => toSession(row, null));
    const rows = await forPlayers.execute(values);
    const placeOf = await places(
      rows.map(({ id }) => id),
      caller,
    );
    const reminded = await remindedOf(db, rows, caller, clock.now());
    return rows.map((row) => toSession(row, placeOf(row.id, caller), reminded.has(row.id)));
  };
}

/** One session as the caller sees it, or undefined. */
export const findSession = async (
  db: Db,
  id: string,
  now: Date,
  caller: string | null,
  known?: Views,
): Promise<Session | undefined> =>
  (await readSessions(db, caller, now, { where: eq(sessions.id, id) }, known))[0];

/** Condition on `sessions`: not over, and with one of some statuses. */
export const isUpcoming = (now: Moment, statuses: readonly SessionStatus[]): SQL | undefined =>
  and(gt(sessions.endsAt, now), inArray(sessions.status, [...statuses]));

/** Which of some calendar dates have a session, in any status. */
export async function datesTaken(tx: Tx, dates: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ date: sessions.sessionDate })
    .from(sessions)
    .where(inArray(sessions.sessionDate, [...dates]));
  return new Set(rows.map(({ date }) => date));
}

/** Marks past open or full sessions as completed; readers derive that from the clock. */
export async function completePastSessions(db: Db, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ status: SessionStatus.Completed })
    .where(
      and(inArray(sessions.status, [SessionStatus.Open, SessionStatus.Full]), lte(sessions.endsAt, now)),
    );
}

/** An instant, or the placeholder for one in a prepared statement. */
export type Moment = Date | Placeholder;

/** A session's status from database and clock: open or full becomes completed once it has ended. */
export const statusNow = (now: Moment): SQL<SessionStatus> =>
  sql<SessionStatus>`case when ${sessions.status} in (${sql.raw(`${SessionStatus.Open}, ${SessionStatus.Full}`)})
    and ${sessions.endsAt} <= ${now instanceof Date ? now.toISOString() : now}::timestamptz
    then ${sql.raw(String(SessionStatus.Completed))} else ${sessions.status} end`;

/** The fields that identify a session, e.g. next to an answer; needs `sessions` in the query. */
export const summaryFields = (now: Date) => {
  const { id, sessionDate, startTime, endTime, location, dropInPrice } = sessions;
  return { id, sessionDate, startTime, endTime, location, status: statusNow(now), dropInPrice };
};

/** The facts about a session in mails. */
export const sessionFields = (now: Date) => ({
  ...summaryFields(now),
  maxCapacity: sessions.maxCapacity,
  attending: sessions.registeredPlayersCount,
});

/** One session's facts for mails. */
export async function sessionFacts(db: Db, id: string, now: Date): Promise<SessionFacts | null> {
  return (await firstOf(db.select(sessionFields(now)).from(sessions).where(eq(sessions.id, id)))) ?? null;
}

const soonestFirst = (db: Db, now: Date, limit: number, where: SQL | undefined): Promise<SessionFacts[]> =>
  db
    .select(sessionFields(now))
    .from(sessions)
    .where(where)
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);

/** The upcoming sessions, soonest first; cancelled ones too. */
export const comingSessions = (db: Db, now: Date, limit: number): Promise<SessionFacts[]> =>
  soonestFirst(db, now, limit, gt(sessions.startsAt, now));

/** Whether a session meets a condition on `sessions`. */
export const isSession = async (db: Db, id: string, condition: SQL | undefined): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, id), condition))) > 0;

/** The next session that people can still say yes or no to. */
export const nextSession = async (
  db: Db,
  now: Date,
  statuses?: readonly SessionStatus[],
): Promise<SessionFacts | null> =>
  (await soonestFirst(db, now, 1, takesAnswers(now, await readSettings(db), statuses)))[0] ?? null;
