import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { availableSessionsQuery, type Session, SessionStatus } from 'shared-api';
import {
  Box,
  CalendarLeaf,
  CapacityBar,
  Card,
  CardContent,
  LinkButton,
  Loading,
  SessionFacts,
  Skeleton,
  Stack,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';

/** The card's shape while the session is on its way. */
function Waiting() {
  return (
    <Loading>
      <Stack sx={{ gap: 2 }}>
        <Skeleton variant="rounded" height={76} />
        <Skeleton variant="rounded" height={54} />
        <Skeleton variant="rounded" height={38} />
        <Skeleton variant="rounded" height={44} />
      </Stack>
    </Loading>
  );
}

function Teaser({ session }: { session: Session }) {
  const format = useFormat();
  const full = session.status === SessionStatus.Full;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <CalendarLeaf date={session.sessionDate} />
        <Typography variant="h3" component="p" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {format.date(session.sessionDate, 'day')}
        </Typography>
      </Stack>
      <SessionFacts session={session} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      <Box>
        {full && (
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            <Text id="home.next.full" />
          </Typography>
        )}
        <LinkButton
          fullWidth
          variant="contained"
          color="secondary"
          to="attendanceConfirmation"
          query={{ sessionId: session.id }}
        >
          <Text
            id={session.isAttending ? 'schedule.change' : full ? 'home.next.waiting' : 'home.next.register'}
          />
        </LinkButton>
      </Box>
    </Stack>
  );
}

/** The next session, ready to take a place in. Where it cannot be had, the schedule says why. */
export function NextSession() {
  const { data: arrived, isError } = useQuery(availableSessionsQuery());
  // Drawn in small steps when it arrives, so that a phone answers to a touch meanwhile.
  const data = useDeferredValue(arrived);
  if (isError && !data) return null;
  const next = data?.[0];
  return (
    <Card component="section" sx={{ width: '100%', minHeight: 330 }}>
      <CardContent>
        <Typography
          component="h2"
          variant="overline"
          sx={{ display: 'block', mb: 1.5, color: 'primary.main' }}
        >
          <Text id="home.next.title" />
        </Typography>
        {!data ? <Waiting /> : next ? <Teaser session={next} /> : <Text id="home.next.none" />}
      </CardContent>
    </Card>
  );
}
