import { useQuery } from '@tanstack/react-query';
import type { AttendanceRecord } from 'shared-api';
import {
  Box,
  EmptyState,
  Link,
  ListSkeleton,
  Loaded,
  type LoadedQuery,
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

/** The sessions that the person has played; nothing where there are none. */
function Past({ records }: { records: LoadedQuery<AttendanceRecord[]> }) {
  const text = useText();
  const past = records.data && pastOf(records.data);
  if (past?.length === 0) return null;
  return (
    <Section title={text('mySessions.past')}>
      <Loaded query={{ ...records, data: past }} heading="h3" waiting={null} failed={text('schedule.failed')}>
        {(items) => <FoldedList items={items}>{(record) => <PastRow record={record} />}</FoldedList>}
      </Loaded>
    </Section>
  );
}

/** `/my-sessions`: upcoming sessions, each answered with one tap, and those that the person has played. */
export function Component() {
  const text = useText();
  const sessions = useQuery(upcomingSessionsQuery());
  const mine = useQuery(mySessionsQuery());
  const { hasClosed } = useClosing();
  // Both at once: neither list moves the other. Without a connection, what is known of one is shown.
  const data = mine.data || mine.isError ? sessions.data : undefined;
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
          query={{ ...sessions, data }}
          waiting={<ListSkeleton rows={8} rowHeight={64} />}
          failed={text('schedule.failed')}
        >
          {(found) => {
            const upcoming = upcomingOf(found, hasClosed);
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
                <Past records={mine} />
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
