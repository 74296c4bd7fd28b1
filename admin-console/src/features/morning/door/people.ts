import { findsName, fullName, plain, type Roster, type RosterPerson, rules, SessionStatus } from 'shared-api';
import {
  type DoorEvent,
  type DoorMark,
  type DoorMethod,
  type DoorState,
  doorState,
  hasCome,
} from 'shared-api/door';
import { findsShown } from 'shared-api/door-search';
import type { KeptEvent } from './event-store';

/** Somebody on the list, as this phone knows it. */
export interface DoorPerson extends Omit<RosterPerson, 'mark'> {
  /** Stays when a walk-in gets their lasting id, so that their row does, too. */
  key: string;
  name: string;
  /** Whose guest they are. */
  host?: string;
  mark: DoorMark | null;
  /** When they came or paid, by the server's clock. */
  at?: string;
  paid?: DoorMethod;
  /** Something about them is only on this phone so far. */
  isUnsent: boolean;
}

/** A morning as this phone knows it: what the server said last, and what has happened here since. */
export interface Morning {
  roster: Roster;
  /** The server's events, and this phone's. */
  events: readonly DoorEvent[];
  state: DoorState;
  people: readonly DoorPerson[];
  here: number;
  expected: number;
}

const compare = new Intl.Collator(['fr', 'en'], { sensitivity: 'base' }).compare;

/** By first name, guests under their host. */
const inListOrder = (people: readonly DoorPerson[]): DoorPerson[] => {
  const sorted = [...people].sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
  const ids = new Set(sorted.map(({ id }) => id));
  const guests = new Map<string, DoorPerson[]>();
  for (const person of sorted)
    if (person.hostId) guests.set(person.hostId, [...(guests.get(person.hostId) ?? []), person]);
  return sorted
    .filter(({ hostId }) => !hostId || !ids.has(hostId))
    .flatMap((person) => [person, ...(guests.get(person.id) ?? [])]);
};

/** Has a spot: from before, or since they came. */
const isIn = ({ standing, mark, id }: Pick<DoorPerson, 'standing' | 'mark' | 'id'>, state: DoorState) =>
  hasCome(mark) || (standing === 'in' && !state.replaced.has(id));

/**
 * The morning from what the server said and what this phone has kept since.
 * @param skew what to add to this phone's clock to get the server's, in milliseconds
 */
export const morningOf = (roster: Roster, kept: readonly KeptEvent[], skew: number): Morning => {
  const known = new Set(roster.events.map(({ id }) => id));
  const own = kept.filter(({ event, state }) => state !== 'refused' && !known.has(event.id));
  const aliases = { ...roster.aliases };
  for (const { event, person } of kept)
    if (event.kind === 'walk-in' && event.person && person) aliases[event.person] ??= person;
  const idOf = (person: string) => aliases[person] ?? person;
  const keys = new Map(Object.entries(aliases).map(([key, id]) => [id, key]));
  const happened = own.map(({ event }) => ({
    ...event,
    happenedOn: new Date(Date.parse(event.deviceTime) + skew).toISOString(),
  }));
  const events = [...roster.events, ...happened].map((event) =>
    event.person ? { ...event, person: idOf(event.person) } : event,
  );
  const state = doorState(events, aliases, roster.session.sessionDate);
  const unsent = new Set(
    own.flatMap(({ event, state }) => (state === 'waiting' && event.person ? [idOf(event.person)] : [])),
  );
  const listed = new Set(roster.people.map(({ id }) => id));
  const arrived = [...state.walkIns.values()]
    .filter(({ person }) => !listed.has(person))
    .map(
      ({ person, firstName, lastName = '' }): RosterPerson => ({
        ...{ id: person, firstName, lastName, standing: 'none', pass: false, notes: null, mark: null },
        ...{ owes: false, firstTime: true, walkIn: true },
      }),
    );
  const isCancelled = roster.session.status === SessionStatus.Cancelled;
  // What closing the morning means for whoever has a spot and no mark, before the server has said so, too.
  const isMissing = ({ id, standing }: RosterPerson) =>
    state.closedOn !== null && !isCancelled && isIn({ id, standing, mark: null }, state);
  const isClosingUnsent =
    roster.closedOn === null &&
    own.some(({ event, state }) => state === 'waiting' && event.kind === 'closed');
  const names = new Map(roster.people.map((person) => [person.id, fullName(person)]));
  const people = [...roster.people, ...arrived].map((person): DoorPerson => {
    const said = state.marks.get(person.id);
    const mark = isCancelled && !hasCome(said?.mark) ? undefined : said;
    const paid = state.paid.get(person.id);
    const host = person.hostId && names.get(person.hostId);
    const at = mark?.at ?? paid?.at;
    // Until the server says so: whoever takes a spot without a pass owes the price.
    const takesSpot = hasCome(mark?.mark) && person.standing !== 'in' && !person.hostId;
    return {
      ...person,
      key: keys.get(person.id) ?? person.id,
      owes: person.owes || (takesSpot && !isCancelled && !person.pass && roster.session.dropInPrice > 0),
      name: fullName(person),
      mark: mark?.mark ?? (isMissing(person) ? 'absent' : null),
      isUnsent: unsent.has(person.id) || (isClosingUnsent && !mark && isMissing(person)),
      ...(host && { host }),
      ...(at && { at }),
      ...(paid && { paid: paid.method }),
    };
  });
  return {
    ...{ roster, events, state },
    people: inListOrder(people),
    here: people.filter(({ mark }) => hasCome(mark)).length,
    expected: people.filter((person) => isIn(person, state)).length,
  };
};

/** Still to pay, now or on account. */
export const owesNow = ({ owes, paid }: DoorPerson): boolean => owes && paid === undefined;

/** On the list without being looked for. */
const isListed = (person: DoorPerson, { state }: Morning): boolean =>
  isIn(person, state) || person.standing === 'waiting' || person.standing === 'offered' || Boolean(person.at);

/** The chips over the list, in their order. */
export const filters = ['all', 'notYet', 'here', 'waiting', 'owes'] as const;
export type DoorFilter = (typeof filters)[number];

const fits: Record<DoorFilter, (person: DoorPerson, state: DoorState) => boolean> = {
  all: () => true,
  notYet: (person, state) => isIn(person, state) && !hasCome(person.mark),
  here: ({ mark }) => hasCome(mark),
  waiting: ({ standing, mark }) => (standing === 'waiting' || standing === 'offered') && !hasCome(mark),
  owes: (person, state) => isIn(person, state) && owesNow(person),
};

/** Who is on the list under a chip. */
export const peopleUnder = (filter: DoorFilter, morning: Morning): DoorPerson[] =>
  morning.people.filter((person) => isListed(person, morning) && fits[filter](person, morning.state));

/** From so many letters on, everybody is searched, not only the list. */
export const isForAll = (search: string): boolean => plain(search.trim()).length >= rules.door.searchLetters;

/**
 * Whose names begin with what is typed, word by word: everybody's from three letters on.
 * @param isLink whether this phone knows their first names and initials only
 */
export const peopleFound = (search: string, morning: Morning, isLink = false): DoorPerson[] => {
  const typed = plain(search.trim());
  return morning.people.filter((person) => {
    if (isLink) return findsShown(person, search, isListed(person, morning));
    const isEnough = isForAll(search) || plain(person.firstName) === typed;
    return findsName(person.name, search) && (isEnough || isListed(person, morning));
  });
};

/** A walk-in's name. */
export interface NewName {
  firstName: string;
  lastName?: string;
}

/** The name typed into the search, for a walk-in; undefined while it is too short for one. */
export const walkInName = (search: string): NewName | undefined => {
  const seen = search.replace(new RegExp(rules.name.unseen, 'gu'), '');
  const [first = '', ...rest] = seen.trim().split(/\s+/);
  const last = rest.join(' ');
  const named = (name: string) =>
    name.slice(0, rules.name.max).replace(/(^|-)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());
  if (first.length < rules.name.min) return undefined;
  return { firstName: named(first), ...(last.length >= rules.name.min && { lastName: named(last) }) };
};

/** What was done on this phone at one tap, and still stands. */
export interface LastTap {
  /** Of its first event. */
  id: string;
  done: readonly { person: DoorPerson; kind: 'mark' | 'paid' }[];
}

/** The last taps on this phone, the newest first. @param most how many */
export const lastTaps = ({ events, state, people }: Morning, device: string, most: number): LastTap[] => {
  const byId = new Map(people.map((person) => [person.id, person]));
  const taps = new Map<string, { id: string; done: LastTap['done'][number][] }>();
  const own = events.filter((event) => event.device === device).sort((a, b) => b.sequence - a.sequence);
  for (const { id, person: key, deviceTime } of own) {
    const person = key ? byId.get(key) : undefined;
    if (!person) continue;
    const isMark = state.marks.get(person.id)?.event === id;
    if (!isMark && state.paid.get(person.id)?.event !== id) continue;
    const tap = taps.get(deviceTime) ?? { id, done: [] };
    tap.done.push({ person, kind: isMark ? 'mark' : 'paid' });
    taps.set(deviceTime, tap);
  }
  return [...taps.values()].slice(0, most);
};
