import { useEffect } from 'react';
import { refresh, type Session } from 'shared-api';
import { Alert, useFormat, useText } from 'shared-ui';
import { isAsked } from '../standing';
import { useNow } from '../use-now';

/** Says that a spot is offered to the person, until when, and the remaining time. */
export function OfferNote({ session }: { session: Session }) {
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
