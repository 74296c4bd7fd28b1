import fc from 'fast-check';
import { SessionStatus } from 'shared-api';
import { session } from 'shared-ui/testing';
import { pageOf, type ScheduleState, select } from './schedule';

const all = { search: '', when: 'all', availableOnly: false } as const;
const sessions = [
  session({ id: 'nov', sessionDate: '2026-11-28' }),
  session({ id: 'full', sessionDate: '2026-12-05', status: SessionStatus.Full, registeredPlayersCount: 20 }),
  session({ id: 'feb', sessionDate: '2027-02-06' }),
];
const ids = (state: Partial<ScheduleState>, now = new Date('2026-11-27T17:00:00Z')) =>
  select(sessions, { ...all, ...state }, now).map(({ id }) => id);

test.each([
  ['NOVEMBRE', ['nov']],
  ['  samedi 5 ', ['full']],
  ['fevrier', ['feb']],
  ['Saturday, December 5, 2026', ['full']],
  ['nov 28', ['nov']],
  ['mardi', []],
])('the search reads dates in both languages, on either page: %s', (search, found) =>
  expect(ids({ search })).toEqual(found),
);

test('available only leaves out what has no place, whatever its status says', () => {
  expect(ids({ availableOnly: true })).toEqual(['nov', 'feb']);
  const taken = session({ registeredPlayersCount: 20 });
  expect(select([taken], { ...all, availableOnly: true })).toEqual([]);
});

test('the date filter keeps the days that it names', () => {
  expect(ids({ when: 'tomorrow' })).toEqual(['nov']);
  expect(ids({ when: 'nextWeek' })).toEqual(['full']);
  expect(ids({ when: 'today' })).toEqual([]);
});

test('filters narrow each other down', () => {
  expect(ids({ when: 'nextWeek', availableOnly: true })).toEqual([]);
});

test('three to a page, and a page beyond the last is the last', () => {
  const rows = [1, 2, 3, 4];
  expect(pageOf(rows, 1)).toMatchObject({ rows: [1, 2, 3], page: 1, pages: 2, from: 1, to: 3, total: 4 });
  expect(pageOf(rows, 9)).toMatchObject({ rows: [4], page: 2, from: 4, to: 4 });
  expect(pageOf([], 1)).toMatchObject({ rows: [], page: 1, pages: 1, total: 0 });
});

test('the pages of a list are the whole list, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (rows, size) => {
      const { pages } = pageOf(rows, 1, size);
      const shown = Array.from({ length: pages }, (_, index) => pageOf(rows, index + 1, size).rows).flat();
      expect(shown).toEqual(rows);
    }),
  );
});
