import { type Session, SessionStatus, useAuth } from 'shared-api';
import { Button, LinkButton, useFormat, useText } from 'shared-ui';
import { useClosing } from '../use-closing';
import { useWaitingList } from '../use-waiting-list';
import { ClosingNote } from './ClosingNote';

const secondary = { fullWidth: true, variant: 'outlined', color: 'secondary' } as const;
const primary = { fullWidth: true, variant: 'contained' } as const;

/** What can be done about a session: take a place, change the answer, wait for one; or why nothing can. */
export function ScheduleActions({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const loggedIn = useAuth(({ token }) => token !== null);
  const { join, leave } = useWaitingList(session);
  const { hasClosed } = useClosing();
  const date = format.date(session.sessionDate, 'day');
  const full = session.status === SessionStatus.Full;
  const answered =
    session.isAttending !== null && (session.isAttending || session.status === SessionStatus.Open);

  if (hasClosed(session)) return <ClosingNote session={session} />;
  if (session.waitingPosition !== null)
    return (
      <Button
        {...secondary}
        loading={leave.isPending}
        aria-label={text('schedule.waiting.leaveOn', { date })}
        onClick={() => leave.mutate()}
      >
        {text('schedule.waiting.leave')}
      </Button>
    );
  if (full && loggedIn && !answered)
    return (
      <Button
        {...secondary}
        loading={join.isPending}
        aria-label={text('schedule.waiting.joinOn', { date })}
        onClick={() => join.mutate(undefined)}
      >
        {text('schedule.waiting.join')}
      </Button>
    );
  const [label, name] = answered
    ? (['schedule.change', 'schedule.changeOn'] as const)
    : full
      ? (['schedule.waiting.join', 'schedule.waiting.joinOn'] as const)
      : (['schedule.register', 'schedule.registerOn'] as const);
  return (
    <LinkButton
      {...(answered || full ? secondary : primary)}
      to="attendanceConfirmation"
      query={{ sessionId: session.id }}
      aria-label={text(name, { date })}
    >
      {text(label)}
    </LinkButton>
  );
}
