import {
  closesAt,
  countOf,
  type Decision,
  type Facts,
  freeOf,
  isHeldFor,
  type Place,
  Priority,
  waitingListOf,
} from './facts';
import { alone, comeIn, find, put, putAside } from './line';
import { forgiven, policyAfterMove, policyByAdministrator } from './policy';

/*
 * What administrators do to a session's places.
 */

/** Changes the capacity. Nobody who is in loses their place, and a session overbooked on purpose may stay so. */
export function resize(facts: Facts, capacity: number): Decision {
  const isBelow = capacity < facts.capacity && capacity < countOf(facts, 'in');
  return isBelow ? { refused: 'capacityBelowRegistered' } : { facts: { ...facts, capacity } };
}

/**
 * Puts a player in, also if they have said no. Refused with `sessionFull` when no place is free or held for them.
 * @param overbook whether the capacity may be exceeded
 * @param now in milliseconds
 * @returns unchanged facts when they are in already
 */
export function putIn(facts: Facts, key: string, overbook: boolean, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in') return { facts };
  if (!overbook && !(was && isHeldFor(was, facts)) && freeOf(facts) <= 0) return { refused: 'sessionFull' };
  return { facts: comeIn(facts, key, 'administrator', now) };
}

/** Takes somebody's place away, and waives what late noes of theirs or of their guests still cost. */
export function putOut(facts: Facts, key: string, now: number): Facts {
  const free = forgiven(facts, key);
  const was = find(free, key);
  if (!was || was.standing === 'out') return free;
  const places = free.places.filter(({ host }) => host !== key);
  return putAside({ ...free, places }, key, 'administrator', now);
}

/** Takes only a guest's place away, and waives what a late no for them still costs. */
export function putGuestOut(facts: Facts, host: string, guest: string): Decision {
  if (find(facts, guest)?.host !== host) return { refused: 'guestUnknown' };
  return { facts: { ...facts, places: facts.places.filter(({ key }) => key !== guest) } };
}

/** Moves somebody who waits to the front of the line. */
export function forward(facts: Facts, key: string): Decision {
  const was = find(facts, key);
  const [first] = waitingListOf(facts);
  if (was?.standing !== 'waiting' || !first) return { refused: 'notWaiting' };
  if (first.key === key) return { facts };
  const since = first.priority === Priority.Forwarded ? first.since - 1 : was.since;
  return { facts: put(facts, { ...was, priority: Priority.Forwarded, since }) };
}

/** Renews the terms after a change of time or place: everybody who is in gets a day for a free no. */
export const renew = (facts: Facts, now: number): Facts => ({
  ...facts,
  places: facts.places.map((place) =>
    place.standing === 'in' && place.policy && now < closesAt(facts)
      ? { ...place, policy: policyAfterMove(place.policy, now) }
      : place,
  ),
});

/*
 * What the door does to a session's places (docs/product.md, At the door).
 */

/**
 * Brings places to what happened at the door, and back to what they were where nothing did; repeating it changes nothing.
 * Nobody is refused: there may be more people than places, and answers may have closed.
 * @param wants by place; the others stay
 * @param now in milliseconds
 */
export function atDoor(facts: Facts, wants: ReadonlyMap<string, 'in' | 'out' | null>, now: number): Facts {
  const kept = facts.places.flatMap((place) => {
    const wanted = wants.get(place.key);
    if (wanted === undefined || (place.door && wanted === place.standing)) return [place];
    const was = withoutDoor(place);
    return (wanted === null ? was : changed(facts, { ...place, was, wanted }, now)) ?? [];
  });
  const arrived = [...wants].flatMap(([key, wanted]) =>
    wanted === 'in' && !find(facts, key) ? (changed(facts, { key, was: null, wanted }, now) ?? []) : [],
  );
  return { ...facts, places: [...kept, ...arrived] };
}

/** A place as it was before the door; null if there was none. */
function withoutDoor({ door, ...place }: Place): Place | null {
  if (!door) return place;
  return door.was && { key: place.key, ...(place.host && { host: place.host }), ...door.was };
}

/** A place that the door gives or takes; as it was, where that is no change. */
function changed(
  facts: Facts,
  { key, host, was, wanted }: { key: string; host?: string; was: Place | null; wanted: 'in' | 'out' },
  now: number,
): Place | null {
  if (wanted === 'in' ? was?.standing === 'in' : was?.standing !== 'in') return was;
  const policy = was?.late && was.policy ? was.policy : policyByAdministrator(facts, key, now);
  return {
    ...{
      key,
      standing: wanted,
      source: 'administrator',
      priority: was?.priority ?? Priority.Usual,
      since: now,
    },
    ...(host && { host }),
    ...(wanted === 'in' && { policy }),
    door: { was: was && beforeOf(was) },
  };
}

const beforeOf = ({ key: _, host: __, door: ___, ...before }: Place) => alone(before);
