import { useQuery } from '@tanstack/react-query';
import { clubQuery, meQuery, type Session } from 'shared-api';
import { heldMinutes, instantOf } from 'shared-api/instant';
import { Typography, useFormat, useText } from 'shared-ui';
import { useNow } from '../use-now';
import { autoAssignmentOf, nextSpotOf } from '../waiting';

const minute = 60_000;

/** The person's position in line, and what happens when a spot is freed. */
export function WaitingNote({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const now = useNow(minute);
  const { data: me } = useQuery(meQuery());
  const { data: club } = useQuery(clubQuery());
  const { sessionDate, startTime, waitingPosition } = session;
  if (!club || !sessionDate || waitingPosition === null) return null;
  const startsAt = instantOf(sessionDate, startTime);
  const autoAssignment = autoAssignmentOf(club);
  // Whether others ahead prefer to be asked is not known.
  const asksFirst = waitingPosition === 1 && me?.asksFirst === true;
  const next = nextSpotOf(autoAssignment, asksFirst, startsAt.getTime() - now);
  const until = new Date(startsAt.getTime() - autoAssignment.until * minute).toISOString();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {session.place?.missedOut && <>{text('place.missedOut')} </>}
      {text(`place.next.${next}`, {
        position: waitingPosition,
        day: format.date(until, 'shortDay'),
        time: format.time(until),
        after: autoAssignment.next,
        minutes: heldMinutes(startsAt, now),
      })}
    </Typography>
  );
}
