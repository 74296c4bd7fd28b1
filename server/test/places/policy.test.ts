import { SessionStatus } from 'shared-api/contract';
import { placesToGive } from '../../src/features/places/policy';
import type { SessionRow } from '../../src/features/places/store';

const { Open, Full, Cancelled } = SessionStatus;
const now = new Date('2026-11-21T23:00:00Z');
const session = (status: SessionStatus, endsAt = '2026-11-28T17:00:00Z') =>
  ({ status, maxCapacity: 10, endsAt: new Date(endsAt) }) as SessionRow;

test.each([
  ['as many as are free', session(Full), 8, 2],
  ['none when all are taken', session(Full), 10, 0],
  ['none when it is overbooked', session(Open), 12, 0],
  ['none of a cancelled session', session(Cancelled), 3, 0],
  ['none of one that ends at this moment', session(Open, '2026-11-21T23:00:00Z'), 3, 0],
])('who waits gets %s', (_, row, taken, expected) => {
  expect(placesToGive(row, taken, now)).toBe(expected);
});
