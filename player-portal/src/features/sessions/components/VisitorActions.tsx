import { type Session, SessionStatus } from 'shared-api';
import { LinkButton, useText } from 'shared-ui';
import { useOpeningStage } from '../use-opening-stage';
import { pressedOn } from '../use-pressed';
import { useSessionName } from '../use-session-name';
import { Opening } from './Opening';

/** A visitor's way to a spot or to the waiting list: it is theirs once they have logged in. */
export function VisitorActions({ session }: { session: Session }) {
  const text = useText();
  const nameOf = useSessionName();
  const stage = useOpeningStage(session);
  const full = session.status === SessionStatus.Full;
  const [label, name] = full
    ? (['schedule.waiting.join', 'schedule.waiting.joinOn'] as const)
    : (['schedule.register', 'schedule.registerOn'] as const);
  if (stage) return <Opening session={session} stage={stage} />;
  return (
    <LinkButton
      fullWidth
      variant={full ? 'outlined' : 'contained'}
      color={full ? 'secondary' : 'primary'}
      to="attendanceConfirmation"
      query={{ sessionId: session.id, ...pressedOn(session, full ? 'wait' : 'yes') }}
      state={{ pressed: true }}
      aria-label={text(name, { date: nameOf(session) })}
    >
      {text(label)}
    </LinkButton>
  );
}
