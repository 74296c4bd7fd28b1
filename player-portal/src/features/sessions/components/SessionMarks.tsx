import type { Session } from 'shared-api';
import { CheckIcon, Chip, PendingIcon, Text } from 'shared-ui';
import { isAsked } from '../standing';

/** The person's own state: in, not coming, asked, waiting. Nothing without an answer. */
export function SessionMarks({
  session,
}: {
  session: Pick<Session, 'isAttending' | 'waitingPosition' | 'place'>;
}) {
  if (session.isAttending)
    return (
      <Chip size="small" color="secondary" icon={<CheckIcon />} label={<Text id="session.attending" />} />
    );
  if (isAsked(session, Date.now()))
    return <Chip size="small" color="warning" icon={<PendingIcon />} label={<Text id="session.offered" />} />;
  if (session.waitingPosition !== null)
    return (
      <Chip
        size="small"
        color="info"
        icon={<PendingIcon />}
        label={<Text id="session.waiting" values={{ position: session.waitingPosition }} />}
      />
    );
  return session.isAttending === false ? <Chip size="small" label={<Text id="session.declined" />} /> : null;
}
