import fc from 'fast-check';
import type { Facts, PlaceEvent } from '../../../src/club/places/model/facts';
import { isWith } from '../../../src/club/places/model/line';

export const people = ['ana', 'ben', 'cam', 'dee', 'eli', 'fay'];

/** A session without answers. */
export const empty = {
  capacity: 2,
  isCancelled: false,
  places: [],
  covered: new Map(),
  askFirst: new Set(['fay']),
  away: new Set<string>(),
  missedOut: new Set(['dee']),
  onlyLate: new Map(),
  unpaid: new Map([
    ['ana', 0],
    ['ben', 0],
    ['eli', Date.parse('2026-11-28T02:00:00Z')],
  ]),
};

/** An event, and the people who may not play at the time. */
interface EventStep {
  event: PlaceEvent;
  away: ReadonlySet<string>;
}

const person = fc.constantFrom(...people);
const guests = fc.constantFrom('guest-1', 'guest-2', 'guest-3');
const event: fc.Arbitrary<PlaceEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('yes' as const), key: person }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('yes' as const),
      key: person,
      guests: fc.uniqueArray(guests, { minLength: 1 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('no' as const), key: person }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('join' as const), key: person }) },
  fc.record({ type: fc.constant('leave' as const), key: person }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('bring' as const), host: person, guest: guests }) },
  fc.record({
    type: fc.constantFrom('drop' as const, 'put-guest-out' as const),
    host: person,
    guest: guests,
  }),
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('cover' as const, 'uncover' as const), key: person }),
  },
  fc.record({
    type: fc.constant('capacity' as const),
    capacity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    type: fc.constantFrom('cancel' as const, 'move' as const, 'sweep' as const),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('draw' as const),
      order: fc.shuffledSubarray(people).map((keys) => keys.map((key) => [key])),
      guests: fc.constant(new Map(people.map((key) => [key, `plus-${key}`]))),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('together' as const), key: person, other: person }) },
  fc.record({ type: fc.constantFrom('plus-one' as const, 'alone' as const), key: person }),
  // Frequent: a session that stays cancelled tests nothing.
  { weight: 3, arbitrary: fc.record({ type: fc.constant('restore' as const) }) },
  fc.record({ type: fc.constant('put-in' as const), key: person, overbook: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('put-out' as const, 'forward' as const, 'remind' as const, 'lapse' as const),
    key: person,
  }),
);
/** Minutes before each event: mostly few, so that a story does not end before its offers expire. */
const pause = fc.oneof(
  { weight: 8, arbitrary: fc.constant(0) },
  // Exactly an offer's duration.
  { weight: 3, arbitrary: fc.constantFrom(10, 30, 120) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 20 }) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1500 }) },
);
/** The people who may not play: mostly none, at most one. */
const away = fc.oneof(
  { weight: 9, arbitrary: fc.constant(new Set<string>()) },
  { weight: 1, arbitrary: person.map((key) => new Set([key])) },
);
/** What happens to one session, and when. */
export const story = fc.record({
  // At ten in the morning, or at half past seven in the evening.
  startsAt: fc.constantFrom(Date.parse('2026-11-28T15:00:00Z'), Date.parse('2026-11-29T00:30:00Z')),
  // Any time, or when the rules change: two hours before, at night, sixteen hours before, at a deadline.
  hoursBefore: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(2, 3, 11, 17, 25, 34, 58)),
  /** Hours before the start at which it opens, and is drawn; mostly it is open to everybody. */
  opening: fc.option(
    fc.record({ opens: fc.constantFrom(100, 40, 5), draws: fc.option(fc.constantFrom(30, 4, 1)) }),
    { freq: 2 },
  ),
  rules: fc.record({
    closes: fc.constantFrom(0, 30),
    deadline: fc.constantFrom(0, 24 * 60, 72 * 60),
    guests: fc.integer({ min: 0, max: 2 }),
    lateNoCharged: fc.boolean(),
    creditReleased: fc.boolean(),
    unpaidHold: fc.constantFrom(null, 12 * 60),
  }),
  steps: fc.array(fc.record({ pause, event, away }), { minLength: 30, maxLength: 60, size: 'max' }),
});

const week = 7 * 24 * 60 * 60_000;

/**
 * The facts at an event: with a pass that has begun or ceased to cover, bought now or (as if the session had moved)
 * long ago, and with the people who may not play.
 */
export const withPasses = (facts: Facts, { event, away }: EventStep, now: number): Facts => {
  const covered = new Map(facts.covered);
  if (event.type === 'cover') {
    const bought = event.key < 'd' ? now : now - week;
    covered.set(event.key, covered.get(event.key) ?? bought);
  }
  if (event.type === 'uncover') covered.delete(event.key);
  return { ...facts, covered, away };
};

/** Those who are in a draw together are drawn as one: the first, and whoever else. */
export const inUnits = (facts: Facts, event: PlaceEvent): PlaceEvent => {
  if (event.type !== 'draw') return event;
  const other = new Map(facts.places.map(({ key, together }) => [key, together]));
  // Only who lost a pass after the entries closed has no rank, and they are in it alone.
  const ranked = new Set(event.order.flat());
  const others = facts.places.filter((place) => isWith(place) && !ranked.has(place.key));
  const order = [...event.order, ...others.map(({ key }) => [key])].flatMap(([key = '']) => {
    const partner = other.get(key);
    if (!partner || facts.away.has(key) || facts.away.has(partner)) return [[key]];
    return key < partner ? [[key, partner]] : [];
  });
  return { ...event, order };
};

const forbiddenWhileAway: readonly PlaceEvent['type'][] = [
  'yes',
  'no',
  'join',
  'leave',
  'bring',
  'drop',
  'put-in',
  'forward',
  'together',
  'plus-one',
  'alone',
];

/** People who may not play do nothing, and are not put in or forward: such an event becomes a sweep. */
export const withoutForbiddenActions = ({ event, away }: EventStep): PlaceEvent => {
  const who = 'key' in event ? event.key : 'host' in event ? event.host : '';
  return away.has(who) && forbiddenWhileAway.includes(event.type) ? { type: 'sweep' } : event;
};
