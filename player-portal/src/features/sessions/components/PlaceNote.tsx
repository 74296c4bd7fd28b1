import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { clubQuery, meQuery, now, refresh, type Session, SessionStatus } from 'shared-api';
import { startOf } from 'shared-api/instant';
import { Alert, lazyPart, Typography, useFormat, useText } from 'shared-ui';
import { useJustJoined } from '../just-joined';
import { isAsked } from '../standing';
import { useClosing } from '../use-closing';
import { useNow } from '../use-now';
import { autoAssignmentOf, nextSpotOf } from '../waiting';

/** What happens when a spot is freed, for somebody who waits. */
function WaitingNote({ session }: { session: Session }) {
  const text = useText();
  const now = useNow();
  const { data: me } = useQuery(meQuery());
  const { data: club } = useQuery(clubQuery());
  const { sessionDate, waitingPosition } = session;
  if (!club || !sessionDate || waitingPosition === null) return null;
  // Whether others ahead prefer to be asked is not known.
  const asksFirst = waitingPosition === 1 && me?.asksFirst === true;
  const next = nextSpotOf(autoAssignmentOf(club), asksFirst, startOf(session).getTime() - now);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {session.place?.missedOut && <>{text('place.missedOut')} </>}
      {text(`place.next.${next}`)}
    </Typography>
  );
}

/** Says that a spot is offered to the person, until when, and the remaining time. */
function OfferNote({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const now = useNow(1000);
  const isOver = !isAsked(session, now);
  useEffect(() => {
    if (isOver) refresh('sessions');
  }, [isOver]);
  const { offeredUntil, isCall } = session.place ?? {};
  if (isOver || !offeredUntil) return null;
  return (
    <Alert severity="info" role="note">
      {text(isCall ? 'place.called' : 'place.offered', {
        time: format.time(offeredUntil),
        left: format.relative(offeredUntil, now),
      })}
    </Alert>
  );
}

/** Says what a no costs, and from when; after a late no, that it was not free. */
function LateCancellationNote({ session: { place } }: { session: Pick<Session, 'place'> }) {
  const text = useText();
  const format = useFormat();
  if (!place?.noCosts && !place?.late) return null;
  const { amount = 0, until = '' } = place.noCosts ?? {};
  const isFree = Date.parse(until) > now();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {place.late
        ? text('place.late')
        : text(isFree ? 'place.noCosts' : 'place.noCostsNow', {
            amount: format.money(amount),
            spots: 1 + place.guests.length,
            day: format.date(until, 'shortDay'),
            time: format.time(until),
          })}
    </Typography>
  );
}

/** Says until when releasing a date of a pass earns credit, if the club credits it. */
function CreditNote({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { data: club } = useQuery(clubQuery());
  const until = useClosing().deadline(session);
  if (!club?.creditReleasedDates || !until || until.getTime() <= now()) return null;
  const at = until.toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text('place.credited', {
        day: format.date(at, 'shortDay'),
        time: format.time(at),
      })}
    </Typography>
  );
}

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
