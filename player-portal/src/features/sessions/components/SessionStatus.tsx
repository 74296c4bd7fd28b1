import { type Session, SessionStatus as Status } from 'shared-api';
import { StatusChip, Typography, useLocale, useText } from 'shared-ui';
import { useOpeningStage } from '../use-opening-stage';

/** A session's state, the same for everyone; how many wait, or why it is cancelled. */
export function SessionStatus({ session }: { session: Session }) {
  const text = useText();
  const locale = useLocale();
  const stage = useOpeningStage(session);
  const { cancelReason, waitingListCount: count } = session;
  // Its own lines say when it opens, or is drawn.
  if (stage) return null;
  const isCancelled = session.status === Status.Cancelled;
  // In the page's language, if the reason was given in it.
  const note = isCancelled
    ? (cancelReason?.[locale] ?? cancelReason?.en ?? cancelReason?.fr)
    : count > 0 && text('schedule.waiting.count', { count });
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
