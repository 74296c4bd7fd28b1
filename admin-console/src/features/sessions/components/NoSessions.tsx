import { useQuery } from '@tanstack/react-query';
import { Button, clubDate, EmptyState, Text } from 'shared-ui';
import type { ListControl } from 'shared-ui/resource';
import { sessionsQuery } from '../api';
import { useUpcoming } from '../use-upcoming';

/** Why the list is empty, and the way to the sessions that there are. */
export function NoSessions({ change }: Pick<ListControl, 'change'>) {
  const { total: upcoming, loading } = useUpcoming();
  const { data } = useQuery(sessionsQuery({ includePast: true, page: 1, pageSize: 1 }));
  const all = data?.total ?? 0;
  if (loading || !data) return null;
  if (all === 0)
    return (
      <EmptyState title={<Text id="sessions.empty.title" />}>
        <Text id="sessions.empty.text" />
      </EmptyState>
    );
  const from = upcoming > 0 ? clubDate() : '';
  return (
    <EmptyState
      title={<Text id="sessions.empty.range" />}
      actions={
        <Button variant="contained" onClick={() => change({ filters: { from, to: '' } })}>
          <Text
            id={upcoming > 0 ? 'sessions.empty.upcoming' : 'sessions.empty.all'}
            values={{ count: upcoming > 0 ? upcoming : all }}
          />
        </Button>
      }
    />
  );
}
