import { type Session, SessionStatus, useAuth } from 'shared-api';
import { Button, LinkButton, useFormat, useText } from 'shared-ui';
import { useWaitingList } from '../waiting-list';

/** What can be done about a session: take a place, change the answer, wait for one. */
export function ScheduleActions({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const loggedIn = useAuth(({ token }) => token !== null);
  const { join, leave } = useWaitingList(session);
  const date = format.date(session.sessionDate, 'day');
  const query = { sessionId: session.id };

  if (session.waitingPosition !== null)
    return (
      <Button
        fullWidth
        variant="outlined"
        color="secondary"
        loading={leave.isPending}
        aria-label={text('schedule.waiting.leaveOn', { date })}
        onClick={() => leave.mutate()}
      >
        {text('schedule.waiting.leave')}
      </Button>
    );

  if (session.isAttending !== null && (session.isAttending || session.status === SessionStatus.Open))
    return (
      <LinkButton
        fullWidth
        variant="outlined"
        color="secondary"
        to="attendanceConfirmation"
        query={query}
        aria-label={text('schedule.changeOn', { date })}
      >
        {text('schedule.change')}
      </LinkButton>
    );

  if (session.status === SessionStatus.Full && loggedIn)
    return (
      <Button
        fullWidth
        variant="outlined"
        color="secondary"
        loading={join.isPending}
        aria-label={text('schedule.waiting.joinOn', { date })}
        onClick={() => join.mutate(undefined)}
      >
        {text('schedule.waiting.join')}
      </Button>
    );

  const full = session.status === SessionStatus.Full;
  return (
    <LinkButton
      fullWidth
      variant={full ? 'outlined' : 'contained'}
      color={full ? 'secondary' : 'primary'}
      to="attendanceConfirmation"
      query={query}
      aria-label={text(full ? 'schedule.waiting.joinOn' : 'schedule.registerOn', { date })}
    >
      {text(full ? 'schedule.waiting.join' : 'schedule.register')}
    </LinkButton>
  );
}
