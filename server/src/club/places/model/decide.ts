import {
  awaitsDraw,
  closesAt,
  type Decision,
  type Facts,
  freeOf,
  hasClosedEntries,
  heldBack,
  isEntry,
  isHeldFor,
  isOpen,
  mayAnswerFrom,
  mayTake,
  type Place,
  type PlaceEvent,
  Priority,
  priorityOf,
  type RejectionReason,
  waitingListOf,
  waitsByPass,
} from './facts';
import {
  alone,
  comeIn,
  dropGuest,
  find,
  giveFreePlaces,
  giveUp,
  inDrawnOrder,
  isWith,
  lateTermsOf,
  parted,
  put,
  putAside,
  withoutGuestsOf,
} from './line';
import { atDoor, forward, putGuestOut, putIn, putOut, renew, resize } from './others';
import { forgiven, isToLapse, isToRemind, policyNow, waiveForNewcomers } from './policy';

const done = (facts: Facts): Decision => ({ facts });
const refused = (refused: RejectionReason): Decision => ({ refused });

/**
 * The place of somebody who was put in, once they say yes themselves. Terms promised by the line stay, so
 * that nobody gains time by saying yes again.
 */
const asOwnYes = (facts: Facts, place: Place, now: number): Place => ({
  ...place,
  source: 'person',
  ...(place.source !== 'line' && { policy: policyNow(facts, place.key, now) }),
});

function yes(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in')
    return done(was.source === 'person' ? facts : put(facts, asOwnYes(facts, was, now)));
  const newcomer: Place =
    was?.standing === 'waiting'
      ? was
      : { key, standing: 'waiting', source: 'line', priority: priorityOf(facts, key), since: now };
  if (was && isHeldFor(was, facts)) return done(comeIn(facts, key, 'person', now));
  const early = heldBack(facts, key, now);
  if (early) return refused(early);
  if (now < mayAnswerFrom(facts, key)) return refused('answersLater');
  if (!mayTake(facts, newcomer)) return refused('sessionFull');
  return done(comeIn(facts, key, 'person', now));
}

function no(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'out')
    return done(was.source === 'person' ? facts : put(facts, { ...was, source: 'person' }));
  return done(giveUp(facts, key, now));
}

function join(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing === 'in') return refused('attendanceExists');
  if (was?.standing === 'waiting' || was?.standing === 'offered') return done(facts);
  const early = heldBack(facts, key, now);
  if (early === 'notOpenYet') return refused(early);
  if (early && hasClosedEntries(facts, now)) return refused('beingDrawn');
  if (now < mayAnswerFrom(facts, key)) return refused('answersLater');
  const priority = priorityOf(facts, key);
  const newcomer = { key, standing: 'waiting', source: 'line', priority, since: now } as const;
  // Joining before the draw is an entry, however many places are free.
  return !early && mayTake(facts, newcomer)
    ? refused('sessionNotFull')
    : done(put(facts, { ...newcomer, ...lateTermsOf(was) }));
}

function leave(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  if (was?.standing !== 'waiting' && was?.standing !== 'offered') return done(facts);
  // Otherwise the pass would put them back in line, and the price of a late no would be forgotten.
  if (facts.covered.has(key) || was.late) return no(facts, key, now);
  return done({ ...facts, places: facts.places.filter((place) => place.key !== key) });
}

/** Why a draw's entries do not change any more; null: they still do. */
const closedEntries = (facts: Facts, now: number): RejectionReason | null =>
  hasClosedEntries(facts, now) ? 'beingDrawn' : null;

function together(facts: Facts, key: string, other: string, now: number): Decision {
  const [own, theirs] = [find(facts, key), find(facts, other)];
  const closed = closedEntries(facts, now);
  if (closed) return refused(closed);
  if (own?.together === other) return done(facts);
  const isPossible = key !== other && isEntry(facts, own) && isEntry(facts, theirs) && !facts.away.has(other);
  if (!isPossible || !own || !theirs) return refused('invitationEnded');
  if (isWith(own) || isWith(theirs)) return refused('togetherAlready');
  return done(put(put(facts, { ...own, together: other }), { ...theirs, together: key }));
}

function plusOne(facts: Facts, key: string, now: number): Decision {
  const own = find(facts, key);
  const closed = closedEntries(facts, now);
  if (closed) return refused(closed);
  if (!own || !isEntry(facts, own)) return refused('notWaiting');
  if (own.together) return refused('togetherAlready');
  if (facts.rules.guests < 1) return refused('guestLimit');
  return done(put(facts, { ...own, withGuest: true }));
}

/** The other one is in the draw alone, too (`parted`). */
function part(facts: Facts, key: string, now: number): Decision {
  const own = find(facts, key);
  const closed = closedEntries(facts, now);
  return closed ? refused(closed) : done(own && isWith(own) ? put(facts, alone(own)) : facts);
}

function bring(facts: Facts, host: string, guest: string, now: number): Decision {
  const was = find(facts, guest);
  if (was?.standing === 'in') return done(facts);
  if (find(facts, host)?.standing !== 'in') return refused('notIn');
  const early = heldBack(facts, guest, now);
  if (early) return refused(early);
  const brought = facts.places.filter((place) => place.host === host && place.standing === 'in').length;
  if (brought >= facts.rules.guests) return refused('guestLimit');
  if (waitingListOf(facts).length > 0 || freeOf(facts) <= 0) return refused('sessionFull');
  // Renaming a guest who was dropped too late gives no new grace period.
  const dropped = facts.places.find((place) => place.host === host && place.late);
  const policy = (was ?? dropped)?.policy ?? policyNow(facts, guest, now);
  return done(
    put(facts, {
      key: guest,
      host,
      standing: 'in',
      source: 'host',
      priority: Priority.Usual,
      since: now,
      policy,
    }),
  );
}

/** Adds guests to a yes; a guest who cannot come is left out, and the yes stands. */
const withGuests = (decision: Decision, host: string, guests: readonly string[], now: number): Decision =>
  guests.reduce((current, guest) => {
    const brought = 'refused' in current ? current : bring(current.facts, host, guest, now);
    return 'refused' in brought ? current : brought;
  }, decision);

function drop(facts: Facts, host: string, guest: string, now: number): Decision {
  const was = find(facts, guest);
  if (was?.host !== host) return refused('guestUnknown');
  return done(was.standing === 'in' ? dropGuest(facts, was, now) : facts);
}

/**
 * A pass holds a place: its holder is in while places last, otherwise first in line, unless they have said no or let an
 * offer pass. Somebody who may not play now keeps their turn, and gets a place only once they may.
 */
function cover(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  const isAway = facts.away.has(key);
  if (isAway && was?.standing !== 'waiting') return done(facts);
  if (was?.standing === 'in' || (was?.standing === 'out' && was.source !== 'pass')) return done(facts);
  if (was && isHeldFor(was, facts)) return done(comeIn(facts, key, 'pass', now));
  if (was?.standing === 'waiting' && was.priority === Priority.Forwarded) return done(facts);
  const bought = facts.covered.get(key) ?? now;
  // Somebody who joined the line themselves stays in it when the pass ends, with no earlier turn than they had.
  const { source, since } =
    was?.standing === 'waiting' && was.source !== 'pass'
      ? { source: was.source, since: Math.max(was.since, bought) }
      : { source: 'pass' as const, since: bought };
  const holder: Place = {
    key,
    standing: 'waiting',
    source,
    priority: Priority.Held,
    since,
    ...lateTermsOf(was),
  };
  const waiting = put(facts, holder);
  return done(!isAway && mayTake(waiting, holder) ? comeIn(waiting, key, 'pass', now) : waiting);
}

/** Frees the place or turn that the pass alone held; the player's own yes stays, and is charged. */
function uncover(facts: Facts, key: string, now: number): Decision {
  const was = find(facts, key);
  // A place that only a pass could give before the opening goes with it, also if its holder said yes again; where places
  // are drawn, also afterwards: otherwise a pass that ends unpaid would be a way around the draw.
  const isEarly = heldBack(facts, key, now) !== null || facts.opening?.drawsAt !== undefined;
  const isByPass = was?.standing === 'in' && was.policy?.included === true && isEarly;
  if (isByPass || (was?.source === 'pass' && was.standing !== 'out')) {
    return done(putAside(withoutGuestsOf(facts, key), key, 'pass', now));
  }
  if ((was?.standing === 'waiting' || was?.standing === 'offered') && waitsByPass(was)) {
    // The turn that the pass gave was not drawn.
    const since = facts.opening?.isDrawn ? now : was.since;
    return done(put(facts, { ...was, priority: priorityOf(facts, key), since }));
  }
  return done(facts);
}

/** Nobody owes anything for a cancelled session; once its answers have closed, prices no longer change. */
const cancel = (facts: Facts, now: number): Facts => {
  const cancelled = { ...facts, isCancelled: true };
  return now < closesAt(facts) ? forgiven(cancelled) : cancelled;
};

function remind(facts: Facts, key: string, now: number): Facts {
  const was = find(facts, key);
  return was && isToRemind(facts, was, now) ? put(facts, { ...was, reminded: now }) : facts;
}

function lapse(facts: Facts, key: string, now: number): Facts {
  const was = find(facts, key);
  return was && isToLapse(facts, was, now) ? putAside(withoutGuestsOf(facts, key), key, 'line', now) : facts;
}

function apply(facts: Facts, event: PlaceEvent, now: number): Decision {
  switch (event.type) {
    case 'yes':
      return withGuests(yes(facts, event.key, now), event.key, event.guests ?? [], now);
    case 'no':
      return no(facts, event.key, now);
    case 'join':
      return join(facts, event.key, now);
    case 'leave':
      return leave(facts, event.key, now);
    case 'bring':
      return bring(facts, event.host, event.guest, now);
    case 'drop':
      return drop(facts, event.host, event.guest, now);
    case 'cover':
      return cover(facts, event.key, now);
    case 'uncover':
      return uncover(facts, event.key, now);
    case 'capacity':
      return resize(facts, event.capacity);
    case 'cancel':
      return done(cancel(facts, now));
    case 'restore':
      return done(facts.isCancelled ? renew({ ...facts, isCancelled: false }, now) : facts);
    case 'move':
      return done(renew(forgiven(facts), now));
    case 'put-in':
      return putIn(facts, event.key, event.overbook, now);
    case 'put-out':
      return done(putOut(facts, event.key, now));
    case 'put-guest-out':
      return putGuestOut(facts, event.host, event.guest);
    case 'forward':
      return awaitsDraw(facts) ? refused('drawAwaited') : forward(facts, event.key);
    case 'draw':
      return done(inDrawnOrder(facts, event.order, event.guests ?? new Map(), now));
    case 'together':
      return together(facts, event.key, event.other, now);
    case 'plus-one':
      return plusOne(facts, event.key, now);
    case 'alone':
      return part(facts, event.key, now);
    case 'remind':
      return done(remind(facts, event.key, now));
    case 'lapse':
      return done(lapse(facts, event.key, now));
    case 'door':
      return done(atDoor(facts, event.wants, now));
    case 'sweep':
      return done(facts);
  }
}

/** Events that are allowed even when a session is cancelled or its answers are closed. */
const alwaysAllowed: readonly PlaceEvent['type'][] = ['sweep', 'cancel', 'restore', 'capacity', 'draw'];

/**
 * Events that are also allowed for a cancelled session until its answers close: people may leave its line, and passes
 * count as usual.
 */
const allowedWhileCancelled: readonly PlaceEvent['type'][] = ['leave', 'cover', 'uncover'];

const isAllowed = (facts: Facts, { type }: PlaceEvent, now: number): boolean =>
  isOpen(facts, now) ||
  alwaysAllowed.includes(type) ||
  (allowedWhileCancelled.includes(type) && now < closesAt(facts));

/**
 * Decides the effects of an event on a session's places: first expired offers, then the event, then the line, and
 * finally which late noes are waived. What happens at the door is taken back as easily as it is said: the line does not
 * follow it until time passes, and it waives nothing.
 * @param now in milliseconds
 */
export function decide(given: Facts, event: PlaceEvent, now: number): Decision {
  if (event.type === 'door') return apply(given, event, now);
  const facts = giveFreePlaces(given, now);
  if (!isAllowed(facts, event, now)) return refused(facts.isCancelled ? 'sessionCancelled' : 'answersClosed');
  const decision = apply(facts, event, now);
  return 'refused' in decision
    ? decision
    : done(waiveForNewcomers(given, giveFreePlaces(parted(decision.facts), now)));
}
