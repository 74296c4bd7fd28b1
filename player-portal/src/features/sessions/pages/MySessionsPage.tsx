import { useQuery } from '@tanstack/react-query';
import { mySessionsQuery } from 'shared-api';
import { ListSkeleton, Loaded, Page, useText } from 'shared-ui';
import { MySessionList } from '../components/MySessionList';
import { split } from '../my-sessions';

/** `/my-sessions`: the sessions the person said yes to, coming and past. */
export function Component() {
  const text = useText();
  const mine = useQuery(mySessionsQuery());
  return (
    <Page
      hidden
      width="md"
      title={text('mySessions.title')}
      lead={text('mySessions.subtitle')}
      description={text('mySessions.meta.description')}
    >
      <Loaded
        query={mine}
        waiting={<ListSkeleton rows={4} rowHeight={130} />}
        failed={text('schedule.failed')}
      >
        {(records) => {
          const { upcoming, past } = split(records);
          return (
            <>
              <MySessionList kind="upcoming" records={upcoming} />
              <MySessionList kind="past" records={past} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
