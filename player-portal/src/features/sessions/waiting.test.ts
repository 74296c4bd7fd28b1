import { nextSpotOf } from './waiting';

const startsAt = new Date('2026-11-28T15:00:00Z');
const deadline = new Date('2026-11-27T15:00:00Z');
const before = (hours: number) => startsAt.getTime() - hours * 3_600_000;

test.each([
  ['until the deadline a spot is given', 24.1, false, 'given'],
  ['until the deadline who wants to be asked is asked', 24.1, true, 'asked'],
  ['after the deadline everybody is asked', 24, false, 'asked'],
  ['in the last two hours all are called', 2, false, 'called'],
  ['who wants to be asked is called then, too', 1, true, 'called'],
] as const)('%s', (_rule, hours, asksFirst, next) => {
  expect(nextSpotOf({ startsAt, deadline, asksFirst }, before(hours))).toBe(next);
});
