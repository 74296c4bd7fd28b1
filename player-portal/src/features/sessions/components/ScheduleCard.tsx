import { lazy, Suspense } from 'react';
import { type Session, SessionStatus, useAuth } from 'shared-api';
import { Fact, PendingIcon, SessionCard, Stack, useText } from 'shared-ui';
import { DropInPrice } from '../../payments/components/DropInPrice';
import { Participants } from './Participants';
import { ScheduleActions } from './ScheduleActions';

// Not in a visitor's first page.
const SessionPrice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ '../../payments/components/SessionPrice'))
    .SessionPrice,
}));
const SessionMarks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ './SessionMarks')).SessionMarks,
}));

/** A session of the schedule. */
export function ScheduleCard({ session }: { session: Session }) {
  const text = useText();
  const loggedIn = useAuth(({ token }) => token !== null);
  const price = <DropInPrice price={session.dropInPrice} />;
  // No actions, and an earlier yes no longer counts.
  if (session.status === SessionStatus.Cancelled) return <SessionCard session={session} capacity={false} />;
  return (
    <SessionCard
      session={session}
      mark={
        loggedIn && (
          <Suspense>
            <SessionMarks session={session} />
          </Suspense>
        )
      }
      actions={<ScheduleActions session={session} />}
    >
      <Stack sx={{ gap: 0.75 }}>
        {loggedIn ? (
          <Suspense fallback={price}>
            <SessionPrice session={session} />
          </Suspense>
        ) : (
          price
        )}
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
