import { newId } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { centsOf } from '../ledger/model';
import { lockAccounts } from '../ledger/store';
import { newReference } from '../payments/references';
import { type Due, factsOf, type Known, keyOf, readKnown, type StoredPlace } from './known';
import { type Consequences, consequencesOf } from './model/consequences';
import { decide } from './model/decide';
import type { PlaceEvent } from './model/events';
import { type Facts, heldOf, mayTake, type Place, Priority } from './model/facts';
import { payByCredit, payersOf } from './pay-by-credit';
import { hasClosed } from './policy';
import type { SessionRow } from './session-row';
import { statusAfter, writePlaces } from './write';

/** What came of a change of a session's places. */
export interface Changed {
  session: SessionRow;
  facts: Facts;
  known: Known;
  consequences: Consequences;
  /** Places as they are stored now, by their keys. */
  rows: ReadonlyMap<string, StoredPlace>;
  /** What is asked for or has come for these places now. */
  dues: readonly Due[];
  charged: readonly Due[];
  withdrawn: readonly Due[];
  /** What people whose credit has changed have now, in cents. */
  creditLeft: ReadonlyMap<string, number>;
  /** Whether a newcomer finds no place. */
  isFull: boolean;
}

/** What belongs to a change beside the decision. */
export interface Circumstances {
  /** The session as it was, when it has just been changed: with another date, capacity or status. */
  before?: SessionRow;
  /** What a player writes with their answer; what is left out stays as it was. */
  words?: { key: string; notes?: string | null | undefined; updateReason?: string | null | undefined };
  /** The status is what an administrator has just chosen, and does not follow the places for once. */
  keepsStatus?: boolean;
  /** Refuses, once the places are known. */
  assertExpected?: (known: Known) => void;
  /** The first names of guests who are brought, by their keys. */
  guests?: ReadonlyMap<string, string>;
  /** What `readKnown` has read with the lock. */
  known?: Known;
}

/** The players whom events are about. */
export const playersIn = (events: readonly PlaceEvent[]): string[] =>
  events.flatMap((event) => ('key' in event ? event.key : 'host' in event ? event.host : []));

/** What events do to a session's places, before anything of it is written. */
interface Decided {
  session: SessionRow;
  facts: Facts;
  known: Known;
  consequences: Consequences;
  now: Date;
  words: Circumstances['words'];
  guests: ReadonlyMap<string, string>;
  keepsStatus: boolean;
}

/**
 * Lets events happen to a locked session's places, one after the other, and writes what follows: places, charges, the
 * session's counts and status. Who is told what is for the caller to say.
 * @throws AppError as `decide` refuses, `notLoggedIn` for a player who has left
 */
export async function changePlaces(
  services: Services,
  tx: Db,
  session: SessionRow,
  events: readonly PlaceEvent[],
  circumstances?: Circumstances,
): Promise<Changed> {
  return carryOut(services, tx, await decideChange(services, tx, session, events, circumstances));
}

/**
 * Decides what events do to a locked session's places. Writes nothing, so that who is refused leaves no trace in a
 * transaction that others share.
 * @throws AppError as `changePlaces` does
 */
export async function decideChange(
  { clock }: Services,
  tx: Db,
  session: SessionRow,
  events: readonly PlaceEvent[],
  { before = session, assertExpected, ...given }: Circumstances = {},
): Promise<Decided> {
  const now = clock.now();
  const { words, guests = new Map(), keepsStatus = false } = given;
  const players = playersIn(events);
  const known = given.known ?? (await readKnown(tx, session.id, players, now));
  assertExpected?.(known);
  const { maxCapacity, status } = before;
  const factsBefore = factsOf({ ...session, maxCapacity, status }, known);
  const real = events
    .filter((event) => isTrue(event, factsBefore, known))
    .map((event) => again(event, known, guests));
  for (const id of playersIn(real)) if (!known.people.has(id)) refuse('notLoggedIn');
  const facts = real.reduce((so, event) => happen(so, event, now, session), factsBefore);

  const hasMoved = before.sessionDate !== session.sessionDate;
  // After the close nothing is judged anew: what was owed is what had been asked for.
  const covered = hasClosed(before, now)
    ? unasked(known)
    : hasMoved
      ? (await readKnown(tx, session.id, players, now, before.sessionDate)).covered
      : coveredBefore(factsBefore, events);
  const consequences = consequencesOf({ ...factsBefore, covered }, facts);
  return { session, facts, known, consequences, now, words, guests, keepsStatus };
}

/** Writes what has been decided, in the same transaction. */
export async function carryOut(services: Services, tx: Db, decided: Decided): Promise<Changed> {
  const { session, facts, known, consequences, now, words, guests, keepsStatus } = decided;
  const { changed, removed } = consequences;
  // What has closed costs what it cost.
  const { charge, release } = hasClosed(session, now) ? { charge: [], release: [] } : consequences;

  const stored = new Map(known.places.map((row) => [keyOf(row), row]));
  const rows = new Map(stored);
  for (const { key } of removed) rows.delete(key);
  for (const place of changed) rows.set(place.key, toRow(place, stored.get(place.key), now, guests));
  const own = words && rows.get(words.key);
  if (own) rows.set(words.key, { ...own, ...withoutUndefined(words) });

  const charged = charge.flatMap((key) => chargeOf(rows.get(key), known.dues, session));
  const withdrawn = release.flatMap((key) =>
    dueOf(stored.get(key), known.dues).filter(({ isWithdrawn }) => !isWithdrawn),
  );
  // What was paid becomes credit, under the account's lock.
  await lockAccounts(tx, payersOf(withdrawn.filter(({ paidCents }) => paidCents > 0)));
  const isFull = !mayTake(facts, newcomer);
  await writePlaces(
    tx,
    session,
    {
      changed: [...rows].flatMap(([key, row]) => (stored.get(key) === row ? [] : row)),
      removed: removed.flatMap(({ key }) => stored.get(key)?.id ?? []),
      charged,
      withdrawn,
      offered: heldOf(facts),
      isFull: keepsStatus ? null : isFull,
    },
    now,
  );
  const ids = new Set([...withdrawn, ...charged].map(({ id }) => id));
  const asked = [...known.dues.filter(({ id, isWithdrawn }) => !isWithdrawn && !ids.has(id)), ...charged];
  const { dues, creditLeft } = await payByCredit(services, tx, asked, { charged, withdrawn, known });
  return { session, facts, known, consequences, rows, dues, charged, withdrawn, creditLeft, isFull };
}

/**
 * What a decision about the same session looks at next, without reading it again. Not for who comes after a change of
 * credit, or is not known yet.
 */
export function knownAfter({ session, known, rows, dues, isFull }: Changed): {
  session: SessionRow;
  known: Known;
} {
  const asked = new Set(dues.map(({ id }) => id));
  const withdrawn = known.dues
    .filter(({ id }) => !asked.has(id))
    .map((due) => ({ ...due, isPending: false, isWithdrawn: true }));
  return {
    session: { ...session, status: statusAfter(session, isFull) },
    known: { ...known, places: [...rows.values()], dues: [...dues, ...withdrawn] },
  };
}

/** Whoever comes now, before nobody. */
const newcomer: Place = {
  key: '',
  standing: 'waiting',
  source: 'line',
  priority: Priority.Usual,
  since: Number.POSITIVE_INFINITY,
};

/** A pass that begins to cover covers, and one that ends to may not be the only one; its owner may have left meanwhile. */
function isTrue(event: PlaceEvent, { covered }: Facts, { people }: Known): boolean {
  if (event.type === 'cover') return covered.has(event.key);
  return event.type !== 'uncover' || (people.has(event.key) && !covered.has(event.key));
}

/** A guest who is here already, or whom their host has dropped too late and brings all the same, is who they were. */
function again(event: PlaceEvent, { places }: Known, guests: ReadonlyMap<string, string>): PlaceEvent {
  const knownAs = (host: string, guest: string) =>
    places.find(({ hostId, guestName }) => hostId === host && guestName === guests.get(guest))?.id ?? guest;
  if (event.type === 'bring') return { ...event, guest: knownAs(event.host, event.guest) };
  if (event.type !== 'yes' || !event.guests) return event;
  return { ...event, guests: event.guests.map((guest) => knownAs(event.key, guest)) };
}

function happen(facts: Facts, event: PlaceEvent, now: Date, session: SessionRow): Facts {
  const decision = decide(facts, event, now.getTime());
  if (!('refused' in decision)) return decision.facts;
  return refuse(decision.refused, { values: { minutes: session.answersCloseMinutes } });
}

/** Those whose places nothing is asked for, as if passes covered them. */
const unasked = ({ places, dues }: Known): Map<string, number> =>
  new Map(
    places
      .filter((place) => dueOf(place, dues).every(({ isWithdrawn }) => isWithdrawn))
      .map((place) => [keyOf(place), 0]),
  );

const coveredBefore = ({ covered }: Facts, events: readonly PlaceEvent[]): Map<string, number> => {
  const was = new Map(covered);
  for (const event of events) {
    if (event.type === 'cover') was.delete(event.key);
    if (event.type === 'uncover') was.set(event.key, 0);
  }
  return was;
};

const withoutUndefined = ({ notes, updateReason }: NonNullable<Circumstances['words']>) => ({
  ...(notes !== undefined && { notes }),
  ...(updateReason !== undefined && { updateReason }),
});

const toRow = (
  {
    key,
    host,
    standing,
    source,
    priority,
    since,
    offeredUntil,
    isCall,
    wasCalled,
    late,
    policy,
    reminded,
  }: Place,
  was: StoredPlace | undefined,
  now: Date,
  guests: ReadonlyMap<string, string>,
): StoredPlace => ({
  id: was?.id ?? (host ? key : newId()),
  userId: host ? null : key,
  hostId: host ?? null,
  guestName: was?.guestName ?? guests.get(key) ?? null,
  standing,
  source,
  priority,
  since,
  offeredUntil: offeredUntil ?? null,
  isCall: isCall ?? false,
  wasCalled: wasCalled ?? false,
  late: late ?? false,
  policy: policy ?? null,
  remindedOn: reminded ?? null,
  notes: was?.notes ?? null,
  updateReason: was?.updateReason ?? null,
  createdOn: was && !(source === 'person' && isUnasked(was)) ? was.createdOn : now.getTime(),
});

/** Whether somebody has their place without an answer of their own. */
const isUnasked = ({ source }: StoredPlace): boolean => source === 'pass' || source === 'administrator';

/** The payments for a place, the withdrawn ones, too: the player's own, or the host's for a guest. */
export const dueOf = (row: StoredPlace | undefined, dues: readonly Due[]): Due[] =>
  dues.filter(
    ({ userId, guestName }) => row && userId === (row.hostId ?? row.userId) && guestName === row.guestName,
  );

/** What is still to come for a payment, in dollars. */
export const restOf = ({ amount, paidCents }: Due): number => (centsOf(amount) - paidCents) / 100;

/** What becomes due for a place, unless it is asked for already or has been paid; what was withdrawn keeps its reference. */
function chargeOf(
  row: StoredPlace | undefined,
  dues: readonly Due[],
  { dropInPrice: amount }: SessionRow,
): Due[] {
  if (!row || amount <= 0) return [];
  const theirs = dueOf(row, dues);
  const due = theirs.find(({ isWithdrawn }) => !isWithdrawn) ?? theirs[0];
  if (due && !due.isWithdrawn) return [];
  const { hostId, userId, guestName } = row;
  const { id, reference } = due ?? { id: newId(), reference: newReference() };
  const asked = { isPending: true, isTransfer: true, sentOn: null, isWithdrawn: false, paidCents: 0 };
  return [{ id, reference, userId: hostId ?? userId, guestName, amount, ...asked }];
}
