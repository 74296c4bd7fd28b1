import { SessionStatus } from 'shared-api';
import { session } from 'shared-ui/testing';
import { standingOf } from './standing';

const full = SessionStatus.Full;

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
  [
    'a yes to a cancelled session',
    { status: SessionStatus.Cancelled, isAttending: true },
    false,
    'cancelled',
  ],
  ['a session that is over', { status: SessionStatus.Completed, isAttending: true }, true, 'completed'],
] as const)('%s', (_case, of, isClosed, standing) => {
  expect(standingOf(session(of), isClosed)).toBe(standing);
});
