import { addDays } from 'shared-api/calendar';
import {
  type AnnouncedSession,
  type Comparison,
  compare,
  type PassSessions,
  sessionsOfPass,
} from '../../src/club/passes/rules';

/** Thirteen Saturdays, of which a season usually has ten. */
const autumn = { startDate: '2026-10-03', endDate: '2026-12-26' };
const today = '2026-11-21';

/** A session, for ten dollars by default; already played if it is before today. */
const session = (date: string, dropInPrice = 10): AnnouncedSession => ({
  ...{ date, dropInPrice, maxCapacity: 20 },
  isToCome: date >= today,
  isFull: false,
  isCancelled: false,
});
const saturdays = (first: string, count: number) =>
  Array.from({ length: count }, (_, week) => session(addDays(first, 7 * week)));

/** The same sessions, with those on some dates cancelled. */
const without = (all: AnnouncedSession[], ...cancelled: string[]) =>
  all.map((one) => ({ ...one, isCancelled: cancelled.includes(one.date) }));

const counted: [
  string,
  AnnouncedSession[],
  string,
  [announced: number, unannounced: number, total: number],
][] = [
  ['nothing is announced: what is usual', [], '2026-10-01', [0, 10, 10]],
  ['nothing is announced, and few Saturdays are left', [], today, [0, 6, 6]],
  ['all Saturdays are announced', saturdays('2026-10-03', 13), today, [6, 0, 13]],
  [
    'two Saturdays have none, and later ones do',
    saturdays('2026-10-03', 13).filter(({ date }) => !['2026-11-28', '2026-12-19'].includes(date)),
    today,
    [4, 0, 11],
  ],
  ['the last Saturday has none, beyond what is usual', saturdays('2026-10-03', 12), today, [5, 0, 12]],
  ['only the next ones are announced', saturdays('2026-11-21', 2), today, [2, 4, 6]],
  ['the season is announced up to now', saturdays('2026-10-03', 7), today, [0, 3, 10]],
  ['one is in the week', [session('2026-11-25')], today, [1, 5, 6]],
  [
    'the last one is cancelled, and fewer than usual are left',
    without(saturdays('2026-12-05', 4), '2026-12-26'),
    today,
    [3, 0, 3],
  ],
  [
    'all that are left are cancelled',
    without(saturdays('2026-10-03', 13), ...saturdays(today, 6).map(({ date }) => date)),
    today,
    [0, 0, 7],
  ],
  [
    'the last announced one is cancelled, and Saturdays follow',
    without(saturdays('2026-11-21', 3), '2026-12-05'),
    today,
    [2, 3, 5],
  ],
  [
    'one that was cancelled makes room for another',
    without(saturdays('2026-10-03', 9), '2026-10-10'),
    today,
    [2, 2, 10],
  ],
  ['others are before and after its dates', [session('2026-09-26'), session('2027-01-02')], today, [0, 6, 6]],
];

test.each(counted)('sessions of a pass when %s', (_, sessions, from, [announced, unannounced, total]) => {
  const found = sessionsOfPass(autumn, sessions, { from, weekday: 6 });
  expect({ ...found, announced: found.announced.length }).toEqual({ announced, unannounced, total });
});

const games = (announced: number, unannounced = 0) => ({
  announced: saturdays(today, announced),
  unannounced,
});

const compared: [string, number, Omit<PassSessions, 'total'>, number, Partial<Comparison>][] = [
  ['eleven sessions on thirteen Saturdays', 95, games(11), 10, { saves: 15, paysFrom: 10, savesOver: null }],
  ['some not announced yet', 95, games(6, 5), 10, { saves: 15, paysFrom: 10, savesOver: null }],
  ['none announced', 95, games(0, 12), 10, { saves: 25, paysFrom: 10 }],
  ['fewer than pay for it', 95, games(3), 10, { saves: -65, paysFrom: null }],
  ['where drop-in is free', 95, games(0, 14), 0, { saves: -95, paysFrom: null, savesOver: null }],
  ['given away', 0, games(14), 10, { saves: 140, paysFrom: 0, savesOver: 40 }],
  ['for exactly 40 % less', 84, games(14), 10, { saves: 56, savesOver: null }],
  ['for a cent under that', 83.99, games(14), 10, { saves: 56.01, savesOver: 40 }],
  ['over 40 % only with what is not announced', 60, games(9, 5), 10, { saves: 80, savesOver: null }],
  ['at the price of so many games', 90, games(14), 10, { paysFrom: 9 }],
  ['a dime over that', 90.1, games(14), 10, { paysFrom: 10 }],
  ['in dimes, which binary fractions blur', 1.1, games(0, 14), 0.1, { paysFrom: 11 }],
  [
    'whose sessions have prices of their own, by the cheapest games',
    25,
    { announced: [session(today, 20), session(today, 5), session(today, 10)], unannounced: 0 },
    10,
    { saves: 10, paysFrom: 3 },
  ],
];

test.each(compared)('a pass %s', (_, price, sessions, dropInPrice, expected) => {
  expect(compare(price, sessions, dropInPrice)).toMatchObject(expected);
});
