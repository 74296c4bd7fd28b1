import fc from 'fast-check';
import { consequencesOf } from '../../../src/club/places/model/consequences';
import { decide } from '../../../src/club/places/model/decide';
import {
  awaitsDraw,
  closesAt,
  type Facts,
  heldBack,
  isEntry,
  isOpen,
  type Place,
  Priority,
} from '../../../src/club/places/model/facts';
import { sequences } from '../../support/engines';
import { empty, inUnits, people, story, withoutForbiddenActions, withPasses } from './stories';

const minute = 60_000;

const find = ({ places }: Facts, key: string) => places.find((place) => place.key === key);
const count = (facts: Facts, standing: Place['standing']) =>
  facts.places.filter((place) => place.standing === standing).length;
const standings = (facts: Facts) => new Map(facts.places.map(({ key, standing }) => [key, standing]));

test('whatever happens in whatever order, the promises hold', () => {
  fc.assert(
    fc.property(story, ({ startsAt, hoursBefore, opening, rules, steps }) => {
      let facts: Facts = {
        ...empty,
        startsAt,
        rules,
        ...(opening && {
          opening: {
            opensAt: startsAt - opening.opens * 60 * minute,
            ...(opening.draws && { drawsAt: startsAt - opening.draws * 60 * minute }),
          },
          missedOut: new Set<string>(),
        }),
      };
      let now = startsAt - hoursBefore * 60 * minute;
      let most = facts.capacity;
      const cameIn = new Map<string, number>();
      const joined = new Map<string, number>();
      for (const { pause, ...step } of steps) {
        now += pause * minute;
        const before = withPasses(facts, step, now);
        const event = inUnits(before, withoutForbiddenActions(step));
        const decision = decide(before, event, now);
        // The answers' routes refuse this before they lock the session.
        if (event.type === 'yes' && !find(before, event.key) && count(before, 'in') >= before.capacity)
          expect(decision).toHaveProperty('refused');
        if ('refused' in decision) {
          facts = before;
          continue;
        }
        const after = decision.facts;
        const { changed, removed, notices, charge, release } = consequencesOf(facts, after);

        for (const { key, standing, source } of after.places) {
          const was = standings(facts).get(key);
          if (standing === 'waiting' && source !== 'pass' && was !== 'waiting' && was !== 'offered')
            joined.set(key, now);
        }

        // Nothing changes after the close; a cancelled session has no offers.
        if (now >= closesAt(after)) {
          const places = (some: Facts) =>
            after.isCancelled ? some.places.filter((one) => one.standing === 'in') : some.places;
          expect(places(after)).toEqual(places(facts));
          expect(charge.filter(() => event.type !== 'restore')).toEqual([]);
        }

        // Before it opens or is drawn, only passes and administrators give places; the draw gives no more than there are.
        for (const { key, host, standing } of after.places) {
          if (standing !== 'in' || find(facts, key)?.standing === 'in' || !heldBack(before, key, now))
            continue;
          expect(['draw', 'put-in']).toContain(event.type);
          if (host) expect([event.type, find(before, host)?.withGuest]).toEqual(['draw', true]);
        }
        if (event.type === 'draw' && count(before, 'in') < count(after, 'in'))
          expect(count(after, 'in')).toBeLessThanOrEqual(after.capacity);
        // A second one moves nobody; meanwhile time has passed.
        if (event.type === 'draw' && !awaitsDraw(before))
          expect(decision).toEqual(decide(before, { type: 'sweep' }, now));

        // Two are in a draw together only while both are in it; it gives both a spot or none, and asks one later.
        for (const place of after.places) {
          const { key, together, withGuest } = place;
          if (together) expect(find(after, together)?.together).toBe(key);
          if (together || withGuest) {
            expect(isEntry(after, place)).toBe(true);
            expect(together && withGuest).toBeFalsy();
          }
        }
        for (const place of event.type === 'draw' ? before.places : []) {
          const is = find(after, place.key)?.standing;
          const mayPlay = isEntry(before, place) && !before.away.has(place.key);
          const partner = mayPlay && place.together !== undefined && !before.away.has(place.together);
          if (partner)
            expect(
              [is, find(after, place.together ?? '')?.standing].filter((one) => one === 'in'),
            ).not.toHaveLength(1);
          if (mayPlay && place.withGuest && awaitsDraw(before) && !awaitsDraw(after))
            expect(after.places.some(({ host }) => host === place.key)).toBe(is === 'in');
        }
        for (const { asksFirst, standing } of after.places)
          if (asksFirst) expect(['waiting', 'offered']).toContain(standing);

        // A covered date costs nothing, and nobody is charged twice.
        for (const key of charge) expect(after.covered.has(key)).toBe(false);
        expect(charge.filter((key) => release.includes(key))).toEqual([]);

        // People are told of every change of their state, once.
        const moved = [...changed, ...removed]
          .filter(({ host }) => !host)
          .filter(({ key }) => standings(facts).get(key) !== standings(after).get(key));
        // And of a change of the price, if their place stays.
        const isFor = (key: string, is: (was: Place | undefined, place: Place) => boolean) =>
          changed.some((place) => place.key === key && is(find(facts, key), place));
        const stayed = people.filter(
          (key) =>
            !moved.some((one) => one.key === key) &&
            isFor(
              key,
              (was, { late, reminded }) => (was?.late && !late) || (reminded && !was?.reminded) || false,
            ),
        );
        const drawn =
          awaitsDraw(facts) && event.type === 'draw'
            ? changed.filter(({ standing }) => standing === 'waiting').map(({ key }) => key)
            : [];
        expect(notices.map(({ key }) => key).sort()).toEqual(
          [...moved.map(({ key }) => key), ...stayed, ...drawn].sort(),
        );

        // A late no costs only those who were told so before, and nothing within ten minutes of a yes.
        for (const { key, late, policy } of after.places) {
          const was = find(facts, key);
          if (!late || was?.late) continue;
          expect(was?.standing).toBe('in');
          expect(policy).toMatchObject({ charged: true, included: false });
          expect(now).toBeGreaterThanOrEqual(startsAt - (policy?.deadline ?? 0) * minute);
          expect(now - (cameIn.get(key) ?? 0)).toBeGreaterThanOrEqual(10 * minute);
        }
        for (const { key, standing } of after.places) {
          if (standing === 'in' && find(facts, key)?.standing !== 'in' && !find(facts, key)?.late)
            cameIn.set(key, now);
        }

        // At most one late no is due for each place that nobody has taken, and none from people who are in.
        most = Math.max(most, after.capacity, count(after, 'in'));
        const late = after.places.filter((place) => place.late);
        expect(late.length).toBeLessThanOrEqual(most - count(after, 'in'));
        expect(late.map(({ standing }) => standing)).not.toContain('in');

        // Nobody loses a place unless they were reminded and somebody wants it.
        const [lapsed] = notices.filter(({ notice }) => notice === 'lapsed');
        if (lapsed) {
          expect(now - (find(facts, lapsed.key)?.reminded ?? now)).toBeGreaterThanOrEqual(6 * 60 * minute);
          expect(count(facts, 'waiting') + count(facts, 'offered')).toBeGreaterThan(0);
        }

        // People who may not play get no offers and no places.
        for (const { key, standing } of isOpen(after, now) ? after.places : []) {
          if (!after.away.has(key)) continue;
          expect(standing).not.toBe('offered');
          if (standing === 'in') expect(standings(facts).get(key)).toBe('in');
        }

        // The priority from a pass ends with the pass, and nobody's wait counts from before they joined.
        for (const { key, standing, priority, since } of isOpen(after, now) ? after.places : []) {
          if (standing !== 'waiting' && standing !== 'offered') continue;
          if (priority === Priority.Held || priority === Priority.Returning)
            expect(after.covered.has(key)).toBe(true);
          if (priority >= Priority.MissedOut && !after.opening?.isDrawn)
            expect(since).toBeGreaterThanOrEqual(joined.get(key) ?? Number.NEGATIVE_INFINITY);
        }

        // Held offers have not expired.
        for (const { standing, offeredUntil = 0 } of after.places) {
          if (standing === 'offered' && isOpen(after, now)) expect(offeredUntil).toBeGreaterThan(now);
        }

        // A guest is in only with a host who is in; otherwise their price is due.
        for (const { host, standing, late } of after.places) {
          if (host) expect(standing === 'in' || late).toBe(true);
          if (host && standing === 'in') expect(standings(after).get(host)).toBe('in');
        }

        // Repeating the event changes nothing more.
        const again = decide(after, event, now);
        if (!('refused' in again)) expect(again.facts.places).toEqual(after.places);
        facts = after;
      }
    }),
    sequences(500),
  );
});
