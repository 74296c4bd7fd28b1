import { Suspense } from 'react';
import { type Session, SessionStatus as Status } from 'shared-api';
import { CapacityBar, Card, CardContent, lazyPart } from 'shared-ui';
import { ShareSession } from 'shared-ui/details';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { useClosing } from '../use-closing';
import { SessionHead } from './SessionHead';
import { SessionMarks } from './SessionMarks';
import { SessionStatus } from './SessionStatus';

// Loaded on demand: few clubs draw.
const DrawLink = lazyPart(async () => (await import('./DrawLink')).DrawLink);

/** The session to answer; of one that is over or cancelled, its own state counts. */
export function SessionPanel({ session }: { session: Session }) {
  const { status, registeredPlayersCount, maxCapacity } = session;
  const isCancelled = status === Status.Cancelled;
  const { hasClosed } = useClosing();
  const takesAnswers = !isCancelled && status !== Status.Completed && !hasClosed(session);
  const state = <SessionStatus session={session} />;
  return (
    <Card component="article">
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <SessionHead
          session={session}
          mark={
            isCancelled || status === Status.Completed ? (
              state
            ) : (
              <SessionMarks session={session} otherwise={state} />
            )
          }
          price={<SessionPrice session={session} />}
        />
        {!isCancelled && <CapacityBar taken={registeredPlayersCount} capacity={maxCapacity} />}
        {session.opening?.drawsAt && (
          <Suspense fallback={null}>
            <DrawLink session={session} />
          </Suspense>
        )}
        {takesAnswers && <ShareSession session={session} sx={{ justifySelf: 'start', ml: -1.25 }} />}
      </CardContent>
    </Card>
  );
}
