import type { Session } from 'shared-api';
import { CheckIcon, Chip, PendingIcon, Text } from 'shared-ui';

/** How the person stands to a session: in, not coming, waiting. Nothing where there is no answer. */
export function SessionMarks({ session }: { session: Pick<Session, 'isAttending' | 'waitingPosition'> }) {
  if (session.isAttending)
    return (
      <Chip size="small" color="secondary" icon={<CheckIcon />} label={<Text id="session.attending" />} />
    );
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
