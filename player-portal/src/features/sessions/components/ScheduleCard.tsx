import { type Session, SessionStatus } from 'shared-api';
import { Fact, PendingIcon, SessionCard, Stack, TicketIcon, Typography, useFormat, useText } from 'shared-ui';
import { Participants } from './Participants';
import { ScheduleActions } from './ScheduleActions';
import { SessionMarks } from './SessionMarks';

/** One session of the schedule. */
export function ScheduleCard({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  // Nothing can be done about it, and who had said yes no longer plays.
  if (session.status === SessionStatus.Cancelled) return <SessionCard session={session} />;
  return (
    <SessionCard
      session={session}
      mark={<SessionMarks session={session} />}
      actions={<ScheduleActions session={session} />}
    >
      <Stack sx={{ gap: 0.75 }}>
        <Fact icon={<TicketIcon aria-hidden />}>
          {text('ui.session.price')} ·{' '}
          <Typography component="strong" variant="body2" sx={{ fontWeight: 700, color: 'text.primary' }}>
            {format.money(session.dropInPrice)}
          </Typography>
        </Fact>
        {session.waitingListCount > 0 && (
          <Fact icon={<PendingIcon aria-hidden />}>
            {text('schedule.waiting.count', { count: session.waitingListCount })}
          </Fact>
        )}
      </Stack>
      <Participants session={session} />
    </SessionCard>
  );
}
