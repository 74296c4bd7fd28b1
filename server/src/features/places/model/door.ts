import { type Facts, type Place, Priority } from './facts';
import { policyByAdministrator } from './policy';
import { find } from './steps';

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

const beforeOf = ({ key: _, host: __, door: ___, ...before }: Place) => before;
