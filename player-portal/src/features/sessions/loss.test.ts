import { place, session } from 'shared-ui/testing';
import { lossOf } from './loss';

const deadline = new Date('2026-11-27T15:00:00Z');
const late = deadline.getTime() + 1;

test.each([
  [
    'without a spot there is nothing to lose',
    { isAttending: null, waitingListCount: 3 },
    deadline,
    late,
    undefined,
  ],
  ['in time, and nobody waits', { isAttending: true }, deadline, deadline.getTime(), undefined],
  [
    'after the deadline',
    { isAttending: true },
    deadline,
    late,
    { isLate: true, isPassedOn: false, costs: 0, guests: [] },
  ],
  [
    'the price, from the moment that was promised',
    { isAttending: true, place: place({ noCosts: { amount: 20, until: deadline.toISOString() } }) },
    undefined,
    deadline.getTime(),
    { isLate: false, isPassedOn: false, costs: 20, guests: [] },
  ],
  [
    'not the price a moment before',
    { isAttending: true, place: place({ noCosts: { amount: 20, until: deadline.toISOString() } }) },
    undefined,
    deadline.getTime() - 1,
    undefined,
  ],
  [
    'somebody waits',
    { isAttending: true, waitingListCount: 1 },
    deadline,
    0,
    { isLate: false, isPassedOn: true, costs: 0, guests: [] },
  ],
  [
    'a guest’s spot, too',
    { isAttending: true, place: place({ guests: [{ id: 'g', firstName: 'Ana' }] }) },
    deadline,
    0,
    { isLate: false, isPassedOn: false, costs: 0, guests: ['Ana'] },
  ],
  ['a session without a date is never late', { isAttending: true }, undefined, late, undefined],
])('what a no loses: %s', (_case, of, until, now, loss) => {
  expect(lossOf(session(of), until, now)).toEqual(loss);
});
