import { useQuery } from '@tanstack/react-query';
import {
  Box,
  EmptyState,
  Link,
  ListSkeleton,
  Loaded,
  Page,
  Section,
  StaleNotice,
  Typography,
  useText,
} from 'shared-ui';
import { mySessionsQuery, upcomingSessionsQuery } from '../api';
import { AnswerRow } from '../components/AnswerRow';
import { FoldedList } from '../components/FoldedList';
import { PastRow } from '../components/PastRow';
import { pastOf, upcomingOf } from '../my-sessions';
import { useClosing } from '../use-closing';

/** `/my-sessions`: upcoming sessions, each answered with one tap, and those that the person has played. */
export function Component() {
  const text = useText();
  const sessions = useQuery(upcomingSessionsQuery());
  const mine = useQuery(mySessionsQuery());
  const { hasClosed } = useClosing();
  // Both at once: neither list moves the other.
  const data = sessions.data && mine.data && { sessions: sessions.data, records: mine.data };
  return (
    <Page
      hidden
      width="md"
      title={text('mySessions.title')}
      description={text('mySessions.meta.description')}
    >
      {/* As tall as the screen from the start, so that the footer stays where it is. */}
      <Box sx={{ minHeight: '100dvh' }}>
        <StaleNotice of={[sessions, mine]} />
        <Loaded
          query={{ ...(sessions.isError ? sessions : mine), data }}
          waiting={<ListSkeleton rows={8} rowHeight={64} />}
          failed={text('schedule.failed')}
        >
          {({ sessions, records }) => {
            const upcoming = upcomingOf(sessions, hasClosed);
            const past = pastOf(records);
            return (
              <>
                <Section title={text('mySessions.upcoming')}>
                  {upcoming.length === 0 ? (
                    <EmptyState heading="h3" title={text('schedule.none.title')}>
                      {text('schedule.none.text')}
                    </EmptyState>
                  ) : (
                    <FoldedList items={upcoming}>{(session) => <AnswerRow session={session} />}</FoldedList>
                  )}
                </Section>
                {past.length > 0 && (
                  <Section title={text('mySessions.past')}>
                    <FoldedList items={past}>{(record) => <PastRow record={record} />}</FoldedList>
                  </Section>
                )}
                <Typography sx={{ mt: 2.5 }}>
                  <Link to="myAttendance">{text('mySessions.history')}</Link>
                </Typography>
              </>
            );
          }}
        </Loaded>
      </Box>
    </Page>
  );
}
