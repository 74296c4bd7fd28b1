import { type Session, SessionStatus } from 'shared-api';
import { Typography, useText } from 'shared-ui';
import { isAsked } from '../standing';
import { CreditNote } from './CreditNote';
import { LateCancellationNote } from './LateCancellationNote';
import { OfferNote } from './OfferNote';
import { WaitingNote } from './WaitingNote';

/** The person's own place: a running offer, the waiting list, the pass that holds it, or the price of a no. */
export function PlaceNote({ session }: { session: Session }) {
  const text = useText();
  const { place, waitingPosition } = session;
  if (isAsked(session, Date.now())) return <OfferNote session={session} />;
  if (waitingPosition !== null)
    return (
      <>
        {session.status === SessionStatus.Full && <WaitingNote session={session} />}
        <LateCancellationNote session={session} />
      </>
    );
  if (place?.standing === 'in' && place.source === 'pass')
    return (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('place.byPass')}
        </Typography>
        <CreditNote session={session} />
      </>
    );
  return <LateCancellationNote session={session} />;
}
