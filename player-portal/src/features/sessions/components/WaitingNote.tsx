import { useQuery } from '@tanstack/react-query';
import { clubQuery, meQuery, type Session } from 'shared-api';
import { instantOf } from 'shared-api/instant';
import { Typography, useText } from 'shared-ui';
import { useNow } from '../use-now';
import { autoAssignmentOf, nextSpotOf } from '../waiting';

const minute = 60_000;

/** What happens when a spot is freed, for somebody who waits. */
export function WaitingNote({ session }: { session: Session }) {
  const text = useText();
  const now = useNow(minute);
  const { data: me } = useQuery(meQuery());
  const { data: club } = useQuery(clubQuery());
  const { sessionDate, startTime, waitingPosition } = session;
  if (!club || !sessionDate || waitingPosition === null) return null;
  const startsAt = instantOf(sessionDate, startTime);
  // Whether others ahead prefer to be asked is not known.
  const asksFirst = waitingPosition === 1 && me?.asksFirst === true;
  const next = nextSpotOf(autoAssignmentOf(club), asksFirst, startsAt.getTime() - now);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {session.place?.missedOut && <>{text('place.missedOut')} </>}
      {text(`place.next.${next}`)}
    </Typography>
  );
}
