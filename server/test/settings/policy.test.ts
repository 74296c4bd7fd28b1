import type { Position } from 'shared-api/contract';
import { positionAfter } from '../../src/club/settings/settings';

const pin = { latitude: 45.5276, longitude: -73.6117 };
const other = { latitude: 45.51, longitude: -73.57 };
const before = { address: '1, rue A', position: pin };
type Change = { address: string; position?: Position | null | undefined };

const cases: [string, Change, Position | null][] = [
  ['nothing changes', { address: '1, rue A', position: pin }, pin],
  ['a change does not name it', { address: '1, rue A' }, pin],
  ['it is moved', { address: '1, rue A', position: other }, other],
  ['it is taken away', { address: '1, rue A', position: null }, null],
  ['the club moves, and it with it', { address: '2, rue B', position: other }, other],
  ['the club moves, and it is sent back as it was', { address: '2, rue B', position: { ...pin } }, null],
  ['the club moves, and nobody says where to', { address: '2, rue B' }, null],
];

test.each(cases)('the pin when %s', (_what, change, after) => {
  expect(positionAfter(before, change)).toEqual(after);
});
