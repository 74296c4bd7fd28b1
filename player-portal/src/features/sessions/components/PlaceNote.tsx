import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { clubQuery, now, type Session, SessionStatus } from 'shared-api';
import { lazyPart } from 'shared-ui';
import { useJustJoined } from '../just-joined';
import { isAsked } from '../standing';
import { useClosing } from '../use-closing';
import { CreditNote } from './CreditNote';
import { LateCancellationNote } from './LateCancellationNote';
import { OfferNote } from './OfferNote';
import { WaitingNote } from './WaitingNote';

// Loaded on demand: most clubs have no such rule.
const NoShowNote = lazyPart(async () => (await import('../../no-shows/components/NoShowNote')).NoShowNote);

// Loaded on demand: few join a waiting list.
const TellMeHere = lazyPart(async () => (await import('../../push/components/TellMeHere')).TellMeHere);

/** The waiting list, a released date's credit, or the price of a no. */
function OwnPlace({ session }: { session: Session }) {
  const { place, waitingPosition } = session;
  const isNew = useJustJoined(session.id);
  if (isAsked(session, now())) return null;
  if (waitingPosition !== null)
    return (
      <>
        {session.status === SessionStatus.Full && <WaitingNote session={session} />}
        {isNew && (
          <Suspense fallback={null}>
            <TellMeHere />
          </Suspense>
        )}
        <LateCancellationNote session={session} />
      </>
    );
  if (place?.standing === 'in' && place.source === 'pass') return <CreditNote session={session} />;
  return <LateCancellationNote session={session} />;
}

/** What applies to the person's own place, and what missed sessions mean for it. */
export function PlaceNote({ session }: { session: Session }) {
  const { data: club } = useQuery(clubQuery());
  const { closing } = useClosing();
  return (
    <>
      {/* It asks what has become of an offer that runs out. */}
      {session.place?.standing === 'offered' && <OfferNote session={session} />}
      <OwnPlace session={session} />
      {club !== undefined && club.noShowLimit > 0 && (
        <Suspense fallback={null}>
          <NoShowNote session={session} closes={closing(session)} />
        </Suspense>
      )}
    </>
  );
}
