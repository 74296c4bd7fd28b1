import { inArray } from 'drizzle-orm';
import { rules, type SessionStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { ConcurrentChange } from '../../data/conflict';
import type { Tx } from '../../data/rows';
import { newId, users } from '../../data/schema';
import type { PersonRow } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Command } from '../../http/perform';
import { creditOf, type PaymentRow } from '../money/ledger';
import { mailReceipts } from '../money/mails';
import { type Obligation, settle } from '../money/settle';
import {
  factsOf,
  guestsOf,
  type Known,
  keyOf,
  type PlaceRow,
  payersIn,
  readCovered,
  readKnown,
  writePlaces,
} from './known';
import { type Before, type Consequences, change, stillApplies } from './model/consequences';
import {
  type Facts,
  freeOf,
  heldBack,
  heldOf,
  mayTake,
  type Place,
  type PlaceEvent,
  Priority,
} from './model/facts';
import { namedApart } from './rules';
import { assertOpenForAnswers, lockSessionAnd, type SessionRow } from './store';

/** A locked session and its places. */
interface Locked {
  session: SessionRow;
  known: Known;
}

/** The result of a change of a session's places. */
export interface Changed extends Locked {
  /** The session's, after the change. */
  status: SessionStatus;
  facts: Facts;
  consequences: Consequences;
  /** Places as they are stored now, by their keys. */
  rows: ReadonlyMap<string, PlaceRow>;
  /** Payments for these places that are due or paid after the change. */
  dues: readonly PaymentRow[];
  charged: readonly PaymentRow[];
  withdrawn: readonly PaymentRow[];
  /** The credit of people whose credit has changed, in cents. */
  creditLeft: ReadonlyMap<string, number>;
  /** The player who gets back what they had paid. */
  refunds: string | undefined;
}

/** Further input to a change of places. */
export interface Circumstances {
  /** The session before it was changed, when its date, capacity or status has just changed. */
  before?: SessionRow;
  /** What a player writes with their answer; omitted fields stay as they were. */
  texts?: { key: string; notes?: string | null | undefined; updateReason?: string | null | undefined };
  /** Keeps the status that an administrator has just chosen, instead of deriving it from the places. */
  keepsStatus?: boolean;
  /** The player whose money for spots that they lose is to be sent back, and is no credit. */
  refunds?: string;
  /** Refuses the change, by throwing, once the places are known. */
  assertExpected?: (known: Known) => void;
  /** First names of new guests, by key. */
  guests?: ReadonlyMap<string, string>;
  /** The first name of the guest with whom a player is in a draw. */
  plusOne?: string;
  /** The players concerned who are here, once the session's lock holds them. */
  held?: readonly PersonRow[];
}

/** The players whom events concern. At the door guests, too, are named by themselves. */
const playersIn = (events: readonly PlaceEvent[]): string[] =>
  events.flatMap((event) =>
    'key' in event
      ? 'other' in event
        ? [event.key, event.other]
        : event.key
      : 'host' in event
        ? event.host
        : 'wants' in event
          ? [...event.wants.keys()]
          : [],
  );

/**
 * Locks a session, and applies somebody's action to its places: one event, or several one after the other.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `answersClosed`, and as `changePlaces` does
 */
export async function changeOpenPlaces(
  command: Command,
  sessionId: string,
  events: readonly [PlaceEvent, ...PlaceEvent[]],
  circumstances?: Circumstances,
): Promise<Changed> {
  const { session, held } =
    (await lockSessionAnd(command.db, sessionId, playersIn(events))) ?? refuse('sessionNotFound');
  assertOpenForAnswers(session, command.clock.now(), events[0]);
  return changePlaces(command, session, events, { ...circumstances, held });
}

/**
 * Applies events to a locked session's places in order, and writes the results: places, charges, the session's counts
 * and status. The caller notifies people.
 * @throws AppError as `decide` refuses, `notLoggedIn` for a player who has left
 */
export async function changePlaces(
  command: Command,
  session: SessionRow,
  events: readonly PlaceEvent[],
  {
    before = session,
    assertExpected,
    texts,
    guests: asked = new Map(),
    plusOne,
    keepsStatus = false,
    refunds,
    held,
  }: Circumstances = {},
): Promise<Changed> {
  const { db: tx } = command;
  const now = command.clock.now();
  const players = playersIn(events);
  const joins = events.some(({ type }) => type === 'join');
  const known = await readKnown(tx, session, players, now, joins, held);
  assertExpected?.(known);
  const guests = withBroughtApart(events, known, asked);
  const { maxCapacity, startsAt, sessionDate } = before;
  const factsBefore = factsOf({ ...session, maxCapacity, status: before.status }, known);
  const applicable = events
    .filter((event) => stillApplies(event, factsBefore, (id) => known.people.has(id)))
    .map((event) => withKnownGuestKeys(event, known, guests));
  const isAtDoor = applicable.some(({ type }) => type === 'door');
  // The door names guests, too, who are no players.
  if (!isAtDoor) for (const id of playersIn(applicable)) if (!known.people.has(id)) refuse('notLoggedIn');
  const decided = change(factsBefore, applicable, now.getTime(), {
    startsAt: startsAt.getTime(),
    ...(sessionDate !== session.sessionDate && {
      covered: await readCovered(tx, payersIn(known, players), sessionDate),
    }),
    ...paidFor(known),
  });
  if ('refused' in decided) {
    const { answersCloseMinutes: minutes, noShowLimit: count } = session.settings;
    return refuse(decided.refused, { values: { minutes, count, hours: rules.noShows.lastHours } });
  }
  const { facts, consequences } = decided;
  const { changed, removed, charge, release } = consequences;

  const stored = new Map(known.places.map((row) => [keyOf(row), row]));
  const rows = new Map(stored);
  for (const { key } of removed) rows.delete(key);
  for (const place of changed)
    rows.set(place.key, toRow(place, stored.get(place.key), { sessionId: session.id, now, guests, plusOne }));
  const ownRow = texts && rows.get(texts.key);
  if (ownRow) rows.set(texts.key, { ...ownRow, ...withoutUndefined(texts), updatedOn: now });

  await noteWaiting(tx, known, changed);
  const status = await writePlaces(tx, session, {
    changed: [...rows].flatMap(([key, row]) => (stored.get(key) === row ? [] : row)),
    removed: removed.flatMap(({ key }) => stored.get(key)?.id ?? []),
    offered: heldOf(facts),
    isFull: keepsStatus ? null : isFullFor(facts, now.getTime()),
  });
  const owed = [
    ...release
      .flatMap((key) => obligationFor(stored.get(key), known, null))
      .map((one) => (one.account === refunds ? { ...one, paid: 'refund' as const } : one)),
    ...charge.flatMap((key) => obligationFor(rows.get(key), known, session)),
  ];
  // The mail about a new spot says what credit has paid of it; the door sends none.
  const newcomers = isAtDoor
    ? []
    : changed.flatMap(({ key, standing }) =>
        standing === 'in' && stored.get(key)?.standing !== 'in' ? (rows.get(key) ?? []) : [],
      );
  const money = await settlePlaces(command, session, { dues: known.dues, owed, newcomers });
  return { session, status, facts, known, consequences, rows, refunds, ...money };
}

/** What the books say of a session's places, for the model. */
const paidFor = ({ places, dues }: Known): Pick<Before, 'charged' | 'credited'> => ({
  charged: new Set(places.filter((row) => dueOf(row, dues).length > 0).map(keyOf)),
  credited: new Set(places.filter(({ creditedOn }) => creditedOn).map(keyOf)),
});

/**
 * What a place costs its player, or its guest's host: nothing any more, or the session's price; what is due or paid
 * already stays as it is.
 */
function obligationFor(
  row: PlaceRow | undefined,
  { dues, charges }: Known,
  session: SessionRow | null,
): Obligation[] {
  const isDue = dueOf(row, dues).length > 0;
  if (!row || isDue === (session !== null) || session?.dropInPrice === 0) return [];
  const { sessionId, guestName, hostId, userId } = row;
  const cents = centsOf(session?.dropInPrice ?? 0);
  const isFirst = dueOf(row, charges).length === 0;
  return [{ account: hostId ?? userId ?? '', subject: { sessionId, guestName }, cents, isFirst }];
}

/**
 * Brings what is charged for a session's places to what is owed; of what credit pays, but newcomers' own, people get
 * receipts.
 * @param places `dues`: as they were read
 * @throws ConcurrentChange if something that is not owed any more was paid or sent meanwhile: its place is not given up
 */
async function settlePlaces(
  command: Command,
  { id }: SessionRow,
  places: { dues: readonly PaymentRow[]; owed: readonly Obligation[]; newcomers: readonly PlaceRow[] },
): Promise<Pick<Changed, 'dues' | 'charged' | 'withdrawn' | 'creditLeft'>> {
  const { dues, owed, newcomers } = places;
  if (owed.length === 0) return { dues, charged: [], withdrawn: [], creditLeft: new Map() };
  const { charged, withdrawn, completed, touched } = await settle(command, owed);
  const isAsRead = ({ id: dueId, status, sentOn }: PaymentRow) =>
    dues.some(
      (due) => due.id === dueId && due.status === status && due.sentOn?.getTime() === sentOn?.getTime(),
    );
  if (!withdrawn.every(isAsRead)) throw new ConcurrentChange('a payment has changed meanwhile');
  const untold = completed.filter(
    (due) => due.sessionId !== id || newcomers.every((row) => dueOf(row, [due]).length === 0),
  );
  if (untold.length > 0) await mailReceipts(command, untold);
  const moved = [...charged, ...withdrawn].filter(({ paidCents }) => paidCents > 0);
  const creditLeft = await creditOf(
    command.db,
    moved.map(({ accountId }) => accountId),
  );
  const duesNow = [
    ...dues.filter((due) => touched.every((row) => row.id !== due.id)),
    ...touched.filter(({ sessionId, withdrawnOn }) => sessionId === id && withdrawnOn === null),
  ];
  return { dues: duesNow, charged, withdrawn, creditLeft };
}

/** Remembers who has waited, or been asked, for the first time. Before accounts are locked (`lock-order.ts`). */
async function noteWaiting(tx: Tx, { people }: Known, changed: readonly Place[]): Promise<void> {
  const isFirst = ({ key, standing }: Place) =>
    (standing === 'waiting' || standing === 'offered') && people.get(key)?.hasWaited === false;
  const first = changed.filter(isFirst).map(({ key }) => key);
  if (first.length > 0) await tx.update(users).set({ hasWaited: true }).where(inArray(users.id, first));
}

/** Whether no place is left for a newcomer; as long as nobody may come in, those who enter a draw take none. */
const isFullFor = (facts: Facts, now: number): boolean =>
  heldBack(facts, newcomer.key, now) ? freeOf(facts) <= 0 : !mayTake(facts, newcomer);

/** Somebody who joins now, behind everybody else. */
const newcomer: Place = {
  key: '',
  standing: 'waiting',
  source: 'line',
  priority: Priority.Usual,
  since: Number.POSITIVE_INFINITY,
};

/** Names a guest who is brought apart from the host's other guests. */
function withBroughtApart(
  events: readonly PlaceEvent[],
  { places }: Known,
  guests: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const named = new Map(guests);
  for (const event of events)
    if (event.type === 'bring')
      named.set(event.guest, namedApart(guests.get(event.guest) ?? '', guestsOf(places, event.host)));
  return named;
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

const withoutUndefined = ({ notes, updateReason }: NonNullable<Circumstances['texts']>) => ({
  ...(notes !== undefined && { notes }),
  ...(updateReason !== undefined && { updateReason }),
});

/** A place as it is to be stored. @param was as it is stored; undefined for a new one */
const toRow = (
  { key, host, standing, source, priority, ...place }: Place,
  was: PlaceRow | undefined,
  {
    sessionId,
    now,
    guests,
    plusOne,
  }: { sessionId: string; now: Date; guests: ReadonlyMap<string, string>; plusOne: string | undefined },
): PlaceRow => ({
  sessionId,
  standing,
  source,
  priority,
  id: was?.id ?? (host ? key : newId()),
  userId: host ? null : key,
  hostId: host ?? null,
  guestName: was?.guestName ?? guests.get(key) ?? null,
  importId: was?.importId ?? null,
  since: new Date(place.since),
  standingOn: was?.standing === standing ? was.standingOn : now,
  offeredUntil: dateOf(place.offeredUntil),
  isCall: place.isCall ?? false,
  wasCalled: place.wasCalled ?? false,
  togetherId: place.together ?? null,
  plusOne: place.withGuest ? (was?.plusOne ?? plusOne ?? null) : null,
  asksFirst: place.asksFirst ?? false,
  late: place.late ?? false,
  policy: place.policy ?? null,
  remindedOn: dateOf(place.reminded),
  creditedOn: was?.creditedOn ?? null,
  door: place.door ?? null,
  mark: was?.mark ?? null,
  markedOn: was?.markedOn ?? null,
  paidAtDoor: was?.paidAtDoor ?? null,
  notes: was?.notes ?? null,
  updateReason: was?.updateReason ?? null,
  createdOn: was && !(source === 'person' && hasNotAnswered(was)) ? was.createdOn : now,
  updatedOn: now,
});

const dateOf = (milliseconds: number | undefined): Date | null =>
  milliseconds === undefined ? null : new Date(milliseconds);

/** Whether somebody has their place without having answered. */
const hasNotAnswered = ({ source }: PlaceRow): boolean => source === 'pass' || source === 'administrator';

/** The payments for a place: the player's own, or the host's for a guest. */
export const dueOf = <One extends Pick<PaymentRow, 'userId' | 'guestName'>>(
  row: PlaceRow | undefined,
  dues: readonly One[],
): One[] =>
  dues.filter(
    ({ userId, guestName }) => row && userId === (row.hostId ?? row.userId) && guestName === row.guestName,
  );
