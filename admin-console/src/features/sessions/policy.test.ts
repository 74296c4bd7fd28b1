import type { Registration } from 'shared-api';
import { registration } from '../../testing/rows';
import { type Move, passedBy } from './policy';

const of = (userId: string, standing: Registration['place']['standing'], position: number | null = null) =>
  registration({ userId, userName: userId, place: { standing, position } });
// In no order, as they may come.
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
  expect(passedBy(everybody, move, userId).map(({ userName }) => userName)).toEqual(expected);
});
