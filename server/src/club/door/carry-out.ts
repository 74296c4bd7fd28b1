import { asc, eq, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
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
import { newId, places, sessions, users } from '../../data/schema';
import { findByEmail, holdUsers, insertUser, trimNames, type UserRow } from '../../data/users';
import type { Said } from '../../http/access';
import type { Command } from '../../http/perform';
import { changePlaces } from '../places/change';
import { keyOf, type PlaceRow } from '../places/known';
import { tellNoShows } from '../places/no-shows';
import type { SessionRow } from '../places/store';
import { namedIn } from './events';
import { type EnteredOtherwise, enter, paidBy, takeBack } from './money';

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
  command: Command,
  session: SessionRow,
  { kept, happened, aliases }: Morning,
  said: Said,
): Promise<Map<string, DoorRemark>> {
  const { db: tx } = command;
  const state = doorState([...kept, ...happened], aliases, session.sessionDate);
  const counting = happened.filter(({ id }) => state.remarks.get(id) !== 'early');
  const addressesKnown = await welcome(tx, counting, aliases);
  const before = await placesOf(tx, session.id);
  const known = await knownOf(tx, { kept, happened, aliases }, before);
  await holdUsers(tx, [...known]);
  const stays = await takeBack(command, session.id, state, before, said);
  const wants = wantsOf(state, before, known);
  if (wants.size > 0) await changePlaces(command, session, [{ type: 'door', wants }]);
  const places = wants.size > 0 ? await placesOf(tx, session.id) : before;
  const otherwise = await enter(command, session, state, places, said);
  const attendance = attendanceIn(state, session, places);
  await writeAttendance(tx, attendance);
  const missing = new Set(attendance.flatMap(({ id, mark }) => (mark === 'absent' ? id : [])));
  await tellNoShows(
    command,
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

/** What is to become of a place: in, out, or as it was without the door. */
function wantedFor(state: DoorState, key: string): 'in' | 'out' | null {
  // Whoever pays at the door plays: their money pays for a place until it is taken back, too.
  if (hasCome(state.marks.get(key)?.mark) || paidBy(state, key)) return 'in';
  return state.replaced.has(key) ? 'out' : null;
}

/**
 * The places that are not as the door wants them.
 * @param places all of the session
 * @param known people and guests that exist
 */
function wantsOf(
  state: DoorState,
  places: readonly PlaceRow[],
  known: ReadonlySet<string>,
): Map<string, 'in' | 'out' | null> {
  const stored = new Map(places.map((row) => [keyOf(row), row]));
  const keys = new Set([
    ...state.marks.keys(),
    ...state.paid.keys(),
    ...state.replaced.keys(),
    ...places.filter(({ door }) => door).map(keyOf),
  ]);
  const wants = new Map<string, 'in' | 'out' | null>();
  for (const key of keys) {
    const place = stored.get(key);
    const wanted = wantedFor(state, key);
    const isIn = place?.standing === 'in';
    const isAsWanted = wanted === 'in' ? isIn : wanted === 'out' ? place?.door && !isIn : !place?.door;
    if (known.has(key) && !isAsWanted) wants.set(key, wanted);
  }
  return wants;
}

function attendanceIn(state: DoorState, session: SessionRow, places: readonly PlaceRow[]) {
  return places.flatMap(({ id, ...row }) => {
    const { mark, markedOn } = attendanceOf(state, { id, ...row }, session);
    const isSame = mark === row.mark && markedOn?.getTime() === row.markedOn?.getTime();
    return isSame ? [] : [{ id, mark, markedOn }];
  });
}

/** What is stored of somebody's attendance. */
type Attendance = Pick<PlaceRow, 'mark' | 'markedOn'>;

const none: Attendance = { mark: null, markedOn: null };

/**
 * Whether somebody came. Absent or excused is only who had a spot: not who was replaced, waited or said no, and nobody
 * once the session is cancelled. Whoever is found on a later day to have come was there at the start.
 */
function attendanceOf(
  state: DoorState,
  row: PlaceRow,
  { status, sessionDate, startsAt }: Pick<SessionRow, 'status' | 'sessionDate' | 'startsAt'>,
): Attendance {
  const said = state.marks.get(keyOf(row));
  if (said && hasCome(said.mark)) {
    const at = new Date(said.at);
    return { mark: said.mark, markedOn: clubDate(at) > sessionDate ? startsAt : at };
  }
  if (row.standing !== 'in' || status === SessionStatus.Cancelled) return none;
  if (said) return { mark: said.mark, markedOn: new Date(said.at) };
  return state.closedOn === null ? none : { mark: 'absent', markedOn: new Date(state.closedOn) };
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

/** Which of some ids are people's. */
async function peopleAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isOneOf(users.id, ids));
  return rows.map(({ id }) => id);
}
