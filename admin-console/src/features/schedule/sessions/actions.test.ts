import { type Session, SessionStatus } from 'shared-api';
import { sessionActions } from './actions';

const offered = (status: SessionStatus) =>
  sessionActions.filter(({ when }) => when?.({ status } as Session) ?? true).map(({ id }) => id);

test('only an open session can be cancelled', () => {
  expect(offered(SessionStatus.Open)).toContain('cancel');
  for (const status of [SessionStatus.Full, SessionStatus.Cancelled, SessionStatus.Completed])
    expect(offered(status)).toEqual(['details', 'edit', 'delete']);
});
