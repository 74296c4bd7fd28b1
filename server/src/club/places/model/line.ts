import {
  byTurn,
  calledFor,
  closesAt,
  deadlineOf,
  type Facts,
  freeOf,
  heldBack,
  isAskedAlone,
  isCalled,
  isEntry,
  isOpen,
  type Place,
  Priority,
  priorityOf,
  type Source,
  waitingListOf,
} from './facts';
import {
  heldUntil,
  isLate,
  offerModeFor,
  policyByAdministrator,
  policyFromWaitingList,
  policyNow,
} from './policy';

/** A place without the marks of an offer or a call. */
const plain = ({ offeredUntil: _, isCall: __, wasCalled: ___, ...place }: Place): Place => place;

const backOnWaitingList = (place: Place): Place => ({ ...plain(place), standing: 'waiting' });

const replace = (facts: Facts, changed: readonly Place[]): Facts => {
  const byKey = new Map(changed.map((place) => [place.key, place]));
  return { ...facts, places: facts.places.map((place) => byKey.get(place.key) ?? place) };
};

/** Expired offers: somebody asked alone is out, people who were called keep waiting. */
const expired = ({ places }: Facts, now: number): Place[] =>
  places
    .filter(({ standing, offeredUntil = 0 }) => standing === 'offered' && offeredUntil <= now)
    .map(({ asksFirst, ...place }) =>
      place.isCall
        ? { ...backOnWaitingList(place), wasCalled: true, ...(asksFirst && { asksFirst }) }
        : { ...plain(place), standing: 'out' as const, source: 'line' as const },
    );

/** Offers of a cancelled session end, and nobody loses their turn. */
const withdrawn = ({ places }: Facts): Place[] =>
  places.filter(({ standing }) => standing === 'offered').map(backOnWaitingList);

/**
 * Offers to people who may no longer play: the next in line is asked, and they keep their turn for when they may play
 * again.
 */
const unreached = ({ places, away }: Facts): Place[] =>
  places.filter(({ key, standing }) => standing === 'offered' && away.has(key)).map(backOnWaitingList);

/** Offers for which no place is left, the last in line first. */
const excessive = (facts: Facts): Place[] => {
  const asked = facts.places.filter(isAskedAlone).sort(byTurn);
  return asked.slice(Math.max(0, asked.length + Math.min(0, calledFor(facts)))).map(backOnWaitingList);
};

/** People who turn out to have missed out on the previous session move up in priority. */
const advanced = ({ places, missedOut }: Facts): Place[] =>
  places
    .filter(
      ({ key, standing, priority }) =>
        standing === 'waiting' && priority === Priority.Usual && missedOut.has(key),
    )
    .map((place) => ({ ...place, priority: Priority.MissedOut }));

/** A call that others were quicker to answer. */
const missed = (facts: Facts): Place[] =>
  calledFor(facts) > 0 ? [] : facts.places.filter(isCalled).map(backOnWaitingList);

/**
 * Gives the free places to the line, one after the other: to the first without asking, by an offer, or by one
 * call to all. Idempotent.
 */
export function giveFreePlaces(given: Facts, now: number): Facts {
  let facts = given;
  if (!isOpen(facts, now)) return facts.isCancelled ? replace(facts, withdrawn(facts)) : facts;
  facts = replace(facts, unreached(facts));
  facts = replace(facts, expired(facts, now));
  facts = replace(facts, excessive(facts));
  facts = replace(facts, missed(facts));
  facts = replace(facts, advanced(facts));
  while (freeOf(facts) > 0) {
    const line = waitingListOf(facts).filter(
      ({ key, wasCalled }) => !wasCalled && heldBack(facts, key, now) === null,
    );
    const [first] = line;
    if (!first) return facts;
    const mode = offerModeFor(facts, first, now);
    if (mode === 'sleep') return facts;
    if (mode === 'give') {
      facts = replace(facts, [getPlace(facts, plain(first), now)]);
      continue;
    }
    const isCall = mode === 'call';
    const offer = {
      standing: 'offered',
      offeredUntil: heldUntil(facts, now),
      ...(isCall && { isCall }),
    } as const;
    facts = replace(
      facts,
      (isCall ? line : [first]).map((place) => ({ ...plain(place), ...offer })),
    );
  }
  if (calledFor(facts) > 0) return facts;
  // Full again: people who let the last free place pass are called for the next one, too.
  return replace(
    facts,
    facts.places.filter(({ standing, wasCalled }) => standing === 'waiting' && wasCalled).map(plain),
  );
}

/** Whether somebody is in a draw with another player, or with a guest. */
export const isWith = ({ together, withGuest }: Place): boolean =>
  together !== undefined || withGuest === true;

/** A place that is in a draw with nobody. */
export const alone = <One extends Pick<Place, 'together' | 'withGuest'>>({
  together: _,
  withGuest: __,
  ...place
}: One): Omit<One, 'together' | 'withGuest'> => place;

/** Parts those of whom one is no longer in the draw, and who are in it no more themselves. */
export function parted(facts: Facts): Facts {
  if (!facts.places.some(isWith)) return facts;
  const entries = new Map(facts.places.filter((place) => isEntry(facts, place)).map((one) => [one.key, one]));
  const isStill = ({ key, together }: Place) =>
    entries.has(key) && (together === undefined || entries.get(together)?.together === key);
  return replace(facts, facts.places.filter((place) => isWith(place) && !isStill(place)).map(alone));
}

/**
 * Puts all who entered a draw in its order, before whoever comes later, and gives them the free places: who are in it
 * together both or none. Who has withdrawn meanwhile is passed over; a second draw moves nobody.
 * @param order players' keys, one or two at a time
 * @param guests keys for the guests who are in it, by host
 * @param now in milliseconds
 */
export function inDrawnOrder(
  given: Facts,
  order: readonly (readonly string[])[],
  guests: ReadonlyMap<string, string>,
  now: number,
): Facts {
  const { opening } = given;
  if (opening?.drawsAt === undefined || opening.isDrawn || now >= closesAt(given)) return given;
  const keys = order.flat();
  const first = opening.drawsAt - keys.length;
  const rank = new Map(keys.map((key, index) => [key, index]));
  const entries = given.places.filter((place) => isEntry(given, place));
  const units = unitsOf(given, entries, { order, guests });
  // Who has no rank lost a pass after the entries closed, and stands behind all others.
  const ranked = entries.map((place) => ({
    ...alone(place),
    priority: Priority.Usual,
    since: first + (rank.get(place.key) ?? keys.length),
    ...(isTwo(units.get(place.key)) && { asksFirst: true as const }),
  }));
  let facts = replace({ ...given, opening: { ...opening, isDrawn: true } }, ranked);
  if (!isOpen(facts, now)) return facts;
  // Who entered wants the place: nobody is asked first, at whatever hour it is drawn.
  // Who is before them by a pass, and is asked later, keeps a place.
  let reserved = 0;
  for (const { key } of waitingListOf(facts)) {
    const unit = units.get(key);
    const free = freeOf(facts) - reserved;
    if (!unit) reserved++;
    else if (free <= 0) break;
    else if (free >= unit.players.length + unit.guests.length && find(facts, key)?.standing === 'waiting')
      facts = withUnit(facts, unit, now);
  }
  return facts;
}

/** Who gets places in a draw at once: one player, two, or one with a guest. */
interface Unit {
  players: string[];
  guests: { key: string; host: string }[];
}

const isTwo = (unit: Unit | undefined): boolean =>
  unit !== undefined && unit.players.length + unit.guests.length > 1;

/** Those who are drawn at once, by player: who has withdrawn or may not play is left out. */
function unitsOf(
  { away }: Facts,
  entries: readonly Place[],
  { order, guests }: { order: readonly (readonly string[])[]; guests: ReadonlyMap<string, string> },
): Map<string, Unit> {
  const entered = new Map(entries.filter(({ key }) => !away.has(key)).map((place) => [place.key, place]));
  const units = order.map((keys): Unit => {
    const players = keys.filter((key) => entered.has(key));
    return {
      players,
      guests: players.flatMap((host) => {
        const key = entered.get(host)?.withGuest && guests.get(host);
        return key ? [{ key, host }] : [];
      }),
    };
  });
  return new Map(units.flatMap((unit) => unit.players.map((key) => [key, unit])));
}

/** Gives places to all of a unit. */
function withUnit(given: Facts, { players, guests }: Unit, now: number): Facts {
  const theirs = given.places.filter(({ key }) => players.includes(key));
  const placed = theirs.map(({ asksFirst: _, ...place }) => getPlace(given, plain(place), now));
  const facts = replace(given, placed);
  return guests.reduce(
    (current, guest) =>
      put(current, {
        ...guest,
        ...{ standing: 'in', source: 'host', priority: Priority.Usual, since: now },
        policy: policyFromWaitingList(current, guest.key, now),
      }),
    facts,
  );
}

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
function getPlace(facts: Facts, { late, policy: earlier, ...place }: Place, now: number): Place {
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
