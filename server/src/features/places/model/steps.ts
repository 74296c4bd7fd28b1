import { deadlineOf, type Facts, type Place, priorityOf, type Source } from './facts';
import { isLate, policyByAdministrator, policyFromWaitingList, policyNow } from './policy';

/* Effects of events on single places. */

/** The place of a player or guest, by its key; undefined when they have none. */
export const find = ({ places }: Facts, key: string): Place | undefined =>
  places.find((place) => place.key === key);

/** Writes a new or changed place. */
export const put = (facts: Facts, place: Place): Facts => ({
  ...facts,
  places: find(facts, place.key)
    ? facts.places.map((one) => (one.key === place.key ? place : one))
    : [...facts.places, place],
});

/** The price of a late no stays with its owner until they are in again. */
export const lateTermsOf = (was: Place | undefined): Pick<Place, 'late' | 'policy'> => ({
  ...(was?.late && { late: true, ...(was.policy && { policy: was.policy }) }),
});

const placed = (facts: Facts, key: string, place: Pick<Place, 'standing' | 'source'>, now: number): Place => {
  const was = find(facts, key);
  const priority = was?.standing === 'waiting' ? was.priority : priorityOf(facts, key);
  return { key, priority, since: now, ...place };
};

/** Takes a place. After a late no, the earlier terms apply again. */
export function comeIn(facts: Facts, key: string, source: Source, now: number): Facts {
  const was = find(facts, key);
  const policyFor = source === 'administrator' ? policyByAdministrator : policyNow;
  const policy = was?.late && was.policy ? was.policy : policyFor(facts, key, now);
  return put(facts, { ...placed(facts, key, { standing: 'in', source }, now), policy });
}

/** Gives a place to somebody who waits, without asking. */
export function getPlace(facts: Facts, { late, policy: earlier, ...place }: Place, now: number): Place {
  const source = place.source === 'pass' ? 'pass' : 'line';
  const policy = late && earlier ? earlier : policyFromWaitingList(facts, place.key, now);
  return { ...place, standing: 'in', source, policy };
}

/** Gives up the places of a player's guests; the price of those dropped too late stays due. */
export const withoutGuestsOf = (facts: Facts, host: string): Facts => ({
  ...facts,
  places: facts.places.filter((place) => place.host !== host || place.late),
});

/** Gives up a guest's place; if too late, its price stays due. */
export const dropGuest = (facts: Facts, guest: Place, now: number): Facts =>
  isLate(facts, guest, now)
    ? put(facts, { ...guest, standing: 'out', since: now, late: true })
    : { ...facts, places: facts.places.filter(({ key }) => key !== guest.key) };

/** Takes a place away from somebody who has not said no: it costs nothing. */
export const putAside = (facts: Facts, key: string, source: Source, now: number): Facts =>
  put(facts, placed(facts, key, { standing: 'out', source }, now));

/** Says no, guests included. Too late, the promised terms apply; in time, a pass's date may be credited. */
export function giveUp(given: Facts, key: string, now: number): Facts {
  const was = find(given, key);
  let facts = given;
  for (const place of given.places)
    if (place.host === key && !place.late) facts = dropGuest(facts, place, now);
  const out = placed(facts, key, { standing: 'out', source: 'person' }, now);
  if (was && isLate(given, was, now))
    return put(facts, { ...out, late: true, ...(was.policy && { policy: was.policy }) });
  if (was?.late) return put(facts, { ...out, ...lateTermsOf(was) });
  const isCredited =
    given.rules.creditReleased && was?.standing === 'in' && given.covered.has(key) && now < deadlineOf(given);
  return put(facts, {
    ...out,
    ...(isCredited && { policy: { ...policyNow(given, key, now), credited: true } }),
  });
}
