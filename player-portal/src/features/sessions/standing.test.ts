import { type Session, SessionStatus } from 'shared-api';
import { now, place, session } from 'shared-ui/testing';
import { standingOf } from './standing';

const full = SessionStatus.Full;

const asked = (minutes: number, isCall = false): Partial<Session> => ({
  status: full,
  waitingPosition: 1,
  place: place({
    standing: 'offered',
    source: 'line',
    isCall,
    offeredUntil: new Date(now.getTime() + minutes * 60_000).toISOString(),
  }),
});

test.each([
  ['nobody has answered', {}, false, 'unanswered'],
  ['a yes', { isAttending: true }, false, 'in'],
  ['a yes, once answers have closed', { isAttending: true }, true, 'in'],
  ['a no', { isAttending: false }, false, 'out'],
  ['a wait', { status: full, waitingPosition: 2 }, false, 'waiting'],
  ['a wait after a no', { status: full, isAttending: false, waitingPosition: 2 }, false, 'waiting'],
  ['a wait, once answers have closed', { status: full, waitingPosition: 2 }, true, 'closed'],
  ['a no, once answers have closed', { isAttending: false }, true, 'closed'],
  ['no answer, once answers have closed', {}, true, 'closed'],
  ['an offer', asked(1), false, 'offered'],
  ['an offer that has run out', asked(0), false, 'out'],
  ['an offer, once answers have closed', asked(1), true, 'closed'],
  ['a call', asked(1, true), false, 'called'],
  ['a call that has run out', asked(0, true), false, 'waiting'],
  [
    'a yes to a cancelled session',
    { status: SessionStatus.Cancelled, isAttending: true },
    false,
    'cancelled',
  ],
  ['a session that is over', { status: SessionStatus.Completed, isAttending: true }, true, 'completed'],
] as const)('%s', (_case, of, isClosed, standing) => {
  expect(standingOf(session(of), isClosed, now.getTime())).toBe(standing);
});
