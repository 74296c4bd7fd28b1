import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import type { StoredDoorEvent } from 'shared-api/door';
import { type Db, isOneOf, type Tx } from '../../data/rows';
import { doorEvents, places, sessions, users } from '../../data/schema';
import { holdUsers } from '../../data/users';
import { refuse } from '../../errors/app-error';
import { mergedAmong } from '../../http/merged';
import type { PlaceRow } from '../places/known';

type EventRow = typeof doorEvents.$inferSelect;

/** What happened at a session's door, as it arrived. */
export async function readEvents(db: Db, sessionId: string): Promise<StoredDoorEvent[]> {
  const rows = await db
    .select()
    .from(doorEvents)
    .where(eq(doorEvents.sessionId, sessionId))
    .orderBy(asc(doorEvents.receivedOn), asc(doorEvents.sequence), asc(doorEvents.id));
  return rows.map(toEvent);
}

const toEvent = ({ sessionId: _, saidBy: __, method, walkIn, replaces, reason, ...row }: EventRow) => ({
  ...row,
  deviceTime: row.deviceTime.toISOString(),
  happenedOn: row.happenedOn.toISOString(),
  receivedOn: row.receivedOn.toISOString(),
  ...(method !== null && { method }),
  ...(walkIn !== null && { walkIn }),
  ...(replaces !== null && { replaces }),
  ...(reason !== null && { reason }),
});

/** Which of some ids are of events that are stored, of whatever session. */
export async function storedIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: doorEvents.id })
    .from(doorEvents)
    .where(inArray(doorEvents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether a session takes so many more events.
 * @param saidBy whose login says so; null for a link
 * @throws AppError `doorFull`
 */
export async function assertRoom(
  tx: Tx,
  sessionId: string,
  saidBy: string | null,
  more: number,
): Promise<void> {
  const isTheirs = saidBy === null ? isNull(doorEvents.saidBy) : eq(doorEvents.saidBy, saidBy);
  const there = await tx.$count(doorEvents, and(eq(doorEvents.sessionId, sessionId), isTheirs));
  const limit = rules.door.eventsKept;
  if (there + more > limit) refuse('doorFull', { values: { limit } });
}

type Naming = Pick<StoredDoorEvent, 'person'> & Partial<Pick<StoredDoorEvent, 'replaces'>>;

/** The ids of people and guests that events name. */
export const namedIn = (events: readonly Naming[]): string[] => [
  ...new Set(events.flatMap(({ person, replaces }) => [person ?? [], replaces ?? []].flat())),
];

/** Other ids of the people that events name, with the ids to use. */
export const aliasesOf = (db: Db, events: readonly Naming[]): Promise<Record<string, string>> =>
  mergedAmong(db, namedIn(events));

/** The same, of a locked session: nobody of them is merged until the transaction ends. */
export const holdNamed = (tx: Tx, events: readonly Naming[]): Promise<Record<string, string>> =>
  hold(tx, namedIn(events));

async function hold(tx: Tx, ids: readonly string[]): Promise<Record<string, string>> {
  await holdUsers(tx, ids);
  const aliases = await mergedAmong(tx, ids);
  const held = new Set(ids);
  const further = Object.values(aliases).filter((id) => !held.has(id));
  return further.length === 0 ? aliases : hold(tx, [...ids, ...further]);
}

/** Adds events of a locked session. @param saidBy whose login said so; null for a link */
export async function addEvents(
  tx: Tx,
  sessionId: string,
  events: readonly StoredDoorEvent[],
  saidBy: string | null,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(doorEvents).values(
    events.map(({ deviceTime, happenedOn, receivedOn, ...event }) => ({
      ...event,
      sessionId,
      saidBy,
      deviceTime: new Date(deviceTime),
      happenedOn: new Date(happenedOn),
      receivedOn: new Date(receivedOn),
    })),
  );
}

/** All places of a session, in the order of the answers. */
export const placesOf = (db: Db, sessionId: string): Promise<PlaceRow[]> =>
  db.select().from(places).where(eq(places.sessionId, sessionId)).orderBy(asc(places.since), asc(places.id));

/** Which of some ids are people's. */
export async function peopleAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isOneOf(users.id, ids));
  return rows.map(({ id }) => id);
}

/** Which of some ids are people's or, of whatever session, guests'. */
export async function keysAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const guests = await db.select({ id: places.id }).from(places).where(isOneOf(places.id, ids));
  return [...(await peopleAmong(db, ids)), ...guests.map(({ id }) => id)];
}

/** What changes of a place. */
type PlaceChange = Pick<PlaceRow, 'id' | 'mark' | 'markedOn'>;

/** Writes whether people came, in one statement. */
export async function writeAttendance(tx: Tx, changes: readonly PlaceChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update ${places} set mark = row.mark, marked_on = row."markedOn"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row (id uuid, mark text, "markedOn" timestamptz)
    where ${places.id} = row.id`);
}

/** Notes how a place was paid at the door. */
export const notePaid = (tx: Tx, id: string, paidAtDoor: PlaceRow['paidAtDoor']) =>
  tx.update(places).set({ paidAtDoor }).where(eq(places.id, id));

/** Notes when a session's morning was closed. */
export const noteClosed = (tx: Tx, id: string, doorClosedOn: Date | null) =>
  tx.update(sessions).set({ doorClosedOn }).where(eq(sessions.id, id));

/** Somebody, by their id or that of a walk-in who was merged with them. */
const idsOf = (db: Db, id: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, id), eq(users.mergedInto, id)));

/** Forgets somebody and their guests in what happened at the door: it stays, without a name. */
export async function forgetAtDoor(tx: Tx, { id }: { id: string }): Promise<void> {
  const guests = tx.select({ id: places.id }).from(places).where(eq(places.hostId, id));
  const isTheirs = (column: typeof doorEvents.person | typeof doorEvents.replaces) =>
    or(inArray(column, idsOf(tx, id)), inArray(column, guests));
  await tx
    .update(doorEvents)
    .set({ person: null, walkIn: null, reason: null })
    .where(isTheirs(doorEvents.person));
  await tx.update(doorEvents).set({ replaces: null }).where(isTheirs(doorEvents.replaces));
  await tx.update(doorEvents).set({ saidBy: null }).where(eq(doorEvents.saidBy, id));
}

/** What the door knows of somebody, for the file of their data. */
export const eventsAbout = (db: Db, id: string) => {
  const { kind, happenedOn, method, walkIn, reason, person } = doorEvents;
  return db
    .select({ sessionDate: sessions.sessionDate, kind, happenedOn, method, walkIn, reason })
    .from(doorEvents)
    .innerJoin(sessions, eq(sessions.id, doorEvents.sessionId))
    .where(inArray(person, idsOf(db, id)))
    .orderBy(asc(happenedOn), asc(doorEvents.id));
};
