import { useQuery } from '@tanstack/react-query';
import { meQuery, type Session } from 'shared-api';
import { heldMinutes, instantOf } from 'shared-api/instant';
import { Typography, useFormat, useText } from 'shared-ui';
import { useClosing } from '../use-closing';
import { useNow } from '../use-now';
import { nextSpotOf } from '../waiting';

const minute = 60_000;

/** The person's position in line, and what happens when a spot is freed. */
export function WaitingNote({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const now = useNow(minute);
  const { data: me } = useQuery(meQuery());
  const { deadline } = useClosing();
  const until = deadline(session);
  if (!until || session.waitingPosition === null) return null;
  const startsAt = instantOf(session.sessionDate, session.startTime);
  const next = nextSpotOf({ startsAt, deadline: until, asksFirst: me?.asksFirst ?? false }, now);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {session.place?.missedOut && <>{text('place.missedOut')} </>}
      {text(`place.next.${next}`, {
        position: session.waitingPosition,
        day: format.date(until.toISOString(), 'shortDay'),
        time: format.time(until.toISOString()),
        minutes: heldMinutes(startsAt, now),
      })}
    </Typography>
  );
}
