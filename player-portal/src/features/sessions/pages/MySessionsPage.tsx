import { useQuery } from '@tanstack/react-query';
import { mySessionsQuery } from 'shared-api';
import { Box, ListSkeleton, Loaded, Page, useText } from 'shared-ui';
import { AnswerList } from '../components/AnswerList';
import { MySessionList } from '../components/MySessionList';
import { split } from '../my-sessions';

/** `/my-sessions`: upcoming sessions to answer, and those that the person has answered or played. */
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
      <AnswerList />
      {/* Sections below each other are this far apart; what is shown until then should be, too. */}
      <Box sx={{ mt: { xs: 5, md: 7 } }}>
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
      </Box>
    </Page>
  );
}
