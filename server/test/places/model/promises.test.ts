import fc from 'fast-check';
import { consequencesOf } from '../../../src/club/places/model/consequences';
import { decide } from '../../../src/club/places/model/decide';
import type { Facts, Place, PlaceEvent } from '../../../src/club/places/model/facts';
import { sequences } from '../../support/engines';
import { empty, story, withoutForbiddenActions, withPasses } from './stories';

/*
 * The promises of docs/product.md, Waiting list. Counting and order are implemented again here: with the model's own
 * functions, a mistake in a rule would be in the test too.
 */

const minute = 60_000;
const hour = 60 * minute;

const find = ({ places }: Facts, key: string) => places.find((place) => place.key === key);
const those = ({ places }: Facts, is: (place: Place) => boolean) => places.filter(is);
const count = (facts: Facts, is: (place: Place) => boolean) => those(facts, is).length;
const isIn = ({ standing }: Place) => standing === 'in';
const isAlone = ({ standing, isCall }: Place) => standing === 'offered' && !isCall;
const isCalled = ({ standing, isCall }: Place) => standing === 'offered' && isCall === true;
const isWaiting = ({ standing }: Place) => standing === 'waiting';

/** Places that nobody has and that are not offered to one person alone. */
const roomOf = (facts: Facts) => facts.capacity - count(facts, isIn) - count(facts, isAlone);
type Turn = Pick<Place, 'since' | 'key'> & { priority: number };
const isBefore = (one: Turn, other: Turn) =>
  one.priority !== other.priority
    ? one.priority < other.priority
    : one.since !== other.since
      ? one.since < other.since
      : one.key < other.key;

/** At the club, in winter. */
const isNight = (now: number) => {
  const hours = new Date(now - 5 * hour).getUTCHours();
  return hours >= 23 || hours < 8;
};
const held = (left: number) => (left > 16 * hour ? 120 : left > hour ? 30 : 10) * minute;

const closes = ({ startsAt, rules }: Facts) => startsAt - rules.closes * minute;
const isOpen = (facts: Facts, now: number) => !facts.isCancelled && now < closes(facts);
const about = (event: PlaceEvent) => ('key' in event ? event.key : 'host' in event ? event.host : '');

/**
 * The promises that a step breaks. @param facts before the step @param after after it @param swept the facts if only
 * time had passed: a call may begin and be won at one moment
 */
function violationsOf(facts: Facts, after: Facts, event: PlaceEvent, now: number, swept: Facts): string[] {
  const wrongs: string[] = [];
  const must = (holds: boolean, wrong: string) => {
    if (!holds) wrongs.push(wrong);
  };
  const left = after.startsAt - now;
  const [wasOpen, open] = [isOpen(facts, now), isOpen(after, now)];
  const asksFirst = (key: string) => after.askFirst.has(key);
  const mayPlay = ({ key }: Place) => !after.away.has(key);
  const isBeforeDeadline = left > after.rules.deadline * minute;

  // How free places go to people in line.
  const fresh = (is: (place: Place) => boolean) =>
    those(after, (place) => {
      const was = find(facts, place.key);
      return is(place) && !(was && is(was) && was.offeredUntil === place.offeredUntil);
    });
  const [asked, called] = [fresh(isAlone), fresh(isCalled)];
  const given = those(
    after,
    (place) =>
      isIn(place) && !place.host && place.key !== about(event) && find(facts, place.key)?.standing !== 'in',
  );
  for (const { key, offeredUntil } of asked) {
    must(left > 2 * hour, 'asked alone in the last two hours');
    must(!isBeforeDeadline || asksFirst(key), 'asked before the deadline');
    must(!(isNight(now) && left > 16 * hour), 'asked at night');
    must(offeredUntil === Math.min(now + held(left), closes(after)), 'held for another time');
  }
  for (const { key } of given) {
    must(left > 2 * hour && isBeforeDeadline, 'given without asking after the deadline');
    must(!asksFirst(key), 'given to who wants to be asked');
  }
  /** People who keep waiting. */
  const stayed = those(after, (place) => {
    const was = find(facts, place.key);
    return (
      mayPlay(place) && isWaiting(place) && !place.wasCalled && !!was && isWaiting(was) && !was.wasCalled
    );
  });
  // Expired offers pass on before a pass or an administrator puts somebody first.
  const others = stayed.filter(({ key }) => key !== about(event));
  if (called.length > 0) {
    must(left <= 2 * hour, 'called too early');
    must(others.length === 0, 'not all are called');
  }
  if (open && count(after, isCalled) > 0) must(roomOf(after) > 0, 'called for a place that is gone');
  if (open && roomOf(after) > 0 && count(after, isCalled) === 0) {
    const line = those(after, (place) => mayPlay(place) && isWaiting(place) && !place.wasCalled);
    const sleeps = isNight(now) && left > 16 * hour;
    must(line.length === 0 || sleeps, 'a free place while somebody waits');
  }

  // The order of the line.
  for (const favoured of [...asked, ...given]) {
    const was = find(facts, favoured.key);
    if (!was || !isWaiting(was)) continue;
    must(!others.some((one) => isBefore(one, { ...favoured, since: was.since })), 'out of turn');
  }
  const own = find(after, about(event));
  const before = find(facts, about(event));
  const wasHeld = before && (isIn(before) || before.standing === 'offered');
  if (event.type === 'yes' && own && isIn(own) && !wasHeld) {
    const turn = before && isWaiting(before) ? before : { ...own, priority: priorityOf(after, own.key) };
    const wasCalled = ({ key }: Place) => isCalled(find(swept, key) ?? own);
    const ahead = stayed.filter((one) => isBefore(one, turn) && !wasCalled(one)).length;
    must(ahead === 0 || ahead <= roomOf(after), 'a newcomer overtakes');
  }
  if (event.type === 'join' && own && isWaiting(own) && (!before || before.standing === 'out'))
    must(own.priority === priorityOf(after, own.key), 'the wrong turn');
  if (open)
    must(
      !after.places.some(
        (place) => isWaiting(place) && place.priority === 3 && after.missedOut.has(place.key),
      ),
      'who missed out is no step further',
    );
  if (event.type === 'forward' && own && isWaiting(own))
    must(!those(after, isWaiting).some((one) => isBefore(one, own)), 'not put forward');

  // Expired offers.
  if (wasOpen && open)
    for (const was of facts.places) {
      const is = find(after, was.key);
      if ((was.offeredUntil ?? now + 1) > now || was.key === about(event) || !is) continue;
      if (isAlone(was) && mayPlay(was)) must(is.standing === 'out', 'who let an offer pass stays in line');
      if (isCalled(was)) must(isWaiting(is), 'who let a call pass is called again');
    }
  if (open && roomOf(after) <= 0)
    must(!after.places.some(({ wasCalled }) => wasCalled), 'not called for the next place');

  // Guests, and people's own decisions.
  for (const host of new Set(after.places.flatMap(({ host }) => host ?? [])))
    must(
      count(after, (place) => isIn(place) && place.host === host) <= Math.max(after.rules.guests, 0),
      'too many guests',
    );
  if (event.type === 'bring' && find(after, event.guest) && !find(facts, event.guest))
    must(stayed.length === 0, 'a guest while somebody waits');
  if (event.type === 'cover' && before?.standing === 'out' && before.source === 'person')
    must(own?.standing === 'out', 'a released date is taken back');
  if (event.type === 'uncover' && before && isIn(before) && before.source === 'person')
    must(own?.standing === 'in', 'a yes of one’s own is lost with the pass');
  if (event.type === 'capacity' && event.capacity < facts.capacity)
    must(count(facts, isIn) <= event.capacity, 'fewer places than players');
  return wrongs;
}

const priorityOf = ({ covered, missedOut }: Facts, key: string) =>
  covered.has(key) ? 1 : missedOut.has(key) ? 2 : 3;

/** Whether a yes must be accepted: there is room, and nobody waits or is asked. */
const mustBeTaken = (facts: Facts, event: PlaceEvent, now: number) =>
  event.type === 'yes' &&
  isOpen(facts, now) &&
  count(facts, isIn) < facts.capacity &&
  count(facts, (place) => isWaiting(place) || place.standing === 'offered') === 0;

const owed = ({ isCancelled, covered, places }: Facts): string[] =>
  isCancelled
    ? []
    : places
        .filter((place) => (isIn(place) || place.late) && !covered.has(place.key))
        .map(({ key }) => key)
        .sort();

test('the line is served in its order and in its manner, whatever happens', () => {
  fc.assert(
    fc.property(story, ({ startsAt, hoursBefore, rules, steps }) => {
      let facts: Facts = { ...empty, startsAt, rules };
      let now = startsAt - hoursBefore * hour;
      let overbooked = false;
      const asked = new Set<string>();
      for (const { pause, ...step } of steps) {
        now += pause * minute;
        const event = withoutForbiddenActions(step);
        const before = withPasses(facts, step, now);
        const decision = decide(before, event, now);
        if ('refused' in decision) {
          expect(mustBeTaken(facts, event, now) ? decision.refused : 'rightly').toBe('rightly');
          // The pass's state at the next change decides who pays.
          if (before.covered.size !== facts.covered.size) break;
          continue;
        }
        const after = decision.facts;
        const alone = decide(before, { type: 'sweep' }, now);
        const swept = 'facts' in alone ? alone.facts : before;
        expect([event, violationsOf(facts, after, event, now, swept)]).toEqual([event, []]);

        overbooked ||= event.type === 'put-in' && event.overbook;
        if (roomOf(after) >= 0) overbooked = false;
        if (isOpen(after, now)) expect(overbooked || roomOf(after) >= 0).toBe(true);

        const { charge, release } = consequencesOf(facts, after);
        for (const key of release) asked.delete(key);
        for (const key of charge) asked.add(key);
        expect([...asked].sort()).toEqual(owed(after));
        facts = after;
      }
    }),
    sequences(500),
  );
});
