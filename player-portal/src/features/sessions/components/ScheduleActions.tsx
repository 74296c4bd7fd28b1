import { Suspense } from 'react';
import { type Session, SessionStatus, useAuth } from 'shared-api';
import { LinkButton, lazyPart, Skeleton, useText } from 'shared-ui';
import { useClosing } from '../use-closing';
import { useSessionName } from '../use-session-name';
import { ClosingNote } from './ClosingNote';

// Not in a visitor's first page.
const PlayerActions = lazyPart(
  async () => (await import(/* webpackChunkName: "player" */ './PlayerActions')).PlayerActions,
);

/** A session's actions: save a spot, answer, join the waiting list; or why there are none. */
export function ScheduleActions({ session }: { session: Session }) {
  const text = useText();
  const nameOf = useSessionName();
  const loggedIn = useAuth(({ token }) => token !== null);
  const { hasClosed } = useClosing();
  if (hasClosed(session)) return <ClosingNote session={session} />;
  if (loggedIn)
    return (
      <Suspense fallback={<Skeleton variant="rounded" width="100%" height={44} />}>
        <PlayerActions session={session} />
      </Suspense>
    );
  const full = session.status === SessionStatus.Full;
  const [label, name] = full
    ? (['schedule.waiting.join', 'schedule.waiting.joinOn'] as const)
    : (['schedule.register', 'schedule.registerOn'] as const);
  return (
    <LinkButton
      fullWidth
      variant={full ? 'outlined' : 'contained'}
      color={full ? 'secondary' : 'primary'}
      to="attendanceConfirmation"
      query={{ sessionId: session.id }}
      aria-label={text(name, { date: nameOf(session) })}
    >
      {text(label)}
    </LinkButton>
  );
}
