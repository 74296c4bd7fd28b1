import { awaitsDraw, type Facts, type Place } from './facts';

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
