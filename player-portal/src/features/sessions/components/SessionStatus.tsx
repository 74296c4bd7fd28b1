import { type Session, SessionStatus as Status } from 'shared-api';
import { StatusChip, Typography, useText } from 'shared-ui';
import { useCancelReason } from '../use-cancel-reason';

/** A session's state, the same for everyone; how many wait, or why it is cancelled. */
export function SessionStatus({ session }: { session: Session }) {
  const text = useText();
  const reason = useCancelReason(session);
  const isCancelled = session.status === Status.Cancelled;
  const count = session.waitingListCount;
  const note = isCancelled ? reason : count > 0 && text('schedule.waiting.count', { count });
  return (
    <>
      <StatusChip kind="session" status={session.status} />
      {note && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
}
