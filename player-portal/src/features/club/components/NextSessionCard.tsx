import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { availableSessionsQuery, type Session } from 'shared-api';
import { Card, CardContent, Loading, Skeleton, Stack, StaleNotice, Text, Typography } from 'shared-ui';
import { useClosing } from '../../sessions/use-closing';
import { nextSessionFor } from '../next-session';

/** The card's skeleton. */
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

interface NextSessionCardProps {
  children: (session: Session) => ReactNode;
}

/** The frame around the next session: loading, loaded, or none. When it fails to load, the schedule says why. */
export function NextSessionCard({ children }: NextSessionCardProps) {
  const query = useQuery(availableSessionsQuery());
  // A transition, so that a phone responds to touch while it renders.
  const sessions = useDeferredValue(query.data);
  const { hasClosed } = useClosing();
  if (query.isError && !sessions) return null;
  const session = nextSessionFor(sessions ?? [], hasClosed);
  return (
    <Card component="section" sx={{ width: '100%', minHeight: 300 }}>
      <CardContent>
        <StaleNotice of={[query]} />
        <Typography
          component="h2"
          variant="overline"
          sx={{ display: 'block', mb: 1.5, color: 'primary.main' }}
        >
          <Text id="home.next.title" />
        </Typography>
        {!sessions ? <Waiting /> : session ? children(session) : <Text id="attendance.none.text" />}
      </CardContent>
    </Card>
  );
}
