import { now, record, session } from 'shared-ui/testing';
import { split } from './my-sessions';

const over = session({ sessionDate: '2026-11-14' });
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

test('a session is to come while its check-in is; soonest first, and the past latest first', () => {
  const { upcoming, past } = split(
    [
      record({ id: 'far', checkInTime: '2026-12-05T15:00:00Z' }),
      record({ id: 'old', checkInTime: '2026-11-07T15:00:00Z' }),
      record({ id: 'near', checkInTime: '2026-11-28T15:00:00Z' }),
      record({ id: 'recent', checkInTime: '2026-11-14T15:00:00Z' }),
    ],
    now.getTime(),
  );
  expect(ids(upcoming)).toEqual(['near', 'far']);
  expect(ids(past)).toEqual(['recent', 'old']);
});

test('without a check-in it is when the record was made that counts', () => {
  const { past } = split([record({ checkInTime: null, createdOn: '2026-11-20T12:00:00Z' })], now.getTime());
  expect(past).toHaveLength(1);
});

test('what was declined or is waited for stands where the session does, and never in the past', () => {
  const declined = { isAttending: false, checkInTime: null };
  const { upcoming, past } = split(
    [record({ id: 'to come', ...declined }), record({ id: 'over', ...declined, session: over })],
    now.getTime(),
  );
  expect(ids(upcoming)).toEqual(['to come']);
  expect(past).toEqual([]);
});
