import type { Place } from '../../../src/club/places/model/facts';
import { find } from '../../../src/club/places/model/line';
import { offerModeFor } from '../../../src/club/places/model/policy';
import { factsOf } from './notation';

/** A free place in nights of clock changes in Montréal, the day before it would be given automatically. */
test.each([
  [
    'the clocks go forward',
    '2027-03-14',
    '2027-03-14T03:59:00Z',
    '2027-03-14T04:00:00Z',
    '2027-03-14T11:59:00Z',
    '2027-03-14T12:00:00Z',
  ],
  [
    'the clocks go back',
    '2026-11-01',
    '2026-11-01T02:59:00Z',
    '2026-11-01T03:00:00Z',
    '2026-11-01T12:59:00Z',
    '2026-11-01T13:00:00Z',
  ],
])(
  'when %s, nobody is asked from 23:00 to 8:00 by the club’s clock',
  (_, date, before, eleven, late, eight) => {
    const facts = {
      ...factsOf('2: ana / cam', { askFirst: 'cam' }),
      // Two days later, at ten in the evening: more than 16 hours are left all night.
      startsAt: Date.parse(`${date}T22:00:00Z`) + 2 * 86_400_000,
    };
    const modes = [before, eleven, late, eight].map((moment) =>
      offerModeFor(facts, find(facts, 'cam') as Place, Date.parse(moment)),
    );
    expect(modes).toEqual(['ask', 'sleep', 'sleep', 'ask']);
  },
);
