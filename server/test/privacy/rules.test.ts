import { dueOn, keptUntil, requestState, untoldOf } from '../../src/club/privacy/rules';

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2027-01-31', '2027-03-02'],
  ['2028-02-01', '2028-03-02'],
])('what is asked on %s is to be answered by %s', (askedOn, by) => {
  expect(dueOn(askedOn)).toBe(by);
});

test.each([
  ['2026-11-21', null, '2026-11-21', 'open'],
  ['2026-11-21', null, '2026-12-21', 'open'],
  ['2026-11-21', null, '2026-12-22', 'overdue'],
  ['2026-11-21', '2027-03-01', '2027-03-02', 'answered'],
] as const)('asked on %s and answered on %s, a request is on %s %s', (askedOn, answeredOn, today, state) => {
  expect(requestState({ askedOn, answeredOn }, today)).toBe(state);
});

test.each([
  [false, null, null, []],
  [true, null, null, ['commission', 'people']],
  [true, '2026-11-21', null, ['people']],
  [true, null, '2026-11-21', ['commission']],
  [true, '2026-11-21', '2026-11-21', []],
] as const)(
  'serious: %s, Commission told: %s, people told: %s; still to be told: %j',
  (serious, commissionToldOn, peopleToldOn, untold) => {
    expect(untoldOf({ serious, commissionToldOn, peopleToldOn })).toEqual(untold);
  },
);

test.each([
  ['2026-11-21', '2031-11-21'],
  ['2028-02-29', '2033-02-28'],
])('an incident noticed on %s stays in the register until %s', (noticedOn, until) => {
  expect(keptUntil(noticedOn)).toBe(until);
});
