import { SessionStatus } from 'shared-api';
import { place, record, session } from 'shared-ui/testing';
import { answerState } from './answer';

const full = { status: SessionStatus.Full, registeredPlayersCount: 20 };

test.each([
  ['an open session without an answer', session(), undefined, 'new'],
  ['an open session with an answer', session(), record(), 'update'],
  ['a full session without an answer', session(full), undefined, 'full'],
  ['a full session with an answer', session(full), record(), 'update'],
  ['a full session that was declined', session(full), record({ isAttending: false }), 'wait'],
  [
    'a full session that was declined, and is waited for since',
    session({ ...full, waitingPosition: 2 }),
    record({ isAttending: false }),
    'full',
  ],
  [
    'a full session whose line has just been left',
    session(full),
    record({ isAttending: false, place: place({ standing: 'waiting', source: 'line', position: 1 }) }),
    'full',
  ],
  ['an open session that was declined', session(), record({ isAttending: false }), 'update'],
  ['a session whose last place has just gone', session({ registeredPlayersCount: 20 }), undefined, 'full'],
  ['a cancelled session', session({ status: SessionStatus.Cancelled }), record(), 'cancelled'],
  ['a session that is over', session({ status: SessionStatus.Completed }), record(), 'completed'],
] as const)('%s', (_name, of, answer, situation) => {
  expect(answerState(of, answer, false)).toBe(situation);
});

test.each([
  ['an open session', session(), record(), 'closed'],
  ['a full session', session(full), undefined, 'closed'],
  ['a cancelled session', session({ status: SessionStatus.Cancelled }), record(), 'cancelled'],
] as const)('once answers have closed: %s', (_name, of, answer, situation) => {
  expect(answerState(of, answer, true)).toBe(situation);
});
