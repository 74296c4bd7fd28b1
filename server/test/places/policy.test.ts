import { SessionStatus } from 'shared-api/contract';
import { assertOpenForAnswers, type SessionRow } from '../../src/club/places/store';
import { initial } from '../../src/data/settings';
import type { AppError } from '../../src/errors/app-error';

const { Open, Full, Cancelled, Completed } = SessionStatus;
const now = new Date('2026-11-21T23:00:00Z');
const session = (status: SessionStatus, startsAt = '2026-11-28T15:00:00Z', answersCloseMinutes = 0) =>
  ({
    status,
    maxCapacity: 10,
    settings: { ...initial, id: 1, answersCloseMinutes },
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + 2 * 3_600_000),
  }) as SessionRow;

const moment = (offset: number) => new Date(now.getTime() + offset);
test.each([
  ['long before', session(Open), undefined],
  ['a moment before the start', session(Open, '2026-11-21T23:00:00.001Z'), undefined],
  ['exactly at the start', session(Open, '2026-11-21T23:00:00Z'), 'answersClosed'],
  ['a moment after it', session(Full, '2026-11-21T22:59:59.999Z'), 'answersClosed'],
  ['until the end', session(Full, '2026-11-21T21:00:00.001Z'), 'answersClosed'],
  ['from the end on', session(Full, '2026-11-21T21:00:00Z'), 'sessionCompleted'],
  ['an hour and a minute before, with an hour', session(Open, '2026-11-22T00:01:00Z', 60), undefined],
  ['exactly an hour before, with an hour', session(Open, '2026-11-22T00:00:00Z', 60), 'answersClosed'],
  ['a cancelled session that has closed', session(Cancelled, '2026-11-21T22:00:00Z'), 'sessionCancelled'],
  ['one that is over by its status', session(Completed), 'sessionCompleted'],
  ['who leaves the line of a cancelled session', session(Cancelled), undefined, 'leave'],
  [
    'who leaves the line of a cancelled one that has closed',
    session(Cancelled, '2026-11-21T22:00:00Z'),
    'answersClosed',
    'leave',
  ],
])('an answer %s is taken, or refused with its reason', (_, row, code, type = 'yes') => {
  const refused = (at: Date) => {
    try {
      assertOpenForAnswers(row, at, { type });
    } catch (error) {
      return (error as AppError).code;
    }
  };
  expect(refused(now)).toBe(code);
  // Once closed, answers stay closed.
  if (code) expect(refused(moment(60_000))).toBeDefined();
});
