import { useQuery } from '@tanstack/react-query';
import { mySessionsQuery } from 'shared-api';
import { ErrorState, ListSkeleton, Page, useText } from 'shared-ui';
import { MySessionList } from '../components/MySessionList';
import { split } from '../my-sessions';

/** `/my-sessions`: the sessions the person said yes to, coming and past. */
export function Component() {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(mySessionsQuery());
  const parts = data && split(data);
  return (
    <Page
      hidden
      width="md"
      title={text('mySessions.title')}
      lead={text('mySessions.subtitle')}
      description={text('mySessions.meta.description')}
    >
      {parts ? (
        <>
          <MySessionList kind="upcoming" records={parts.upcoming} />
          <MySessionList kind="past" records={parts.past} />
        </>
      ) : isError ? (
        <ErrorState error={error} fallback={text('schedule.failed')} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} rowHeight={130} />
      )}
    </Page>
  );
}
