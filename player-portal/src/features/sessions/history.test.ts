import { SessionStatus } from 'shared-api';
import { record, session } from 'shared-ui/testing';
import { historyStatus, pastRecords, weeksOf } from './history';

const on = (sessionDate: string, other: Parameters<typeof record>[0] = {}) =>
  record({ session: session({ sessionDate, status: SessionStatus.Completed }), ...other });

test.each([
  ['came', {}, 'played'],
  ['had a spot and did not come', { checkInTime: null }, 'missed'],
  ['had freed the date', { isAttending: false, checkInTime: null }, 'declined'],
  [
    'had a spot in a cancelled session',
    { session: session({ status: SessionStatus.Cancelled }) },
    'cancelled',
  ],
] as const)('who %s: %s', (_who, other, fate) => {
  expect(historyStatus(on('2026-11-14', other))).toBe(fate);
});

test('only sessions that are over count, whatever was answered for the others', () => {
  // Two minutes after the end, at noon in Montréal, of one of them.
  const now = Date.parse('2026-11-21T17:02:00Z');
  const records = ['2026-11-28', '2026-11-21', '2026-11-14'].map((date) => on(date, { isAttending: false }));
  expect(pastRecords(records, now).map((one) => one.session.sessionDate)).toEqual([
    '2026-11-21',
    '2026-11-14',
  ]);
  expect(pastRecords(records, now - 10 * 60_000)).toHaveLength(1);
});

test('a week shows the best that was in it; weeks begin on Sunday, and the last is this one', () => {
  const records = [
    on('2026-11-21', { isAttending: false }),
    on('2026-11-18'),
    on('2026-11-15', { checkInTime: null }),
    on('2026-11-14', { checkInTime: null }),
    on('2026-08-29'),
  ];
  const weeks = weeksOf(records, '2026-11-21');
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ sunday: '2026-08-30', fate: null });
  expect(weeks.slice(-2)).toEqual([
    { sunday: '2026-11-08', fate: 'missed' },
    { sunday: '2026-11-15', fate: 'played' },
  ]);
});
