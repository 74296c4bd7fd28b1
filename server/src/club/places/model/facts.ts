import { rules } from 'shared-api/contract';

/** Somebody's state in a session. People who have never answered have no place at all. */
type Standing = 'in' | 'offered' | 'waiting' | 'out';

/** Why somebody is in. */
export type Source = 'pass' | 'person' | 'line' | 'administrator' | 'host';

/** The order of the line; within one priority, those who have waited longer come first. */
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

/** The terms promised with an answer, whatever the club decides later. In minutes; `on` is an instant. */
export interface Policy {
  /** When it was promised. */
  readonly on: number;
  /** How long before the start a no stops being free. */
  readonly deadline: number;
  /** How long after the promise a no is free in any case. */
  readonly grace: number;
  /** Whether a later no leaves the price owed, unless somebody takes the place. */
  readonly charged: boolean;
  /** Whether a pass included the date. */
  readonly included: boolean;
  /** Whether the released date of a pass is credited when answers close. */
  readonly credited?: true;
  /** After how long without payment the place may go to somebody who waits. */
  readonly hold?: number;
}

/** One person's, or one guest's, place in a session. Instants are milliseconds. */
export interface Place {
  /** The player's id, or the guest's own. */
  readonly key: string;
  /** For a guest: the player who brings and pays for them. */
  readonly host?: string;
  readonly standing: Standing;
  readonly source: Source;
  readonly priority: Priority;
  /** When somebody began to wait; for others, when they last answered. */
  readonly since: number;
  /** Until when an offer holds the place. */
  readonly offeredUntil?: number;
  /** The offer is a call to all who wait: the first wins. */
  readonly isCall?: boolean;
  /** Was called for the places that are free now, and did not take one. */
  readonly wasCalled?: boolean;
  /** Until the draw: another player who has entered it, and of whom and this one both get a place, or none. */
  readonly together?: string;
  /** Until the draw: a guest of theirs, of whom and them both get a place, or none. */
  readonly withGuest?: true;
  /** The draw left no room for both: no place is given to one of them without asking. */
  readonly asksFirst?: true;
  /** Given up too late: the price stays owed until somebody takes it. Other dropped guests are removed. */
  readonly late?: true;
  readonly policy?: Policy;
  /** When they were reminded that their unpaid place may go to somebody else. */
  readonly reminded?: number;
  /** The door has given or taken it; how it was before, to which an undo returns. */
  readonly door?: {
    readonly was: PlaceBefore | null;
    /** It was taken for nothing, by a pass or since the price was waived: an undo charges nothing. */
    readonly free?: true;
  };
}

/** A place before the door changed it. */
type PlaceBefore = Omit<Place, 'key' | 'host' | 'together' | 'withGuest' | 'door'>;

/** A club's own settings, in minutes. */
interface PlaceRules {
  /** How long before the start answers close. */
  readonly closes: number;
  /** How long before the start the first in line stops getting places without being asked. */
  readonly deadline: number;
  /** How many guests a player may bring. */
  readonly guests: number;
  /** Whether a no after the deadline leaves the price owed. */
  readonly lateNoCharged: boolean;
  /** Whether a date of a pass that is released in time is credited. */
  readonly creditReleased: boolean;
  /** After how long without payment a place may go to somebody who waits; null: never. */
  readonly unpaidHold: number | null;
}

/** How a session's places are given out at first, unless to whoever comes first. Instants are milliseconds. */
export interface Opening {
  /** Before it only holders of a pass have a place. */
  readonly opensAt: number;
  /** Until when people enter a draw; undefined: there is none. */
  readonly drawsAt?: number;
  /** The list of who has entered it is published: entries have closed, also for who has waited for it to be. */
  readonly isClosed?: boolean;
  /** The draw has put all who entered in order. */
  readonly isDrawn?: boolean;
}

/** Everything that a decision about one session needs. */
export interface Facts {
  readonly capacity: number;
  /** Undefined: open to everybody from the beginning. */
  readonly opening?: Opening;
  readonly startsAt: number;
  readonly isCancelled: boolean;
  readonly places: readonly Place[];
  /** Holders of a pass that covers the session's date, and since when. */
  readonly covered: ReadonlyMap<string, number>;
  /** Players who want to be asked before the line gives them a place. */
  readonly askFirst: ReadonlySet<string>;
  /** Players who may not play now: they keep their turn, but are not asked. */
  readonly away: ReadonlySet<string>;
  /** Players who missed too many sessions, and until when they may say yes in the last hours only. */
  readonly onlyLate: ReadonlyMap<string, number>;
  /** Players who waited in vain for the previous session. */
  readonly missedOut: ReadonlySet<string>;
  /**
   * Players who have not paid for their own place, and until when their “I have sent it” is believed; 0: they have not
   * said so.
   */
  readonly unpaid: ReadonlyMap<string, number>;
  readonly rules: PlaceRules;
}

const minute = 60_000;

/** What the price of a no depends on, besides the place. */
export interface Terms extends Pick<Facts, 'startsAt' | 'isCancelled' | 'covered'> {
  readonly rules: Pick<PlaceRules, 'closes'>;
}

/** When answers close: an instant in milliseconds. */
export const closesAt = ({ startsAt, rules }: Pick<Terms, 'startsAt' | 'rules'>): number =>
  startsAt - rules.closes * minute;

/** Until when players are asked to cancel: the deadline, or the earlier moment at which answers close. */
export const deadlineOf = ({ startsAt, rules }: Facts): number =>
  startsAt - Math.max(rules.deadline, rules.closes) * minute;

/**
 * From when on a player may say yes, or join the line: at any time (0), unless they missed too many sessions.
 */
export const mayAnswerFrom = (facts: Pick<Facts, 'startsAt' | 'rules' | 'onlyLate'>, key: string): number =>
  Math.min(facts.onlyLate.get(key) ?? 0, closesAt(facts) - rules.noShows.lastHours * 60 * minute);

/** Whether places can still change. */
export const isOpen = (facts: Facts, now: number): boolean => !facts.isCancelled && now < closesAt(facts);

/** Whether people enter a draw that has not been made. */
export const awaitsDraw = ({ opening }: Pick<Facts, 'opening'>): boolean =>
  opening?.drawsAt !== undefined && !opening.isDrawn;

/** Whether a draw that has not been made takes no entries any more. */
export const hasClosedEntries = (facts: Pick<Facts, 'opening'>, now: number): boolean =>
  awaitsDraw(facts) && (facts.opening?.isClosed === true || now >= (facts.opening?.drawsAt ?? now));

/** Why somebody cannot take a place yet: the session has not opened, or a draw gives the places; null: they can. */
export function heldBack(
  { opening, covered }: Pick<Facts, 'opening' | 'covered'>,
  key: string,
  now: number,
): 'notOpenYet' | 'drawAwaited' | null {
  if (!opening || covered.has(key)) return null;
  if (now < opening.opensAt) return 'notOpenYet';
  return awaitsDraw({ opening }) ? 'drawAwaited' : null;
}

/** Whether somebody has entered a draw that has not been made. */
export const isEntry = (
  facts: Pick<Facts, 'opening' | 'covered'>,
  place: Pick<Place, 'key' | 'standing'> | undefined,
): boolean => place?.standing === 'waiting' && awaitsDraw(facts) && !facts.covered.has(place.key);

/** How many are in, offered a place, or waiting. */
export const countOf = ({ places }: Pick<Facts, 'places'>, standing: Standing): number =>
  places.filter((place) => place.standing === standing).length;

/** Whether a place is offered by a call to all who wait, and not to this person alone. */
export const isCalled = ({ standing, isCall }: Place): boolean => standing === 'offered' && isCall === true;

/** Whether a place is offered to this person alone. */
export const isAskedAlone = ({ standing, isCall }: Place): boolean => standing === 'offered' && !isCall;

type Room = Pick<Facts, 'capacity' | 'places'>;

/** Places that are neither taken nor offered to one person alone: those that a call is for. */
export const calledFor = ({ capacity, places }: Room): number =>
  capacity - places.filter((place) => place.standing === 'in' || isAskedAlone(place)).length;

/** Places that are neither taken nor offered; negative when a session is overbooked. */
export function freeOf(room: Room): number {
  const left = calledFor(room);
  // A call holds all that is left for those who were called.
  return room.places.some(isCalled) ? Math.min(0, left) : left;
}

/** Whether somebody's turn comes from a pass for the date: then they are in no draw. */
export const waitsByPass = ({ priority }: { readonly priority: number }): boolean =>
  priority === Priority.Held || priority === Priority.Returning;

type Turn = Readonly<{ priority: number; since: number; key: string }>;

/** The order of the line. */
export const byTurn = (one: Turn, other: Turn): number =>
  one.priority - other.priority || one.since - other.since || (one.key < other.key ? -1 : 1);

/** Whether a place is held for somebody: they are asked alone, or called while places are left. */
export const isHeldFor = (place: Place, room: Room): boolean =>
  isAskedAlone(place) || (isCalled(place) && calledFor(room) > 0);

/** The number of places held for people who are asked, one by one or by a call. */
export const heldOf = (room: Room): number =>
  room.places.filter(isAskedAlone).length + (room.places.some(isCalled) ? Math.max(0, calledFor(room)) : 0);

/** Whether one gets a free place before another. */
const comesBefore = (one: Place, other: Place): boolean => one.key !== other.key && byTurn(one, other) < 0;

/** People who wait and may play, in the order in which they get places. */
export const waitingListOf = ({ places, away }: Pick<Facts, 'places' | 'away'>): Place[] =>
  places.filter(({ key, standing }) => standing === 'waiting' && !away.has(key)).sort(byTurn);

/** Whether a newcomer to the line could take a place: more are free than there are people ahead of them. */
export function mayTake(facts: Facts, newcomer: Place): boolean {
  const ahead = waitingListOf(facts).filter((place) => !place.wasCalled && comesBefore(place, newcomer));
  return freeOf(facts) > ahead.length;
}

/** The priority with which a player joins the line. */
export function priorityOf({ covered, missedOut }: Facts, key: string): Priority {
  if (covered.has(key)) return Priority.Returning;
  return missedOut.has(key) ? Priority.MissedOut : Priority.Usual;
}

/** An event for a session's places. */
export type PlaceEvent =
  /**
   * A player says yes, accepts an offer, or takes a released date back; guests come along as far as there is room and
   * nobody waits.
   */
  | { type: 'yes'; key: string; guests?: readonly string[] }
  /** A player says no, declines an offer, or leaves the line. */
  | { type: 'no'; key: string }
  | { type: 'join'; key: string }
  | { type: 'leave'; key: string }
  | { type: 'bring'; host: string; guest: string }
  | { type: 'drop'; host: string; guest: string }
  /**
   * A pass begins to cover the session (the facts already include it), or the session moves into its dates.
   */
  | { type: 'cover'; key: string }
  /** A pass ends, or the session moves out of its dates. */
  | { type: 'uncover'; key: string }
  | { type: 'capacity'; capacity: number }
  | { type: 'cancel' }
  | { type: 'restore' }
  /** The session has moved to another time or place. */
  | { type: 'move' }
  /** An administrator's action; `overbook` allows more than the capacity. */
  | { type: 'put-in'; key: string; overbook: boolean }
  | { type: 'put-out'; key: string }
  | { type: 'put-guest-out'; host: string; guest: string }
  | { type: 'forward'; key: string }
  /** A player who has entered a draw, and one who has too and wants it, enter it together. */
  | { type: 'together'; key: string; other: string }
  /** A player who has entered a draw is in it with a guest. */
  | { type: 'plus-one'; key: string }
  /** They are in it alone again, and so is the other one. */
  | { type: 'alone'; key: string }
  /**
   * Entries have closed, and this is their order, by player, or by two who are in it together: places go to the first,
   * the others wait in it. The guests' keys, by host.
   */
  | { type: 'draw'; order: readonly (readonly string[])[]; guests?: ReadonlyMap<string, string> }
  /** An unpaid place: its owner is reminded, or it goes to somebody who waits. */
  | { type: 'remind'; key: string }
  | { type: 'lapse'; key: string }
  /**
   * What happened at the door, by place: somebody is here and has one, whatever else is so; somebody else has theirs; or
   * null, as it was without the door.
   */
  | { type: 'door'; wants: ReadonlyMap<string, 'in' | 'out' | null> }
  /** Time has passed. */
  | { type: 'sweep' };

export type RejectionReason =
  | 'answersClosed'
  /** They missed too many sessions: only the last hours are left to them. */
  | 'answersLater'
  | 'notOpenYet'
  | 'drawAwaited'
  /** Entries have closed, and the draw is made in a moment. */
  | 'beingDrawn'
  /** Who wanted to be in a draw with somebody is no longer in it. */
  | 'invitationEnded'
  /** One of them is in the draw with somebody else. */
  | 'togetherAlready'
  | 'sessionCancelled'
  | 'sessionFull'
  | 'sessionNotFull'
  | 'capacityBelowRegistered'
  | 'attendanceExists'
  | 'notWaiting'
  | 'notIn'
  | 'guestLimit'
  | 'guestUnknown';

/** The resulting facts, or why the event is refused. */
export type Decision = { facts: Facts } | { refused: RejectionReason };
