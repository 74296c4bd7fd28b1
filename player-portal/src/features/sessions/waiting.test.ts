import { autoAssignmentOf, nextSpotOf } from './waiting';

test.each([
  [24, 0, { until: 1440, next: 'asked' }],
  [24, 1439, { until: 1440, next: 'asked' }],
  [24, 2880, { until: 2880, next: 'closed' }],
  [2, 0, { until: 120, next: 'called' }],
  [0, 60, { until: 120, next: 'called' }],
  [0, 120, { until: 120, next: 'closed' }],
] as const)(
  'with %s hours to cancel and answers closed %s minutes before, spots are given and then %j',
  (answerDeadlineHours, answersCloseMinutes, autoAssignment) => {
    expect(autoAssignmentOf({ answerDeadlineHours, answersCloseMinutes })).toEqual(autoAssignment);
  },
);

test.each([
  ['until the deadline a spot is given', 24.1, false, 'given'],
  ['until the deadline who wants to be asked is asked', 24.1, true, 'asked'],
  ['after the deadline everybody is asked', 24, false, 'asked'],
  ['in the last two hours all are called', 2, false, 'called'],
  ['who wants to be asked is called then, too', 1, true, 'called'],
] as const)('%s', (_rule, hours, asksFirst, next) => {
  expect(nextSpotOf({ until: 1440, next: 'asked' }, asksFirst, hours * 3_600_000)).toBe(next);
});
