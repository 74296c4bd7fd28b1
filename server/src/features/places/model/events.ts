import type { Facts } from './facts';

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
