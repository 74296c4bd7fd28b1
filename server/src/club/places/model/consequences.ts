import { decide } from './decide';
import { awaitsDraw, closesAt, type Facts, type Place, type PlaceEvent, type RejectionReason } from './facts';

/** A notice to a person about their place. */
export type Notice =
  | 'confirmed'
  | 'declined'
  | 'held-by-pass'
  | 'place-free'
  | 'place-offered'
  | 'place-called'
  | 'offer-passed'
  | 'waiting'
  /** Is off the waiting list, without having had a place. */
  | 'left'
  /** Owes nothing any more for a late no. */
  | 'forgiven'
  | 'unpaid-reminder'
  /** The unpaid place went to somebody who waits. */
  | 'lapsed';

/** The consequences of a decision: notices, and for whom the price becomes due or ceases to be. */
export interface Consequences {
  changed: Place[];
  removed: Place[];
  notices: { key: string; notice: Notice }[];
  charge: string[];
  release: string[];
}

const noticeOf = (old: Place | undefined, place: Place): Notice | undefined => {
  const { standing, source, isCall } = place;
  const was = old?.standing;
  if (standing === was) {
    if (old?.late && !place.late) return 'forgiven';
    return place.reminded !== undefined && old?.reminded === undefined ? 'unpaid-reminder' : undefined;
  }
  switch (standing) {
    case 'in':
      return source === 'pass' ? 'held-by-pass' : source === 'line' ? 'place-free' : 'confirmed';
    case 'offered':
      return isCall ? 'place-called' : 'place-offered';
    case 'waiting':
      return was === 'offered' ? 'offer-passed' : 'waiting';
    case 'out':
      if (source === 'line') return was === 'in' ? 'lapsed' : 'offer-passed';
      return source === 'person' || was === 'in' ? 'declined' : 'left';
  }
};

/**
 * People who owe the price: everybody who is in or said no too late, guests included (their host pays), except holders
 * of a pass for the date.
 */
const owes = ({ isCancelled, covered }: Facts, { key, standing, late }: Place): boolean =>
  !isCancelled && (standing === 'in' || late === true) && !covered.has(key);

const same = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was so before a change, and is not in its facts: these are of the session as it is to be. */
export interface Before {
  /** When the session began: it may have moved. In milliseconds. */
  startsAt: number;
  /** Holders of a pass for its date, where it has moved to another one. */
  covered?: ReadonlyMap<string, number>;
  /** Places for which something is due or paid, by key. */
  charged: ReadonlySet<string>;
  /** Players who got the price of this date of their pass back in money. */
  credited: ReadonlySet<string>;
}

/** What a change of a session's places comes to, or why it is refused. */
type Change = { facts: Facts; consequences: Consequences } | { refused: RejectionReason };

/**
 * Whether an event still applies: `cover` needs a pass for the date; `uncover` that no other pass is for it, and an owner
 * who has not left meanwhile.
 */
export function stillApplies(
  event: PlaceEvent,
  { covered }: Pick<Facts, 'covered'>,
  isHere: (key: string) => boolean,
): boolean {
  if (event.type === 'cover') return covered.has(event.key);
  return event.type !== 'uncover' || (isHere(event.key) && !covered.has(event.key));
}

/**
 * Applies events in order, and compares what was with what is. What answers that have closed owed is not decided again,
 * and then nothing is charged or released but what the door changes.
 */
export function change(facts: Facts, events: readonly PlaceEvent[], now: number, before: Before): Change {
  const isAtDoor = events.some(({ type }) => type === 'door');
  const was = isAtDoor ? { ...facts, covered: without(facts.covered, before.credited) } : facts;
  let is = was;
  for (const event of events) {
    const decision = decide(is, event, now);
    if ('refused' in decision) return decision;
    is = decision.facts;
  }
  const all = consequencesOf({ ...was, covered: coveredBefore(was, events, now, before) }, is);
  const places = new Map(was.places.map((place) => [place.key, place]));
  const changed = all.changed.map((place) => withFree(place, places.get(place.key), before.charged));
  const moved = new Set([...changed, ...all.removed].map(({ key }) => key));
  const isClosed = closesAt(is) <= now;
  const isDecided = (key: string) => !isClosed || (isAtDoor && moved.has(key));
  // The door took it for nothing, and gives it back.
  const isFreeAgain = (key: string) =>
    places.get(key)?.door?.free === true && changed.some((place) => place.key === key && !place.door);
  const charge = all.charge.filter((key) => isDecided(key) && !isFreeAgain(key));
  return { facts: is, consequences: { ...all, changed, charge, release: all.release.filter(isDecided) } };
}

const without = <Value>(map: ReadonlyMap<string, Value>, keys: ReadonlySet<string>): Map<string, Value> =>
  new Map([...map].filter(([key]) => !keys.has(key)));

/** Who owed nothing before: after the close, whoever was not charged, pass or not. */
function coveredBefore(
  { covered, places, rules }: Facts,
  events: readonly PlaceEvent[],
  now: number,
  before: Before,
): ReadonlyMap<string, number> {
  if (closesAt({ startsAt: before.startsAt, rules }) <= now)
    return new Map(places.flatMap(({ key }) => (before.charged.has(key) ? [] : [[key, 0]])));
  if (before.covered) return before.covered;
  const was = new Map(covered);
  for (const event of events) {
    if (event.type === 'cover') was.delete(event.key);
    if (event.type === 'uncover') was.set(event.key, 0);
  }
  return was;
}

/** Notes of a place that the door takes that nothing was charged for it. */
const withFree = (place: Place, was: Place | undefined, charged: ReadonlySet<string>): Place =>
  place.door && was && !was.door && was.standing === 'in' && !charged.has(place.key)
    ? { ...place, door: { ...place.door, free: true } }
    : place;

/** Compares the facts before and after a decision. */
export function consequencesOf(before: Facts, after: Facts): Consequences {
  const was = new Map(before.places.map((place) => [place.key, place]));
  const is = new Map(after.places.map((place) => [place.key, place]));
  const changed = after.places.filter((place) => {
    const old = was.get(place.key);
    return old !== place && (!old || !same(old, place));
  });
  const removed = before.places.filter(({ key }) => !is.has(key));
  const isDrawn = awaitsDraw(before) && !awaitsDraw(after);
  const notices = changed.flatMap((place) => {
    const wasDrawn = isDrawn && place.standing === 'waiting' ? 'waiting' : undefined;
    const notice = noticeOf(was.get(place.key), place) ?? wasDrawn;
    return notice && !place.host ? [{ key: place.key, notice }] : [];
  });
  const left = removed.filter(({ host }) => !host).map(({ key }) => ({ key, notice: 'left' as const }));
  const owedBefore = new Set(before.places.filter((place) => owes(before, place)).map(({ key }) => key));
  const owedAfter = new Set(after.places.filter((place) => owes(after, place)).map(({ key }) => key));
  return {
    changed,
    removed,
    notices: [...notices, ...left],
    charge: [...owedAfter].filter((key) => !owedBefore.has(key)),
    release: [...owedBefore].filter((key) => !owedAfter.has(key)),
  };
}
