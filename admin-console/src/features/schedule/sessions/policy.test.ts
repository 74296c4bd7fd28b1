import type { Registration } from 'shared-api';
import { registration, session } from '../../../testing/rows';
import { excessSpots, lastIn, type Move, nameWithGuests, playersPassed } from './policy';

const of = (userId: string, standing: Registration['place']['standing'], position: number | null = null) =>
  registration({ userId, userName: userId, place: { standing, position } });
// Unordered, as they may arrive.
const everybody = [
  of('Di', 'waiting', 3),
  of('Ana', 'offered', 1),
  of('In', 'in'),
  of('Ben', 'waiting', 2),
  of('Out', 'out'),
];

test.each<[string, Move, string | undefined, string[]]>([
  ['somebody new is put in', 'in', undefined, ['Ana', 'Ben', 'Di']],
  ['somebody who said no is put in', 'in', 'Out', ['Ana', 'Ben', 'Di']],
  ['the last in line is put in', 'in', 'Di', ['Ana', 'Ben']],
  ['who is asked is put in', 'in', 'Ana', []],
  ['the last in line comes to the front', 'forward', 'Di', ['Ben']],
  ['the first who waits comes to the front', 'forward', 'Ben', []],
  ['somebody is taken out', 'out', 'In', []],
])('whom it passes when %s', (_, move, userId, expected) => {
  expect(playersPassed(everybody, move, userId).map(({ userName }) => userName)).toEqual(expected);
});

test.each([
  ['fewer than are taken', 20, 3, 1],
  ['as many as are taken', 20, 4, 0],
  ['none yet, while it is typed', 20, 0, 0],
  ['what an overbooked session has', 3, 3, 0],
  ['less than an overbooked session has', 3, 2, 2],
])('a capacity of %s', (_, maxCapacity, capacity, tooMany) => {
  expect(excessSpots({ ...session, maxCapacity, registeredPlayersCount: 4 }, capacity)).toBe(tooMany);
});

test('guests have spots, too: who came in last, until these are all', () => {
  const guests = [{ id: 'g', firstName: 'Max' }];
  const people = [
    of('Ana', 'in'),
    registration({ userName: 'Ben', place: { guests } }),
    of('Out', 'out'),
    of('Di', 'in'),
  ];
  const named = (spots: number) => lastIn(people, spots).map(nameWithGuests);
  expect([named(1), named(2), named(4)]).toEqual([['Di'], ['Ben + 1', 'Di'], ['Ana', 'Ben + 1', 'Di']]);
});
