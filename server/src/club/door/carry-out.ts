import { asc, eq, sql } from 'drizzle-orm';
import { Plan, SessionStatus, UserStatus } from 'shared-api/contract';
import {
  type DoorEvent,
  type DoorRemark,
  type DoorState,
  doorState,
  hasCome,
  type StoredDoorEvent,
} from 'shared-api/door';
import { type Db, isOneOf, type Tx } from '../../data/rows';
import { newId, places, sessions } from '../../data/schema';
import { findByEmail, holdUsers, insertUser, trimNames, type UserRow } from '../../data/users';
import type { Said } from '../../http/access';
import type { Command } from '../../http/perform';
import { changePlaces } from '../places/change';
import { keyOf, type PlaceRow } from '../places/known';
import { tellNoShows } from '../places/no-shows';
import type { SessionRow } from '../places/store';
import { namedIn, peopleAmong } from './events';
import { attendanceOf, type EnteredOtherwise, enter, paidBy, takeBack, wantsOf } from './money';

export type Happened = DoorEvent & { happenedOn: string };

/** A session's events, and other ids of the people whom they name. */
export interface Morning<Event = Happened> {
  /** What is stored. */
  kept: readonly StoredDoorEvent[];
  /** What has just arrived. */
  happened: readonly Event[];
  aliases: Record<string, string>;
}

/**
 * Brings a locked session to what has happened at its door: walk-ins, places, what they cost, money, who came. Only what
 * differs changes.
 * @param said whose login says so; null for a link
 * @returns what the desk should look at, by event that has just arrived
 */
export async function carryOut(
  services: Command,
  session: SessionRow,
  { kept, happened, aliases }: Morning,
  said: Said,
): Promise<Map<string, DoorRemark>> {
  const { db: tx } = services;
  const state = doorState([...kept, ...happened], aliases, session.sessionDate);
  const counting = happened.filter(({ id }) => state.remarks.get(id) !== 'early');
  const addressesKnown = await welcome(tx, counting, aliases);
  const before = await placesOf(tx, session.id);
  const known = await knownOf(tx, { kept, happened, aliases }, before);
  await holdUsers(tx, [...known]);
  const stays = await takeBack(services, session.id, state, before, said);
  const wants = wantsOf(state, before, known);
  if (wants.size > 0) await changePlaces(services, tx, session, [{ type: 'door', wants }]);
  const places = wants.size > 0 ? await placesOf(tx, session.id) : before;
  const otherwise = await enter(services, session, state, places, said);
  const attendance = attendanceIn(state, session, places);
  await writeAttendance(tx, attendance);
  const missing = new Set(attendance.flatMap(({ id, mark }) => (mark === 'absent' ? id : [])));
  await tellNoShows(
    services,
    places.flatMap(({ id, userId, mark }) => (userId && mark !== 'absent' && missing.has(id) ? userId : [])),
  );
  // The closing that happened first may arrive last.
  if ((session.doorClosedOn?.toISOString() ?? null) !== state.closedOn) {
    const doorClosedOn = state.closedOn === null ? null : new Date(state.closedOn);
    await tx.update(sessions).set({ doorClosedOn }).where(eq(sessions.id, session.id));
  }
  const entered = await placesOf(tx, session.id);
  return remarksFor(happened, {
    ...{ state, session, known, stays, addressesKnown, aliases, places: entered },
    ...otherwise,
  });
}

/**
 * Adds walk-ins under the ids that the phones gave them.
 * @returns the events whose address somebody has already: perhaps they have an account
 */
async function welcome(
  tx: Tx,
  fresh: readonly Happened[],
  aliases: Record<string, string>,
): Promise<Set<string>> {
  const known = new Set<string>();
  const walkIns = fresh.filter(({ kind, walkIn }) => kind === 'walk-in' && walkIn);
  if (walkIns.length === 0) return known;
  const there = new Set(
    await keysAmong(
      tx,
      walkIns.flatMap(({ person }) => person ?? []),
    ),
  );
  for (const { id, person, walkIn } of walkIns) {
    if (!person || !walkIn) continue;
    if (walkIn.email && (await findByEmail(tx, walkIn.email))) known.add(id);
    if (there.has(person) || aliases[person]) continue;
    there.add(person);
    await createWalkIn(tx, { ...walkIn, id: person });
  }
  return known;
}

/** The people and guests of whom something is said, as far as they exist. */
async function knownOf(tx: Tx, { kept, happened, aliases }: Morning, places: readonly PlaceRow[]) {
  const named = namedIn([...kept, ...happened]).map((id) => aliases[id] ?? id);
  return new Set([...(await peopleAmong(tx, named)), ...places.map(keyOf)]);
}

function attendanceIn(state: DoorState, session: SessionRow, places: readonly PlaceRow[]) {
  return places.flatMap(({ id, ...row }) => {
    const { mark, markedOn } = attendanceOf(state, { id, ...row }, session);
    const isSame = mark === row.mark && markedOn?.getTime() === row.markedOn?.getTime();
    return isSame ? [] : [{ id, mark, markedOn }];
  });
}

interface Outcome extends EnteredOtherwise {
  state: DoorState;
  session: SessionRow;
  places: readonly PlaceRow[];
  known: ReadonlySet<string>;
  /** People whose cash is credit by now, or was given back. */
  stays: ReadonlySet<string>;
  addressesKnown: ReadonlySet<string>;
  aliases: Record<string, string>;
}

/** The events that claim a spot that somebody has claimed; of several that arrive together, the first does not. */
const secondClaims = ({ contested }: DoorState, fresh: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...contested.values()].flatMap((claims) =>
      claims.every((id) => fresh.has(id)) ? claims.slice(1) : claims,
    ),
  );

const arrivals: readonly DoorEvent['kind'][] = ['here', 'late', 'walk-in', 'replaced'];

function remarksFor(fresh: readonly Happened[], outcome: Outcome): Map<string, DoorRemark> {
  const second = secondClaims(outcome.state, new Set(fresh.map(({ id }) => id)));
  const inside = outcome.places.filter(({ standing }) => standing === 'in').length;
  const isOver = inside > outcome.session.maxCapacity;
  const byKey = new Map(outcome.places.map((row) => [keyOf(row), row]));
  return new Map(
    fresh.flatMap((event) => {
      const key = event.person && (outcome.aliases[event.person] ?? event.person);
      const remark = remarkOn(event, key, key ? byKey.get(key) : undefined, { ...outcome, second, isOver });
      return remark ? [[event.id, remark]] : [];
    }),
  );
}

function remarkOn(
  { id, kind, method }: Happened,
  key: string | null,
  place: PlaceRow | undefined,
  found: Outcome & { second: ReadonlySet<string>; isOver: boolean },
): DoorRemark | undefined {
  const { state, session, known, stays, later, credited, addressesKnown, second, isOver } = found;
  const own = state.remarks.get(id);
  // Nobody is added by a walk-in before the day.
  if (key !== null && !known.has(key) && !(own === 'early' && kind === 'walk-in')) return 'personGone';
  if (own || key === null) return own;
  if (kind === 'undo-paid' && stays.has(key)) return 'moneyStays';
  const isArrival = arrivals.includes(kind) && hasCome(state.marks.get(key)?.mark);
  if (isArrival && session.status === SessionStatus.Cancelled) return 'cancelled';
  const isEntered = kind === 'paid' && method !== 'account' && state.paid.get(key)?.event === id;
  if (isEntered && place?.paidAtDoor !== paidBy(state, key)) return 'nothingOwed';
  if (isEntered && credited.has(key)) return 'becameCredit';
  if (isEntered && later.has(key)) return 'monthClosed';
  if (second.has(id)) return 'twoForOne';
  if (isArrival && place?.door && isOver) return 'overCapacity';
  return addressesKnown.has(id) ? 'emailKnown' : undefined;
}

/**
 * Adds somebody who plays without an account. Nothing is mailed to them, and nobody can log in as them.
 * @param id a new one, if none is given
 * @param email as it was given at the door; it proves nothing, so it is kept apart from the addresses of accounts
 */
export const createWalkIn = (
  tx: Tx,
  {
    id = newId(),
    firstName,
    lastName = '',
    email = '',
  }: { id?: string; firstName: string; lastName?: string; email?: string },
): Promise<UserRow> =>
  insertUser(tx, {
    id,
    ...trimNames({ firstName, lastName }),
    pendingEmail: email.trim() || null,
    paymentPlan: Plan.DropIn,
    status: UserStatus.Active,
  });

/** All places of a session, in the order of the answers. */
const placesOf = (db: Db, sessionId: string): Promise<PlaceRow[]> =>
  db.select().from(places).where(eq(places.sessionId, sessionId)).orderBy(asc(places.since), asc(places.id));

/** Which of some ids are people's or, of whatever session, guests'. */
async function keysAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const guests = await db.select({ id: places.id }).from(places).where(isOneOf(places.id, ids));
  return [...(await peopleAmong(db, ids)), ...guests.map(({ id }) => id)];
}

/** What changes of a place. */
type PlaceChange = Pick<PlaceRow, 'id' | 'mark' | 'markedOn'>;

/** Writes whether people came, in one statement. */
async function writeAttendance(tx: Tx, changes: readonly PlaceChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update ${places} set mark = row.mark, marked_on = row."markedOn"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row (id uuid, mark text, "markedOn" timestamptz)
    where ${places.id} = row.id`);
}
