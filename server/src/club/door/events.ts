import { asc, eq, inArray, or } from 'drizzle-orm';
import type { StoredDoorEvent } from 'shared-api/door';
import type { Db, Tx } from '../../data/rows';
import { doorEvents, places, sessions, users } from '../../data/schema';
import { holdUsers } from '../../data/users';
import { mergedAmong } from '../../http/merged';

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
