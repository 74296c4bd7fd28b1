import { type Session, SessionStatus } from 'shared-api';
import { isAsked } from '../standing';
import { CreditNote } from './CreditNote';
import { LateCancellationNote } from './LateCancellationNote';
import { OfferNote } from './OfferNote';
import { WaitingNote } from './WaitingNote';

/** What applies to the person's own place: a running offer, the waiting list, a released date's credit, or the price of a no. */
export function PlaceNote({ session }: { session: Session }) {
  const { place, waitingPosition } = session;
  if (isAsked(session, Date.now())) return <OfferNote session={session} />;
  if (waitingPosition !== null)
    return (
      <>
        {session.status === SessionStatus.Full && <WaitingNote session={session} />}
        <LateCancellationNote session={session} />
      </>
    );
  if (place?.standing === 'in' && place.source === 'pass') return <CreditNote session={session} />;
  return <LateCancellationNote session={session} />;
}
