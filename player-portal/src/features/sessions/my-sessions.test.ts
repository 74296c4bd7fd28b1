import { SessionStatus } from 'shared-api';
import { now, record, session } from 'shared-ui/testing';
import { pastOf, upcomingOf } from './my-sessions';

const before = '2026-11-20T15:00:00Z';
const after = '2026-11-28T15:00:00Z';

test('past ones are those said yes to whose check-in, or else whose creation, has passed, latest first', () => {
  const records = [
    record({ id: 'earlier', checkInTime: '2026-10-01T15:00:00Z' }),
    record({ id: 'coming', checkInTime: after }),
    record({ id: 'before', checkInTime: before }),
    record({ id: 'created', checkInTime: null, createdOn: '2026-11-01T15:00:00Z' }),
    record({ id: 'declined', isAttending: false, checkInTime: before }),
  ];
  expect(pastOf(records, now.getTime()).map(({ id }) => id)).toEqual(['before', 'created', 'earlier']);
});

test('upcoming ones take answers or have one, and have not started', () => {
  const at = now.getTime();
  const sessions = [
    session({ id: 'open' }),
    session({ id: 'started', sessionDate: '2026-11-01', isAttending: true }),
    session({ id: 'cancelled', status: SessionStatus.Cancelled }),
    session({ id: 'cancelled, in', status: SessionStatus.Cancelled, isAttending: true }),
    session({ id: 'closed' }),
    session({ id: 'closed, waited for', waitingPosition: 2 }),
  ];
  const hasClosed = (one: { sessionDate: string }) => 'id' in one && String(one.id).startsWith('closed');
  expect(upcomingOf(sessions, hasClosed, at).map(({ id }) => id)).toEqual([
    'open',
    'cancelled, in',
    'closed, waited for',
  ]);
});
