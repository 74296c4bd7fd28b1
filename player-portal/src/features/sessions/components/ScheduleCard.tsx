import { Suspense } from 'react';
import { type Session, SessionStatus as Status, useAuth } from 'shared-api';
import { CapacityBar, Card, CardActions, CardContent, lazyPart, useFormat } from 'shared-ui';
import { Participants } from './Participants';
import { ScheduleActions } from './ScheduleActions';
import { SessionHead } from './SessionHead';
import { SessionStatus } from './SessionStatus';

// Not in a visitor's first page. When they are lost, the card's actions say so.
const SessionPrice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "player" */ '../../payments/components/SessionPrice')).SessionPrice,
  () => null,
);
const SessionMarks = lazyPart(
  async () => (await import(/* webpackChunkName: "player" */ './SessionMarks')).SessionMarks,
  ({ otherwise }) => otherwise,
);

/** A session of the schedule. */
export function ScheduleCard({ session }: { session: Session }) {
  const format = useFormat();
  const loggedIn = useAuth(({ token }) => token !== null);
  const isCancelled = session.status === Status.Cancelled;
  const isPersonal = loggedIn && !isCancelled;
  const status = <SessionStatus session={session} />;
  const price = session.dropInPrice > 0 && format.money(session.dropInPrice);
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, flexGrow: 1, alignContent: 'start' }}>
        <SessionHead
          session={session}
          mark={
            isPersonal ? (
              <Suspense fallback={status}>
                <SessionMarks session={session} otherwise={status} />
              </Suspense>
            ) : (
              status
            )
          }
          price={
            isPersonal ? (
              <Suspense fallback={price}>
                <SessionPrice session={session} />
              </Suspense>
            ) : (
              price
            )
          }
        />
        {!isCancelled && (
          <>
            <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
            <Participants session={session} />
          </>
        )}
      </CardContent>
      {!isCancelled && (
        <CardActions>
          <ScheduleActions session={session} />
        </CardActions>
      )}
    </Card>
  );
}
