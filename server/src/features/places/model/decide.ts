import {
  closesAt,
  countOf,
  type Facts,
  freeOf,
  isHeldFor,
  isOpen,
  lineOf,
  mayTake,
  type Place,
  Priority,
  priorityOf,
} from './facts';
import { settle } from './settle';

/** Something that happens to a session's places. */
export type PlaceEvent =
  /** A player says yes, accepts an offer, or takes a released date back. */
  | { type: 'yes'; key: string }
  /** A player says no, declines an offer, or leaves the line with it. */
  | { type: 'no'; key: string }
  | { type: 'join'; key: string }
  | { type: 'leave'; key: string }
  | { type: 'bring'; host: string; guest: string }
  | { type: 'drop'; host: string; guest: string }
  /** A pass begins to cover the session's date (the facts say so already), or the session comes to be covered. */
  | { type: 'cover'; key: string }
  /** A pass ends or is ended, or the session leaves its dates. */
  | { type: 'uncover'; key: string }
  | { type: 'capacity'; capacity: number }
  | { type: 'cancel' }
  | { type: 'restore' }
  /** An administrator's doing; `overbook` allows more than there are places. */
  | { type: 'put-in'; key: string; overbook: boolean }
  | { type: 'put-out'; key: string }
  | { type: 'forward'; key: string }
  /** Time has passed. */
  | { type: 'sweep' };

export type Refusal =
  | 'answersClosed'
  | 'sessionCancelled'
  | 'sessionFull'
  | 'sessionNotFull'
  | 'capacityBelowRegistered'
  | 'attendanceExists'
  | 'notWaiting'
  | 'notIn'
  | 'guestLimit'
  | 'guestUnknown';

/** What an event makes of the facts, or why it is refused. */
export type Decision = { facts: Facts } | { refused: Refusal };

const find = ({ places }: Facts, key: string): Place | undefined => places.find((place) => place.key === key);

/** Writes a place, new or changed. */
const put = (facts: Facts, place: Place): Facts => ({
  ...facts,
  places: find(facts, place.key)
    ? facts.places.map((one) => (one.key === place.key ? place : one))
    : [...facts.places, place],
});

const withoutGuestsOf = (facts: Facts, host: string): Facts => ({
  ...facts,
  places: facts.places.filter((place) => place.host !== host),
});

const done = (facts: Facts): Decision => ({ facts });
const refused = (refused: Refusal): Decision => ({ refused });

const placed = (facts: Facts, key: string, place: Pick<Place, 'standing' | 'source'>, now: number): Facts => {
  const was = find(facts, key);
  const priority = was?.standing === 'waiting' ? was.priority : priorityOf(facts, key);
  return put(facts, { key, priority, since: now, ...place });
};

const toLine = (facts: Facts, key: string, priority: Priority, since: number): Facts =>
  put(facts, { key, standing: 'waiting', source: 'line', priority, since });

function yes(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in')
    return done(was.source === 'person' ? facts : put(facts, { ...was, source: 'person' }));
  const newcomer: Place =
    was?.standing === 'waiting'
      ? was
      : { key, standing: 'waiting', source: 'line', priority: priorityOf(facts, key), since: now };
  if (!(was && isHeldFor(was, facts)) && !mayTake(facts, newcomer)) return refused('sessionFull');
  return done(placed(facts, key, { standing: 'in', source: 'person' }, now));
}

function no(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'out')
    return done(was.source === 'person' ? facts : put(facts, { ...was, source: 'person' }));
  return done(placed(withoutGuestsOf(facts, key), key, { standing: 'out', source: 'person' }, now));
}

function join(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in') return refused('attendanceExists');
  if (was?.standing === 'waiting' || was?.standing === 'offered') return done(facts);
  const priority = priorityOf(facts, key);
  const newcomer = { key, standing: 'waiting', source: 'line', priority, since: now } as const;
  return mayTake(facts, newcomer) ? refused('sessionNotFull') : done(toLine(facts, key, priority, now));
}

function leave(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing !== 'waiting' && was?.standing !== 'offered') return done(facts);
  // Without a no of theirs, the pass would put them in line again.
  if (facts.covered.has(key)) return no(facts, key, now);
  return done({ ...facts, places: facts.places.filter((place) => place.key !== key) });
}

function bring(facts: Facts, host: string, guest: string, now: number): Decision {
  if (find(facts, guest)) return done(facts);
  if (find(facts, host)?.standing !== 'in') return refused('notIn');
  const brought = facts.places.filter((place) => place.host === host).length;
  if (brought >= facts.rules.guests) return refused('guestLimit');
  if (lineOf(facts.places).length > 0 || freeOf(facts) <= 0) return refused('sessionFull');
  return done(
    put(facts, { key: guest, host, standing: 'in', source: 'host', priority: Priority.Usual, since: now }),
  );
}

function drop(facts: Facts, host: string, guest: string): Decision {
  if (find(facts, guest)?.host !== host) return refused('guestUnknown');
  return done({ ...facts, places: facts.places.filter((place) => place.key !== guest) });
}

/** A pass holds a place: who has said no or let an offer pass keeps to it, everybody else is in while places last, and else first in line. */
function cover(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in' || (was?.standing === 'out' && was.source !== 'pass')) return done(facts);
  if (was && isHeldFor(was, facts)) return done(placed(facts, key, { standing: 'in', source: 'pass' }, now));
  if (was?.standing === 'waiting' && was.priority === Priority.Forwarded) return done(facts);
  const since = facts.covered.get(key) ?? now;
  // Who waits of their own accord goes on waiting when the pass ends.
  const source = was?.standing === 'waiting' ? was.source : 'pass';
  const holder: Place = { key, standing: 'waiting', source, priority: Priority.Held, since };
  const waiting = put(facts, holder);
  return done(
    mayTake(waiting, holder) ? placed(waiting, key, { standing: 'in', source: 'pass' }, now) : waiting,
  );
}

/** Without the pass, the place or turn that it alone held is free; a yes of one's own stays, and is charged. */
function uncover(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.source === 'pass' && was.standing !== 'out') {
    return done(withoutGuestsOf(placed(facts, key, { standing: 'out', source: 'pass' }, now), key));
  }
  const isByPass = was?.priority === Priority.Held || was?.priority === Priority.Returning;
  if (was?.standing === 'waiting' && isByPass) {
    return done(put(facts, { ...was, priority: priorityOf(facts, key) }));
  }
  return done(facts);
}

/** Nobody loses a place by it: who is in stays, and a session that was overbooked on purpose may stay so. */
function resize(facts: Facts, capacity: number): Decision {
  const isBelow = capacity < facts.capacity && capacity < countOf(facts, 'in');
  return isBelow ? refused('capacityBelowRegistered') : done({ ...facts, capacity });
}

function putIn(facts: Facts, key: string, overbook: boolean, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in') return done(facts);
  if (!overbook && !(was && isHeldFor(was, facts)) && freeOf(facts) <= 0) return refused('sessionFull');
  return done(placed(facts, key, { standing: 'in', source: 'administrator' }, now));
}

function putOut(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (!was || was.standing === 'out') return done(facts);
  return done(placed(withoutGuestsOf(facts, key), key, { standing: 'out', source: 'administrator' }, now));
}

/** Puts somebody who waits before all others. */
function forward(facts: Facts, key: string): Decision {
  const was = find(facts, key);
  const [first] = lineOf(facts.places);
  if (was?.standing !== 'waiting' || !first) return refused('notWaiting');
  if (first.key === key) return done(facts);
  const since = first.priority === Priority.Forwarded ? first.since - 1 : was.since;
  return done(put(facts, { ...was, priority: Priority.Forwarded, since }));
}

function apply(facts: Facts, event: PlaceEvent, now: number): Decision {
  switch (event.type) {
    case 'yes':
      return yes(facts, event.key, now);
    case 'no':
      return no(facts, event.key, now);
    case 'join':
      return join(facts, event.key, now);
    case 'leave':
      return leave(facts, event.key, now);
    case 'bring':
      return bring(facts, event.host, event.guest, now);
    case 'drop':
      return drop(facts, event.host, event.guest);
    case 'cover':
      return cover(facts, event.key, now);
    case 'uncover':
      return uncover(facts, event.key, now);
    case 'capacity':
      return resize(facts, event.capacity);
    case 'cancel':
      return done({ ...facts, isCancelled: true });
    case 'restore':
      return done({ ...facts, isCancelled: false });
    case 'put-in':
      return putIn(facts, event.key, event.overbook, now);
    case 'put-out':
      return putOut(facts, event.key, now);
    case 'forward':
      return forward(facts, event.key);
    case 'sweep':
      return done(facts);
  }
}

/** What may happen to a session that is cancelled, or whose answers are closed. */
const always: readonly PlaceEvent['type'][] = ['sweep', 'cancel', 'restore', 'capacity'];

/** What may also happen to a cancelled session until its answers close: its line can be left, and passes count as ever. */
const whileCancelled: readonly PlaceEvent['type'][] = ['leave', 'cover', 'uncover'];

const mayHappen = (facts: Facts, { type }: PlaceEvent, now: number): boolean =>
  isOpen(facts, now) || always.includes(type) || (whileCancelled.includes(type) && now < closesAt(facts));

/**
 * Decides what becomes of a session's places: offers that have run out first, then the event, then the line.
 * @param now in milliseconds
 */
export function decide(given: Facts, event: PlaceEvent, now: number): Decision {
  const facts = settle(given, now);
  if (!mayHappen(facts, event, now)) return refused(facts.isCancelled ? 'sessionCancelled' : 'answersClosed');
  const decision = apply(facts, event, now);
  return 'refused' in decision ? decision : done(settle(decision.facts, now));
}
