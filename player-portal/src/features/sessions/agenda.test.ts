import { type Session, SessionStatus } from 'shared-api';
import { closesAt, instantOf } from 'shared-api/instant';
import { session } from 'shared-ui/testing';
import { agendaOf } from './agenda';

/** Answers close an hour before the start. */
const closing = ({ sessionDate, startTime }: Session) =>
  closesAt(instantOf(sessionDate, startTime), { answersCloseMinutes: 60 });

const today = session({ id: 'today', isAttending: false });
const later = session({ id: 'later', startTime: '14:00:00', endTime: '16:00:00' });
const nextWeek = session({ id: 'nextWeek', sessionDate: '2026-12-05' });
const cancelled = { ...today, status: SessionStatus.Cancelled };
const week = [today, nextWeek];
const lines = (...of: [string, string][]) => of.map(([id, phase]) => ({ id, phase }));

/** All at the club, on Saturday, November 28: a session from 10 to 12. */
test.each([
  ['before, after a no too', '08:59', week, [], ['today', 'nextWeek'], 'today'],
  ['closed, but not begun', '09:00', week, lines(['today', 'closed']), ['nextWeek'], 'nextWeek'],
  ['from its start', '10:00', week, lines(['today', 'running']), ['nextWeek'], 'nextWeek'],
  ['to its last minute', '11:59', week, lines(['today', 'running']), ['nextWeek'], 'nextWeek'],
  ['over', '12:00', week, [], ['nextWeek'], 'nextWeek'],
  [
    'over by the server’s word',
    '11:00',
    [{ ...today, status: SessionStatus.Completed }, nextWeek],
    [],
    ['nextWeek'],
    'nextWeek',
  ],
  ['cancelled', '08:00', [cancelled, nextWeek], [], ['today', 'nextWeek'], 'nextWeek'],
  [
    'cancelled, when it would be played',
    '10:30',
    [cancelled, nextWeek],
    lines(['today', 'running']),
    ['nextWeek'],
    'nextWeek',
  ],
  ['two on one day', '10:30', [today, later], lines(['today', 'running']), ['later'], 'later'],
  [
    'two on one day, the second closed',
    '13:00',
    [today, later, nextWeek],
    lines(['later', 'closed']),
    ['nextWeek'],
    'nextWeek',
  ],
  ['the only one, running', '10:30', [today], lines(['today', 'running']), [], undefined],
  ['none', '10:30', [], [], [], undefined],
] as const)('%s (%s)', (_what, time, sessions, underWay, ahead, next) => {
  const agenda = agendaOf(sessions, closing, instantOf('2026-11-28', time).getTime());
  expect(agenda.underWay.map(({ session: { id }, phase }) => ({ id, phase }))).toEqual(underWay);
  expect(agenda.ahead.map(({ id }) => id)).toEqual(ahead);
  expect(agenda.next?.id).toBe(next);
});
