import {
  byTurn,
  calledFor,
  type Facts,
  freeOf,
  isAskedAlone,
  isCalled,
  isOpen,
  type Place,
  Priority,
  waitingListOf,
} from './facts';
import { heldUntil, offerModeFor } from './offers';
import { getPlace } from './steps';

/** A place without the marks of an offer or a call. */
export const plain = ({ offeredUntil: _, isCall: __, wasCalled: ___, ...place }: Place): Place => place;

const backOnWaitingList = (place: Place): Place => ({ ...plain(place), standing: 'waiting' });

const replace = (facts: Facts, changed: readonly Place[]): Facts => {
  const byKey = new Map(changed.map((place) => [place.key, place]));
  return { ...facts, places: facts.places.map((place) => byKey.get(place.key) ?? place) };
};

/** Expired offers: somebody asked alone is out, people who were called keep waiting. */
const expired = ({ places }: Facts, now: number): Place[] =>
  places
    .filter(({ standing, offeredUntil = 0 }) => standing === 'offered' && offeredUntil <= now)
    .map((place) =>
      place.isCall
        ? { ...backOnWaitingList(place), wasCalled: true }
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
    const line = waitingListOf(facts).filter(({ wasCalled }) => !wasCalled);
    const [first] = line;
    if (!first) return facts;
    const mode = offerModeFor(facts, first.key, now);
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
