import type { PassPeriod } from 'shared-api/passes';
import {
  moveQueue,
  passesLeft,
  passesLeftIn,
  placeInQueue,
  type Queued,
  type SeasonPasses,
  splitQueues,
} from '../../src/features/pass-queue/policy';

const now = new Date('2026-11-21T14:00:00Z');
const later = new Date('2026-11-21T14:00:00.001Z');
const waits = (userId: string): Queued => ({ userId, offeredUntil: null });
const asked = (userId: string): Queued => ({ userId, offeredUntil: later });
const missed = (userId: string): Queued => ({ userId, offeredUntil: now });
const away = (queued: Queued): Queued => ({ ...queued, isSuspended: true });
const none = { expired: [], takenBack: [], offered: [] };

const moves: [string, SeasonPasses, ReturnType<typeof moveQueue>][] = [
  ['nobody waits', { maxPasses: 2, sold: 1, queue: [] }, none],
  ['all are sold', { maxPasses: 2, sold: 2, queue: [waits('a')] }, none],
  ['one is free', { maxPasses: 2, sold: 1, queue: [waits('a'), waits('b')] }, { ...none, offered: ['a'] }],
  ['one is free and kept', { maxPasses: 2, sold: 1, queue: [asked('a'), waits('b')] }, none],
  [
    'what was kept has not been taken',
    { maxPasses: 2, sold: 1, queue: [missed('a'), waits('b')] },
    { ...none, expired: ['a'], offered: ['b'] },
  ],
  [
    'what was kept has not been taken, and was given away meanwhile',
    { maxPasses: 1, sold: 1, queue: [missed('a'), waits('b')] },
    { ...none, expired: ['a'] },
  ],
  ['more were given than are sold', { maxPasses: 1, sold: 3, queue: [waits('a')] }, none],
  [
    'the number is raised',
    { maxPasses: 4, sold: 2, queue: [waits('a'), waits('b'), waits('c')] },
    { ...none, offered: ['a', 'b'] },
  ],
  [
    'there is no number any more',
    { maxPasses: null, sold: 9, queue: [asked('a'), waits('b'), waits('c')] },
    { ...none, offered: ['b', 'c'] },
  ],
  [
    'the first may not play',
    { maxPasses: 2, sold: 1, queue: [away(waits('a')), waits('b')] },
    { ...none, offered: ['b'] },
  ],
  [
    'it was kept for somebody who may not play any more',
    { maxPasses: 2, sold: 1, queue: [away(asked('a')), waits('b')] },
    { ...none, takenBack: ['a'], offered: ['b'] },
  ],
  [
    'it was kept in vain for somebody who may not play any more',
    { maxPasses: 1, sold: 1, queue: [away(missed('a')), waits('b')] },
    { ...none, takenBack: ['a'] },
  ],
];

test.each(moves)('the queue when %s', (_, season, expected) => {
  expect(moveQueue(season, now)).toEqual(expected);
});

const left: [string, SeasonPasses, string | undefined, number | null][] = [
  ['without a number', { maxPasses: null, sold: 50, queue: [] }, undefined, null],
  ['for a visitor', { maxPasses: 5, sold: 3, queue: [] }, undefined, 2],
  ['when more were given than are sold', { maxPasses: 5, sold: 7, queue: [] }, 'a', 0],
  ['for whom it is kept', { maxPasses: 1, sold: 0, queue: [asked('a')] }, 'a', 1],
  [
    'for whom it is kept, when the number was lowered',
    { maxPasses: 1, sold: 1, queue: [asked('a')] },
    'a',
    1,
  ],
  ['for others, while one is kept', { maxPasses: 1, sold: 0, queue: [asked('a')] }, 'b', 0],
  [
    'for who comes before the sweep does',
    { maxPasses: 1, sold: 0, queue: [missed('a'), waits('b')] },
    'c',
    0,
  ],
  ['for who is about to be asked', { maxPasses: 1, sold: 0, queue: [missed('a'), waits('b')] }, 'b', 1],
  [
    'before it is taken back from who may not play',
    { maxPasses: 1, sold: 0, queue: [away(asked('a'))] },
    'b',
    0,
  ],
  ['for who let theirs go', { maxPasses: 1, sold: 0, queue: [missed('a'), waits('b')] }, 'a', 0],
];

test.each(left)('what is left %s', (_, season, userId, expected) => {
  expect(passesLeft(season, now, userId)).toBe(expected);
});

const unlimited = { maxPasses: null, sold: 9, queue: [] };
const soldOut = { maxPasses: 2, sold: 2, queue: [] };
const inSeveral: [string, SeasonPasses[], string, number | null][] = [
  ['that no season limits', [unlimited], 'a', null],
  ['that reaches no season', [], 'a', null],
  [
    'in two seasons, by the one with fewer',
    [
      { ...soldOut, sold: 0 },
      { ...soldOut, sold: 1 },
    ],
    'a',
    1,
  ],
  ['when the later season is sold out', [unlimited, { ...soldOut, sold: 0 }, soldOut], 'a', 0],
  ['when somebody waits for the later season', [{ ...soldOut, sold: 1, queue: [waits('b')] }], 'a', 0],
  ['when it is kept for them in the later season', [unlimited, { ...soldOut, queue: [asked('a')] }], 'a', 1],
  ['when it is kept for them in one of two', [soldOut, { ...soldOut, queue: [asked('a')] }], 'a', 0],
];

test.each(inSeveral)('what is left of a pass %s', (_, seasons, userId, expected) => {
  expect(passesLeftIn(seasons, now, userId)).toBe(expected);
});

const winter = { id: 'w', name: 'Winter', startDate: '2027-01-02', endDate: '2027-03-27' };
const queues: [string, PassPeriod, 'left' | 'kept'][] = [
  ['for the same dates', winter, 'left'],
  ['that reaches into the season', { startDate: '2026-11-21', endDate: '2027-02-21' }, 'left'],
  ['that ends on its first day', { startDate: '2026-10-02', endDate: '2027-01-02' }, 'left'],
  ['that ends the day before', { startDate: '2026-10-01', endDate: '2027-01-01' }, 'kept'],
  ['that begins the day after', { startDate: '2027-03-28', endDate: '2027-06-28' }, 'kept'],
];

test.each(queues)('the queue that somebody is in, when they get a pass %s', (_, pass, expected) => {
  expect(splitQueues([winter], pass)).toEqual({ left: [], kept: [], [expected]: [winter] });
});

test('a place counts those before it, and an offer that has run out is none', () => {
  const season = { maxPasses: 1, sold: 1, queue: [missed('a'), away(waits('d')), asked('b'), waits('c')] };
  expect(placeInQueue(season, now, 'a')).toBeUndefined();
  expect(placeInQueue(season, now, 'b')).toEqual({ position: 1, offeredUntil: later.toISOString() });
  expect(placeInQueue(season, now, 'c')).toEqual({ position: 2, offeredUntil: null });
  expect(placeInQueue(season, now, undefined)).toBeUndefined();
});
