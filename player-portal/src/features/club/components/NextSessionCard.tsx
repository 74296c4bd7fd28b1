import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { Card, CardContent, Loading, Skeleton, Stack, Text, Typography } from 'shared-ui';

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

export interface NextSessionCardProps {
  /** Undefined while loading. */
  sessions: readonly Session[] | undefined;
  session: Session | undefined;
  children: (session: Session) => ReactNode;
}

/** The frame around the next session: loading, loaded, or none. */
export function NextSessionCard({ sessions, session, children }: NextSessionCardProps) {
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
        {!sessions ? <Waiting /> : session ? children(session) : <Text id="home.next.none" />}
      </CardContent>
    </Card>
  );
}
