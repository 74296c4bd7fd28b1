import { type Session, SessionStatus } from 'shared-api';
import { Fact, PendingIcon, SessionCard, Stack, useText } from 'shared-ui';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { Participants } from './Participants';
import { ScheduleActions } from './ScheduleActions';
import { SessionMarks } from './SessionMarks';

/** One session of the schedule. */
export function ScheduleCard({ session }: { session: Session }) {
  const text = useText();
  // Nothing can be done about it, and who had said yes no longer plays.
  if (session.status === SessionStatus.Cancelled) return <SessionCard session={session} capacity={false} />;
  return (
    <SessionCard
      session={session}
      mark={<SessionMarks session={session} />}
      actions={<ScheduleActions session={session} />}
    >
      <Stack sx={{ gap: 0.75 }}>
        <SessionPrice session={session} />
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
