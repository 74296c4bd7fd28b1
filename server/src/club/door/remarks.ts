import { and, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { addDays, clubDate } from 'shared-api/calendar';
import { type DoorNote, type DoorToLookAt, fullName, rules } from 'shared-api/contract';
import type { StoredDoorEvent } from 'shared-api/door';
import type { Db, Tx } from '../../data/rows';
import { doorEvents, doorRemarksNoted, places, sessions, users } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import { mergedAmong } from '../../http/merged';
import { audit } from '../log/write';
import { aliasesOf, readEvents } from './events';

/*
 * What happened at the door and did not fit, for the desk. That somebody was noted twice is nothing to decide.
 */

/** Condition on `doorEvents`: to be looked at by somebody. */
const isOpen = and(
  isNotNull(doorEvents.remark),
  ne(doorEvents.remark, 'alreadyMarked'),
  sql`not exists (select from ${doorRemarksNoted} where ${doorRemarksNoted.event} = ${doorEvents.id})`,
);

/** What is to be looked at of a session. @throws AppError `sessionNotFound` */
export async function readRemarks(db: Db, sessionId: string): Promise<DoorNote[]> {
  if ((await db.$count(sessions, eq(sessions.id, sessionId))) === 0) return refuse('sessionNotFound');
  const open = await db
    .select({ id: doorEvents.id })
    .from(doorEvents)
    .where(and(eq(doorEvents.sessionId, sessionId), isOpen));
  const ids = new Set(open.map(({ id }) => id));
  const events = (await readEvents(db, sessionId)).filter(({ id }) => ids.has(id));
  const aliases = await aliasesOf(db, events);
  const keyOf = ({ person }: StoredDoorEvent) => aliases[person ?? ''] ?? person ?? '';
  const keys = events.map(keyOf).filter((key) => key !== '');
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, keys));
  const guests = await db
    .select({ id: places.id, firstName: places.guestName, lastName: sql<null>`null` })
    .from(places)
    .where(inArray(places.id, keys));
  const members = new Set(people.map(({ id }) => id));
  const names = new Map([...guests, ...people].map((one) => [one.id, fullName(one)]));
  return events.map((event) => {
    const key = keyOf(event);
    return { event, name: names.get(key) ?? '', ...(members.has(key) && { userId: key }) };
  });
}

/** Sessions that have something to look at, newest first. */
export function sessionsToLookAt(db: Db, now: Date): Promise<DoorToLookAt[]> {
  const { id, sessionDate } = sessions;
  return db
    .select({ id, sessionDate, count: sql<number>`count(*)::int` })
    .from(doorEvents)
    .innerJoin(sessions, eq(id, doorEvents.sessionId))
    .where(and(gte(sessionDate, addDays(clubDate(now), -rules.door.remarkDays)), isOpen))
    .groupBy(id)
    .orderBy(desc(sessions.startsAt));
}

/** Leaves out a remark from now on, and logs who said so. Idempotent. @throws AppError `notFound` for an event without one */
export async function noteRemark(
  tx: Tx,
  of: { id: string; eventId: string },
  by: Admin,
  notedOn: Date,
): Promise<void> {
  const which = and(
    eq(doorEvents.id, of.eventId),
    eq(doorEvents.sessionId, of.id),
    isNotNull(doorEvents.remark),
  );
  const { person, remark } = doorEvents;
  const [event = refuse('notFound')] = await tx.select({ person, remark }).from(doorEvents).where(which);
  const fresh = await tx
    .insert(doorRemarksNoted)
    .values({ event: of.eventId, notedBy: by.id, notedOn })
    .onConflictDoNothing()
    .returning();
  if (fresh.length === 0) return;
  const userId = event.person && ((await mergedAmong(tx, [event.person]))[event.person] ?? event.person);
  await audit(tx, by, {
    action: 'session.remark',
    entityId: of.id,
    about: [userId],
    after: { ...(userId && { userId }), remark: event.remark },
  });
}
