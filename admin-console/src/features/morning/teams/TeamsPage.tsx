import { useQuery } from '@tanstack/react-query';
import { Alert, ListSkeleton, Loaded, Stack, Text, useFormat, useRecordId } from 'shared-ui';
import { BackLink } from '../../../layout/BackLink';
import { ConsolePage } from '../../../layout/ConsolePage';
import { ratingsQuery } from '../api';
import { useMorning } from '../door/use-morning';
import { TeamsBoard } from './TeamsBoard';

/** `/admin/sessions/:id/teams`: who is here, in teams. Without a network, too, by what the door has kept. */
export function Component() {
  const id = useRecordId();
  const format = useFormat();
  const { query } = useMorning(id);
  const ratings = useQuery(ratingsQuery());
  return (
    <ConsolePage
      title="teams.title"
      above={
        <BackLink to="adminDoor" query={{ session: id }} title="door.title">
          {query.data && <>, {format.date(query.data.roster.session.sessionDate, 'day')}</>}
        </BackLink>
      }
    >
      <Loaded
        query={query}
        waiting={<ListSkeleton rows={6} rowHeight={56} />}
        failed={<Text id="teams.failed" />}
      >
        {({ people, roster }) =>
          ratings.data === undefined && ratings.isLoading ? (
            <ListSkeleton rows={6} rowHeight={56} />
          ) : (
            <Stack sx={{ gap: 2.5 }}>
              {ratings.data === undefined && (
                <Alert severity="warning">
                  <Text id="teams.noStrengths" />
                </Alert>
              )}
              <TeamsBoard
                key={id}
                sessionId={id}
                people={people}
                aliases={roster.aliases}
                ratings={ratings.data ?? []}
              />
            </Stack>
          )
        }
      </Loaded>
    </ConsolePage>
  );
}
