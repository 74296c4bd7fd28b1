import { inArray } from 'drizzle-orm';
import { centsOf } from 'shared-api/money';
import { newId, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { lockAccounts } from '../ledger/store';
import { newReference } from '../payments/references';
import { type Due, factsOf, type Known, keyOf, type PlaceRow, readKnown } from './known';
import { type Consequences, consequencesOf } from './model/consequences';
import { decide } from './model/decide';
import type { PlaceEvent } from './model/events';
import { type Facts, heldOf, mayTake, type Place, Priority } from './model/facts';
import { creditsConcerned, payByCredit } from './pay-by-credit';
import { assertOpenForAnswers, hasClosed } from './policy';
import type { SessionRow } from './session-row';
import { lockSession } from './store';
import { writePlaces } from './write';

/** A locked session and its places. */
export interface Locked {
  session: SessionRow;
  known: Known;
}

/** The result of a change of a session's places. */
export interface Changed extends Locked {
  facts: Facts;
  consequences: Consequences;
  /** Places as they are stored now, by their keys. */
  rows: ReadonlyMap<string, PlaceRow>;
  /** Payments for these places that are due or paid after the change. */
  dues: readonly Due[];
  charged: readonly Due[];
  withdrawn: readonly Due[];
  /** The credit of people whose credit has changed, in cents. */
  creditLeft: ReadonlyMap<string, number>;
}

/** Further input to a change of places. */
export interface Circumstances {
  /** The session before it was changed, when its date, capacity or status has just changed. */
  before?: SessionRow;
  /** What a player writes with their answer; omitted fields stay as they were. */
  texts?: { key: string; notes?: string | null | undefined; updateReason?: string | null | undefined };
  /** Keeps the status that an administrator has just chosen, instead of deriving it from the places. */
  keepsStatus?: boolean;
  /** Refuses the change, by throwing, once the places are known. */
  assertExpected?: (known: Known) => void;
  /** First names of new guests, by key. */
  guests?: ReadonlyMap<string, string>;
}

/** The players whom events concern. */
const playersIn = (events: readonly PlaceEvent[]): string[] =>
  events.flatMap((event) => ('key' in event ? event.key : 'host' in event ? event.host : []));

/**
 * Locks a session, and applies somebody's action to its places.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `answersClosed`, and as `changePlaces` does
 */
export async function changeOpenPlaces(
  services: Services,
  tx: Db,
  sessionId: string,
  event: PlaceEvent,
  circumstances?: Circumstances,
): Promise<Changed> {
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  assertOpenForAnswers(session, services.clock.now(), event);
  return changePlaces(services, tx, session, [event], circumstances);
}

/**
 * Applies events to a locked session's places in order, and writes the results: places, charges, the session's counts
 * and status. The caller notifies people.
 * @throws AppError as `decide` refuses, `notLoggedIn` for a player who has left
 */
export async function changePlaces(
  services: Services,
  tx: Db,
  session: SessionRow,
  events: readonly PlaceEvent[],
  { before = session, assertExpected, texts, guests = new Map(), keepsStatus = false }: Circumstances = {},
): Promise<Changed> {
  const now = services.clock.now();
  const players = playersIn(events);
  const known = await readKnown(tx, session, players, now);
  assertExpected?.(known);
  const { maxCapacity, status } = before;
  const factsBefore = factsOf({ ...session, maxCapacity, status }, known);
  const applicable = events
    .filter((event) => stillApplies(event, factsBefore, known))
    .map((event) => withKnownGuestKeys(event, known, guests));
  for (const id of playersIn(applicable)) if (!known.people.has(id)) refuse('notLoggedIn');
  const facts = applicable.reduce((current, event) => applyEvent(current, event, now, session), factsBefore);

  const hasMoved = before.sessionDate !== session.sessionDate;
  // Once answers have closed, what was owed is what was charged; it is not decided again.
  const covered = hasClosed(before, now)
    ? uncharged(known)
    : hasMoved
      ? (await readKnown(tx, session, players, now, before.sessionDate)).covered
      : coveredBefore(factsBefore, events);
  const consequences = consequencesOf({ ...factsBefore, covered }, facts);
  const { changed, removed } = consequences;
  // Once answers have closed, nothing is charged or released any more.
  const { charge, release } = hasClosed(session, now) ? { charge: [], release: [] } : consequences;

  const stored = new Map(known.places.map((row) => [keyOf(row), row]));
  const rows = new Map(stored);
  for (const { key } of removed) rows.delete(key);
  for (const place of changed)
    rows.set(place.key, toRow(place, stored.get(place.key), { sessionId: session.id, now, guests }));
  const ownRow = texts && rows.get(texts.key);
  if (ownRow) rows.set(texts.key, { ...ownRow, ...withoutUndefined(texts), updatedOn: now });

  const charged = charge.flatMap((key) => chargeOf(rows.get(key), known.dues, session));
  const withdrawn = release.flatMap((key) =>
    dueOf(stored.get(key), known.dues).filter(({ isWithdrawn }) => !isWithdrawn),
  );
  await noteWaiting(tx, known, changed);
  // What was paid becomes credit, and credit pays what is charged.
  await lockAccounts(tx, creditsConcerned({ charged, withdrawn, known }));
  await writePlaces(
    tx,
    session,
    {
      changed: [...rows].flatMap(([key, row]) => (stored.get(key) === row ? [] : row)),
      removed: removed.flatMap(({ key }) => stored.get(key)?.id ?? []),
      charged,
      withdrawn,
      offered: heldOf(facts),
      isFull: keepsStatus ? null : !mayTake(facts, newcomer),
    },
    now,
  );
  const ids = new Set([...withdrawn, ...charged].map(({ id }) => id));
  const notWithdrawn = [
    ...known.dues.filter(({ id, isWithdrawn }) => !isWithdrawn && !ids.has(id)),
    ...charged,
  ];
  const { dues, creditLeft } = await payByCredit(services, tx, notWithdrawn, { charged, withdrawn, known });
  return { session, facts, known, consequences, rows, dues, charged, withdrawn, creditLeft };
}

/** Remembers who has waited, or been asked, for the first time. Before accounts are locked (`lock-order.ts`). */
async function noteWaiting(tx: Db, { people }: Known, changed: readonly Place[]): Promise<void> {
  const isFirst = ({ key, standing }: Place) =>
    (standing === 'waiting' || standing === 'offered') && people.get(key)?.hasWaited === false;
  const first = changed.filter(isFirst).map(({ key }) => key);
  if (first.length > 0) await tx.update(users).set({ hasWaited: true }).where(inArray(users.id, first));
}

/** Somebody who joins now, behind everybody else. */
const newcomer: Place = {
  key: '',
  standing: 'waiting',
  source: 'line',
  priority: Priority.Usual,
  since: Number.POSITIVE_INFINITY,
};

/**
 * Whether an event still applies: `cover` needs a pass that covers the date; `uncover` needs that no other
 * pass does, and an owner who has not left meanwhile.
 */
function stillApplies(event: PlaceEvent, { covered }: Facts, { people }: Known): boolean {
  if (event.type === 'cover') return covered.has(event.key);
  return event.type !== 'uncover' || (people.has(event.key) && !covered.has(event.key));
}

/** Gives a guest who is in already, or was dropped too late and is brought again, the key they had. */
function withKnownGuestKeys(
  event: PlaceEvent,
  { places }: Known,
  guests: ReadonlyMap<string, string>,
): PlaceEvent {
  const knownAs = (host: string, guest: string) =>
    places.find(({ hostId, guestName }) => hostId === host && guestName === guests.get(guest))?.id ?? guest;
  if (event.type === 'bring') return { ...event, guest: knownAs(event.host, event.guest) };
  if (event.type !== 'yes' || !event.guests) return event;
  return { ...event, guests: event.guests.map((guest) => knownAs(event.key, guest)) };
}

function applyEvent(facts: Facts, event: PlaceEvent, now: Date, session: SessionRow): Facts {
  const decision = decide(facts, event, now.getTime());
  if (!('refused' in decision)) return decision.facts;
  return refuse(decision.refused, { values: { minutes: session.settings.answersCloseMinutes } });
}

/** Places that were not charged, treated as if passes covered them. */
const uncharged = ({ places, dues }: Known): Map<string, number> =>
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

const withoutUndefined = ({ notes, updateReason }: NonNullable<Circumstances['texts']>) => ({
  ...(notes !== undefined && { notes }),
  ...(updateReason !== undefined && { updateReason }),
});

/** A place as it is to be stored. @param was as it is stored; undefined for a new one */
const toRow = (
  { key, host, standing, source, priority, ...place }: Place,
  was: PlaceRow | undefined,
  { sessionId, now, guests }: { sessionId: string; now: Date; guests: ReadonlyMap<string, string> },
): PlaceRow => ({
  ...{ sessionId, standing, source, priority },
  id: was?.id ?? (host ? key : newId()),
  userId: host ? null : key,
  hostId: host ?? null,
  guestName: was?.guestName ?? guests.get(key) ?? null,
  since: new Date(place.since),
  offeredUntil: dateOf(place.offeredUntil),
  isCall: place.isCall ?? false,
  wasCalled: place.wasCalled ?? false,
  late: place.late ?? false,
  policy: place.policy ?? null,
  remindedOn: dateOf(place.reminded),
  creditedOn: was?.creditedOn ?? null,
  notes: was?.notes ?? null,
  updateReason: was?.updateReason ?? null,
  createdOn: was && !(source === 'person' && hasNotAnswered(was)) ? was.createdOn : now,
  updatedOn: now,
});

const dateOf = (milliseconds: number | undefined): Date | null =>
  milliseconds === undefined ? null : new Date(milliseconds);

/** Whether somebody has their place without having answered. */
const hasNotAnswered = ({ source }: PlaceRow): boolean => source === 'pass' || source === 'administrator';

/** The payments for a place, withdrawn ones included: the player's own, or the host's for a guest. */
export const dueOf = <One extends Pick<Due, 'userId' | 'guestName'>>(
  row: PlaceRow | undefined,
  dues: readonly One[],
): One[] =>
  dues.filter(
    ({ userId, guestName }) => row && userId === (row.hostId ?? row.userId) && guestName === row.guestName,
  );

/** The unpaid rest of a payment, in dollars. */
export const restOf = ({ amount, paidCents }: Due): number => (centsOf(amount) - paidCents) / 100;

/**
 * The new charge for a place; none if one is due or paid already. A withdrawn payment is reused, with its reference.
 */
function chargeOf(
  row: PlaceRow | undefined,
  dues: readonly Due[],
  { dropInPrice: amount }: SessionRow,
): Due[] {
  if (!row || amount <= 0) return [];
  const theirs = dueOf(row, dues);
  const due = theirs.find(({ isWithdrawn }) => !isWithdrawn) ?? theirs[0];
  if (due && !due.isWithdrawn) return [];
  const { hostId, userId, guestName } = row;
  const { id, reference } = due ?? { id: newId(), reference: newReference() };
  const unpaid = { isPending: true, isTransfer: true, sentOn: null, isWithdrawn: false, paidCents: 0 };
  return [{ id, reference, userId: hostId ?? userId, guestName, amount, ...unpaid }];
}
