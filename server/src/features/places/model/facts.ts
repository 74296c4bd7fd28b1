/** Where somebody stands with a session. Who has never answered has no place at all. */
export type Standing = 'in' | 'offered' | 'waiting' | 'out';

/** Why somebody is in. */
export type Source = 'pass' | 'person' | 'line' | 'administrator' | 'host';

/** Who comes first in the line; of the same priority, who has been in it longer. */
export const Priority = {
  /** Was put before all others by an administrator. */
  Forwarded: -1,
  /** Holds a pass that the session has no room for. */
  Held: 0,
  /** Holds a pass, released the date, and wants it back. */
  Returning: 1,
  /** Waited in vain for the last session. */
  MissedOut: 2,
  Usual: 3,
} as const;
export type Priority = (typeof Priority)[keyof typeof Priority];

/** What was promised with an answer: it holds whatever the club decides later. Minutes; `on` is an instant. */
export interface Policy {
  /** When it was promised. */
  readonly on: number;
  /** Until how long before the start a no is free. */
  readonly deadline: number;
  /** For how long after the promise a no is free in any case. */
  readonly grace: number;
  /** Whether a later no leaves the price owed, unless somebody takes the place. */
  readonly charged: boolean;
  /** Whether a pass included the date. */
  readonly included: boolean;
  /** Whether the released date of a pass is credited when answers close. */
  readonly credited?: true;
  /** After how long without money the place may go to whoever waits. */
  readonly hold?: number;
}

/** One person's, or one guest's, place in a session. Instants are milliseconds. */
export interface Place {
  /** The player's id, or the guest's own. */
  readonly key: string;
  /** Of a guest: the player who brings and pays for them. */
  readonly host?: string;
  readonly standing: Standing;
  readonly source: Source;
  readonly priority: Priority;
  /** Since when somebody waits; of others, when they last answered. */
  readonly since: number;
  /** Until when an offer holds the place. */
  readonly offeredUntil?: number;
  /** The offer is a call to all who wait: the first wins. */
  readonly isCall?: boolean;
  /** Has been called for the places that are free now, and let them pass. */
  readonly wasCalled?: boolean;
  /** Gave the place up too late: the price stays owed until somebody takes it. A guest is out only with this. */
  readonly late?: true;
  readonly policy?: Policy;
  /** When they were reminded that a place without money may go to somebody else. */
  readonly reminded?: number;
}

/** What a club decides for itself; minutes. */
export interface PlaceRules {
  /** How long before the start answers close. */
  readonly closes: number;
  /** Until how long before the start the first in line gets a place without being asked. */
  readonly deadline: number;
  /** How many guests a player may bring. */
  readonly guests: number;
  /** Whether a no after the deadline leaves the price owed. */
  readonly lateNoCharged: boolean;
  /** Whether a date of a pass that is released in time is credited. */
  readonly creditReleased: boolean;
  /** After how long without money a place may go to whoever waits; null: never. */
  readonly unpaidHold: number | null;
}

/** All that a decision about one session looks at. */
export interface Facts {
  readonly capacity: number;
  readonly startsAt: number;
  readonly isCancelled: boolean;
  readonly places: readonly Place[];
  /** Who holds a pass that covers the session's date, and since when. */
  readonly covered: ReadonlyMap<string, number>;
  /** Who wants to be asked before the line gives them a place. */
  readonly askFirst: ReadonlySet<string>;
  /** Who may not play just now: they keep their turn, and nobody asks them. */
  readonly away: ReadonlySet<string>;
  /** Who waited in vain for the session before. */
  readonly missedOut: ReadonlySet<string>;
  /** Who has not paid for their own place, and until when their “I have sent it” is believed; 0: they have not said so. */
  readonly unpaid: ReadonlyMap<string, number>;
  readonly rules: PlaceRules;
}

const minute = 60_000;

export const closesAt = ({ startsAt, rules }: Facts): number => startsAt - rules.closes * minute;
export const deadlineOf = ({ startsAt, rules }: Facts): number => startsAt - rules.deadline * minute;

/** Whether places can still change. */
export const isOpen = (facts: Facts, now: number): boolean => !facts.isCancelled && now < closesAt(facts);

/** How many are in, offered a place, or waiting. */
export const countOf = ({ places }: Pick<Facts, 'places'>, standing: Standing): number =>
  places.filter((place) => place.standing === standing).length;

export const isCalled = ({ standing, isCall }: Place): boolean => standing === 'offered' && isCall === true;

/** Whether a place is held for one person, who is asked. */
export const isAskedAlone = ({ standing, isCall }: Place): boolean => standing === 'offered' && !isCall;

type Room = Pick<Facts, 'capacity' | 'places'>;

/** Places that are neither taken nor offered to one person alone: what a running call is about. */
export const calledFor = ({ capacity, places }: Room): number =>
  capacity - places.filter((place) => place.standing === 'in' || isAskedAlone(place)).length;

/** Places that nobody has and nobody is asked about; negative when a session is overbooked. */
export function freeOf(room: Room): number {
  const left = calledFor(room);
  // A call holds all that is left for those who were called.
  return room.places.some(isCalled) ? Math.min(0, left) : left;
}

/** The order of the line. */
export const byTurn = (one: Place, other: Place): number =>
  one.priority - other.priority || one.since - other.since || (one.key < other.key ? -1 : 1);

/** Whether a place is held for somebody: they are asked alone, or called and not too late. */
export const isHeldFor = (place: Place, room: Room): boolean =>
  isAskedAlone(place) || (isCalled(place) && calledFor(room) > 0);

/** Places held for those who are asked, one by one or by a call. */
export const heldOf = (room: Room): number =>
  room.places.filter(isAskedAlone).length + (room.places.some(isCalled) ? Math.max(0, calledFor(room)) : 0);

/** Whether one gets a free place before another. */
export const comesBefore = (one: Place, other: Place): boolean =>
  one.key !== other.key && byTurn(one, other) < 0;

/** Who waits and may play, in the order in which places go to them. */
export const lineOf = ({ places, away }: Pick<Facts, 'places' | 'away'>): Place[] =>
  places.filter(({ key, standing }) => standing === 'waiting' && !away.has(key)).sort(byTurn);

/** Whether somebody who came to the line now could take a place: as many are free as there are people before them. */
export function mayTake(facts: Facts, newcomer: Place): boolean {
  const ahead = lineOf(facts).filter((place) => !place.wasCalled && comesBefore(place, newcomer));
  return freeOf(facts) > ahead.length;
}

/** With what priority a player joins the line. */
export function priorityOf({ covered, missedOut }: Facts, key: string): Priority {
  if (covered.has(key)) return Priority.Returning;
  return missedOut.has(key) ? Priority.MissedOut : Priority.Usual;
}
