import type { ReactNode } from 'react';
import { now, type Session } from 'shared-api';
import { CheckIcon, Chip, PendingIcon, Text } from 'shared-ui';
import { isAsked } from '../standing';

export interface SessionMarksProps {
  session: Pick<Session, 'isAttending' | 'waitingPosition' | 'place'>;
  /** Shown without an answer. */
  otherwise?: ReactNode;
  /** Whether a pressed button beside it says “Not going”. */
  isNoPressed?: boolean;
}

/** The person's own state: in, not going, asked, waiting. */
export function SessionMarks({ session, otherwise = null, isNoPressed = false }: SessionMarksProps) {
  if (session.isAttending)
    return (
      <Chip size="small" color="secondary" icon={<CheckIcon />} label={<Text id="session.attending" />} />
    );
  if (isAsked(session, now()))
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
  if (session.place?.standing === 'waiting')
    return <Chip size="small" color="info" icon={<PendingIcon />} label={<Text id="session.inDraw" />} />;
  return session.isAttending === false && !isNoPressed ? (
    <Chip size="small" label={<Text id="session.declined" />} />
  ) : (
    otherwise
  );
}
