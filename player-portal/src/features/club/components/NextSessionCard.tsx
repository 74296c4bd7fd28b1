import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { availableSessionsQuery, type Session } from 'shared-api';
import {
  Card,
  CardContent,
  Loaded,
  Loading,
  Skeleton,
  Stack,
  StaleNotice,
  Text,
  Typography,
} from 'shared-ui';
import { UnderWay } from '../../sessions/components/UnderWay';
import { useAgenda } from '../../sessions/use-agenda';
import { useEased } from '../../sessions/use-eased';

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

/** The frame around the next session to answer: loading, loaded, failed, or none. */
export function NextSessionCard({ children }: NextSessionCardProps) {
  const query = useQuery(availableSessionsQuery());
  const sessions = useEased(query.data);
  const { underWay, next } = useAgenda(sessions ?? []);
  return (
    <Card component="section" sx={{ width: '100%', ...((next || !sessions) && { minHeight: 300 }) }}>
      <CardContent data-only="fresh">
        <StaleNotice of={[query]} />
        <UnderWay of={underWay} />
        <Typography
          component="h2"
          variant="overline"
          sx={{ display: 'block', mb: 1.5, color: 'primary.main' }}
        >
          <Text id="home.next.title" />
        </Typography>
        <Loaded
          heading="h3"
          query={{ ...query, data: sessions }}
          waiting={<Waiting />}
          failed={<Text id="schedule.failed" />}
        >
          {() =>
            next ? (
              <Fragment key={next.id}>{children(next)}</Fragment>
            ) : (
              <Text id={underWay.length > 0 ? 'schedule.none.text' : 'attendance.none.text'} />
            )
          }
        </Loaded>
      </CardContent>
    </Card>
  );
}
