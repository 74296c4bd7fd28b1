import { useQuery } from '@tanstack/react-query';
import type { AttendanceRecord } from 'shared-api';
import { Box, EmptyState, LinkButton, ListSkeleton, Loaded, Page, Stack, Text, useText } from 'shared-ui';
import { myAttendanceQuery } from '../api';
import { HistoryEntry } from '../components/HistoryEntry';
import { WeekDots } from '../components/WeekDots';
import { pastRecords } from '../history';

function History({ records }: { records: readonly AttendanceRecord[] }) {
  if (records.length === 0)
    return (
      <EmptyState
        title={<Text id="history.none.title" />}
        actions={
          <LinkButton to="schedule" variant="contained">
            <Text id="home.toSchedule" />
          </LinkButton>
        }
      >
        <Text id="history.none.text" />
      </EmptyState>
    );
  return (
    <>
      <WeekDots records={records} />
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map((record) => (
          <HistoryEntry key={record.id} record={record} />
        ))}
      </Stack>
    </>
  );
}

/** `/my-attendance`: what became of the person's answers for the sessions that are over. */
export function Component() {
  const text = useText();
  const history = useQuery(myAttendanceQuery());
  return (
    <Page hidden width="md" title={text('history.title')} description={text('history.meta.description')}>
      {/* As tall as the screen from the start, so that the footer stays where it is. */}
      <Box sx={{ minHeight: '100dvh' }}>
        <Loaded
          query={history}
          waiting={<ListSkeleton rows={6} rowHeight={92} />}
          failed={text('history.failed')}
        >
          {(records) => <History records={pastRecords(records)} />}
        </Loaded>
      </Box>
    </Page>
  );
}
