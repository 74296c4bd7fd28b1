import { Suspense } from 'react';
import { type Session, SessionStatus, useAuth } from 'shared-api';
import { lazyPart, Skeleton } from 'shared-ui';
import { loadPlayerCard } from '../player-card';
import { CardFrame } from './CardFrame';
import { VisitorActions } from './VisitorActions';

// Not in a visitor's first page. Without it, the card is everybody's, and says what is missing.
const PlayerCard = lazyPart(loadPlayerCard, ({ session }, notice) => (
  <CardFrame session={session} actions={notice} />
));

/** A session of the schedule. */
export function ScheduleCard({ session }: { session: Session }) {
  const loggedIn = useAuth(({ token }) => token !== null);
  if (!loggedIn || session.status === SessionStatus.Cancelled)
    return <CardFrame session={session} actions={<VisitorActions session={session} />} />;
  const waiting = <Skeleton variant="rounded" width="100%" height={44} />;
  return (
    <Suspense fallback={<CardFrame session={session} actions={waiting} />}>
      <PlayerCard session={session} />
    </Suspense>
  );
}
