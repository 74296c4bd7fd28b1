import { and, desc, eq, getTableColumns, inArray, isNull, lt, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PaymentMethod, rules, SessionStatus, UserStatus } from 'shared-api/contract';
import { chunksOf, firstOf, intoTable, isAmong, jsonRowsOf, type Tx } from '../../data/rows';
import { draws, payments, places, sessions, subscriptions } from '../../data/schema';
import { noShowRuleOf } from '../../data/settings';
import { findUsers, holdUsers, type PersonRow } from '../../data/users';
import type { PaymentRow } from '../money/ledger';
import { isCharge, isStanding } from '../money/settle';
import { type Facts, type Place, Priority } from './model/facts';
import { readMissed } from './no-shows';
import { isCovering, type SessionRow } from './store';

/** A place as it is stored. */
export type PlaceRow = typeof places.$inferSelect;

/** A player whom a decision concerns, or who waits. */
export interface Person extends PersonRow {
  isActive: boolean;
  missedOut: boolean;
}

/** A locked session's places, and the people, passes and payments that matter to them. */
export interface Known {
  places: PlaceRow[];
  people: Map<string, Person>;
  /** Holders of a pass for the session's date, and since when. */
  covered: Map<string, number>;
  /** Of those whom the decision concerns, who missed too many sessions, and until when that counts. */
  onlyLate: Map<string, number>;
  /** Whether the list of who has entered its draw is published. */
  isClosed: boolean;
  /** What was ever charged for its places. */
  charges: PaymentRow[];
  /** Those of these payments that are due or paid. */
  dues: PaymentRow[];
}

const day = 86_400_000;

/** Whether somebody waits, or is asked. */
export const isOnWaitingList = ({ standing }: Pick<PlaceRow, 'standing'>): boolean =>
  standing === 'waiting' || standing === 'offered';

/** Condition on `places`: `waitsByPass`, in SQL. */
export const isByPass: SQL = inArray(places.priority, [Priority.Held, Priority.Returning]);

/**
 * Reads what a decision about a locked session needs. The people in `userIds` cannot be deleted until the transaction
 * ends. Most people said no, and are left out; so are, for one more entry in a draw, those who have entered it: there may
 * be thousands, and none of them gets or keeps anybody from a place before it is made.
 * @param userIds people whom the decision concerns, besides those who have a place
 * @param joins whether all that happens is that somebody gets in line who is not in it yet
 * @param known those of them who are here, if the session's lock holds them already
 */
export async function readKnown(
  tx: Tx,
  session: SessionRow,
  userIds: readonly string[],
  now: Date,
  joins = false,
  known?: readonly PersonRow[],
): Promise<Known> {
  const held = known ?? (await holdUsers(tx, userIds));
  const enters = joins && session.drawsAt !== null && session.drawnOn === null;
  const { places: rows, covered, charges, isClosed } = await readTogether(tx, session, userIds, enters);
  // Of people who are in, only the passes and payments matter.
  const listed = rows.filter((row) => isOnWaitingList(row) || row.late).map(whose);
  const others = listed.filter((id) => held.every((user) => user.id !== id));
  // It decides who is first in line; where a draw does, it counts in the draw.
  const missedOut =
    session.drawsAt === null && (joins || rows.some(isOnWaitingList))
      ? (await whoMissedOut(tx, session, now)).players
      : new Set<string>();
  return {
    places: rows,
    people: peopleOf([...held, ...(await findUsers(tx, others))], missedOut),
    covered,
    onlyLate: await readOnlyLate(tx, session, userIds, now),
    isClosed,
    charges,
    dues: charges.filter(({ withdrawnOn }) => withdrawnOn === null),
  };
}

const [placesFrom, paymentsFrom] = [
  jsonRowsOf(getTableColumns(places)),
  jsonRowsOf(getTableColumns(payments)),
];

/** Reads a locked session's places, its payments, and who of these people has a pass, in one statement. */
async function readTogether(
  tx: Tx,
  { id, sessionDate }: SessionRow,
  userIds: readonly string[],
  enters: boolean,
): Promise<Pick<Known, 'places' | 'covered' | 'charges' | 'isClosed'>> {
  const isAsked = isAmong(places.userId, userIds);
  const hasOne = enters
    ? and(ne(places.standing, 'out'), or(ne(places.standing, 'waiting'), isByPass))
    : ne(places.standing, 'out');
  const isWithAsked = isAmong(places.togetherId, userIds);
  const isTheirs = and(eq(places.sessionId, id), or(hasOne, places.late, isAsked, isWithAsked));
  const payers = sql`select coalesce(${places.userId}, ${places.hostId}) from ${places} where ${isTheirs}`;
  const isOfPayer = or(isAmong(subscriptions.userId, userIds), sql`${subscriptions.userId} in (${payers})`);
  type Json = Record<string, unknown>[];
  const { rows: found } = await tx.execute<{ places: Json; charges: Json; covered: Pass[]; closed: boolean }>(
    sql`select
      (select coalesce(json_agg(to_json(${places}) order by ${places.since}, ${places.id}), '[]')
        from ${places} where ${isTheirs}) as places,
      (select coalesce(json_agg(to_json(${payments})), '[]')
        from ${payments} where ${and(eq(payments.sessionId, id), isCharge)}) as charges,
      (select coalesce(json_agg(json_build_object('id', ${subscriptions.userId}, 'since', ${subscriptions.createdOn})), '[]')
        from ${subscriptions} where ${and(isCovering(sessionDate), isOfPayer)}) as covered,
      exists (select from ${draws} where ${eq(draws.sessionId, id)}) as closed`,
  );
  const [read] = found;
  return {
    places: placesFrom(read?.places ?? []),
    charges: paymentsFrom(read?.charges ?? []),
    covered: earliest(read?.covered ?? []),
    isClosed: read?.closed ?? false,
  };
}

/** Whose pass, and since when. */
type Pass = { id: string; since: string };

/** Since when people have had a pass. */
function earliest(passes: readonly Pass[]): Map<string, number> {
  const covered = new Map<string, number>();
  for (const { id, since } of passes)
    covered.set(id, Math.min(Date.parse(since), covered.get(id) ?? Number.POSITIVE_INFINITY));
  return covered;
}

async function readOnlyLate(tx: Tx, { settings }: SessionRow, userIds: readonly string[], now: Date) {
  const rule = noShowRuleOf(settings);
  const missed = rule ? await readMissed(tx, userIds, rule, now) : [];
  return new Map([...missed].flatMap(([id, { until }]) => (until === null ? [] : [[id, until] as const])));
}

/** The player who pays for a place. */
const whose = ({ userId, hostId }: PlaceRow): string => userId ?? hostId ?? '';

/** Everybody with a place, and some others. */
export const payersIn = ({ places }: Pick<Known, 'places'>, others: readonly string[]): string[] => [
  ...new Set([...places.map(whose), ...others]),
];

/** Who waited in vain for the last session before this one that was held here, once that has begun; and when it did. */
export async function whoMissedOut(
  tx: Tx,
  { startsAt }: Pick<SessionRow, 'startsAt'>,
  now: Date,
): Promise<{ players: ReadonlySet<string | null>; startedAt: Date | null }> {
  const last = await firstOf(
    tx
      .select({ id: sessions.id, startsAt: sessions.startsAt })
      .from(sessions)
      .where(
        and(
          lt(sessions.startsAt, startsAt),
          ne(sessions.status, SessionStatus.Cancelled),
          isNull(sessions.importId),
        ),
      )
      .orderBy(desc(sessions.startsAt))
      .limit(1),
  );
  if (!last || last.startsAt > now) return { players: new Set(), startedAt: null };
  const waitedInVain = await tx
    .select({ userId: places.userId })
    .from(places)
    .where(and(eq(places.sessionId, last.id), eq(places.standing, 'waiting')));
  return { players: new Set(waitedInVain.map(({ userId }) => userId)), startedAt: last.startsAt };
}

const peopleOf = (rows: readonly PersonRow[], missedOut: ReadonlySet<string | null>): Map<string, Person> =>
  new Map(
    rows.map((user) => [
      user.id,
      { ...user, isActive: user.status === UserStatus.Active, missedOut: missedOut.has(user.id) },
    ]),
  );

/** Which players have a pass that covers a date, and since when. */
export async function readCovered(
  tx: Tx,
  userIds: readonly string[],
  date: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: subscriptions.userId, since: min(subscriptions.createdOn) })
    .from(subscriptions)
    .where(and(isCovering(date), inArray(subscriptions.userId, [...userIds])))
    .groupBy(subscriptions.userId);
  return new Map(rows.flatMap(({ id, since }) => (id && since ? [[id, since.getTime()]] : [])));
}

/** The payments for a session's places that are due or paid. */
export const readDues = (tx: Tx, sessionId: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.sessionId, sessionId), isStanding));

/** The key by which the model knows a place: the player's id, or the guest's own. */
export const keyOf = ({ id, userId }: Pick<PlaceRow, 'id' | 'userId'>): string => userId ?? id;

/** First names of a player's guests who are in. */
export const guestsOf = (rows: Iterable<PlaceRow>, host: string): string[] =>
  [...rows].flatMap(({ hostId, guestName, standing }) =>
    hostId === host && guestName !== null && standing === 'in' ? guestName : [],
  );

/** A place as the model knows it. */
export const toPlace = (row: PlaceRow): Place => ({
  key: keyOf(row),
  ...(row.hostId && { host: row.hostId }),
  standing: row.standing,
  source: row.source,
  priority: row.priority as Priority,
  since: row.since.getTime(),
  ...(row.offeredUntil && { offeredUntil: row.offeredUntil.getTime() }),
  ...(row.isCall && { isCall: true }),
  ...(row.wasCalled && { wasCalled: true }),
  ...(row.togetherId && { together: row.togetherId }),
  ...(row.plusOne !== null && { withGuest: true }),
  ...(row.asksFirst && { asksFirst: true }),
  ...(row.late && { late: true }),
  ...(row.policy && { policy: row.policy }),
  ...(row.remindedOn && { reminded: row.remindedOn.getTime() }),
  ...(row.door && { door: row.door }),
});

/** How a session is opened, for the model. */
export const openingOf = ({ opensAt, drawsAt, drawnOn }: SessionRow): Pick<Facts, 'opening'> =>
  opensAt || drawsAt
    ? {
        opening: {
          opensAt: opensAt?.getTime() ?? 0,
          ...(drawsAt && { drawsAt: drawsAt.getTime() }),
          ...(drawnOn && { isDrawn: true }),
        },
      }
    : {};

/** What was read, as the model's facts. */
export function factsOf(session: SessionRow, known: Known): Facts {
  const { places, people, covered, onlyLate, dues, isClosed } = known;
  const { opening } = openingOf(session);
  const { settings } = session;
  const those = (is: (person: Person) => boolean) => [...people.values()].filter(is);
  return {
    capacity: session.maxCapacity,
    ...(opening && { opening: { ...opening, isClosed } }),
    startsAt: session.startsAt.getTime(),
    isCancelled: session.status === SessionStatus.Cancelled,
    places: places.map(toPlace),
    covered,
    askFirst: new Set(those(({ asksFirst }) => asksFirst).map(({ id }) => id)),
    away: new Set(those(({ isActive }) => !isActive).map(({ id }) => id)),
    onlyLate,
    missedOut: new Set(those(({ missedOut }) => missedOut).map(({ id }) => id)),
    unpaid: new Map(
      dues.flatMap(({ userId, guestName, openCents, method, sentOn }) =>
        // For cash at the door, an administrator has chosen another method.
        userId && !guestName && openCents > 0 && method === PaymentMethod.Interac
          ? [[userId, sentOn === null ? 0 : sentOn.getTime() + rules.unpaidHold.sentDays * day]]
          : [],
      ),
    ),
    rules: {
      closes: settings.answersCloseMinutes,
      deadline: settings.answerDeadlineHours * 60,
      guests: settings.guestsPerPlayer,
      lateNoCharged: settings.lateNoCharged && session.dropInPrice > 0,
      creditReleased: settings.creditReleasedDates,
      unpaidHold: settings.unpaidHoldHours === null ? null : settings.unpaidHoldHours * 60,
    },
  };
}

/** The writes of a decision. */
interface Written {
  changed: readonly PlaceRow[];
  /** Ids of deleted places. */
  removed: readonly string[];
  /** The number of held places. */
  offered: number;
  /** Whether there is no place for a newcomer, which sets an open session's status; null: unchanged. */
  isFull: boolean | null;
}

const { Open, Full } = SessionStatus;

/** Writes a locked session's places, and its own counts. @returns its status after that */
export async function writePlaces(
  tx: Tx,
  session: SessionRow,
  { changed, removed, offered, isFull }: Written,
): Promise<SessionStatus> {
  await savePlaces(tx, changed);
  if (removed.length > 0) await tx.delete(places).where(inArray(places.id, [...removed]));
  const status = openOrFull(session, isFull);
  if (status !== session.status || offered !== session.offeredPlacesCount)
    await tx.update(sessions).set({ offeredPlacesCount: offered, status }).where(eq(sessions.id, session.id));
  return status;
}

const openOrFull = ({ status }: SessionRow, isFull: boolean | null): SessionStatus =>
  isFull !== null && (status === Open || status === Full) ? (isFull ? Full : Open) : status;

const intoPlaces = intoTable(places);
const { id: _, ...columns } = getTableColumns(places);
/** What is replaced of a place that is stored. */
const replaced = Object.keys(columns).map(
  (name) => `"${toSnakeCase(name)}" = excluded."${toSnakeCase(name)}"`,
);
const orReplace = sql.raw(`on conflict (id) do update set ${replaced.join(', ')}`);

/** Adds places, or replaces those that are stored. */
async function savePlaces(tx: Tx, rows: readonly PlaceRow[]): Promise<void> {
  // A draw may move thousands.
  for (const some of chunksOf(rows)) await tx.execute(sql`${intoPlaces(some)} ${orReplace}`);
}
