import { useQuery } from '@tanstack/react-query';
import { myAttendanceQuery } from 'shared-api';
import { EmptyState, ErrorState, LinkButton, ListSkeleton, Page, Stack, Text, useText } from 'shared-ui';
import { HistoryEntry } from '../components/HistoryEntry';
import { HistoryTotals } from '../components/HistoryTotals';

function Content() {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(myAttendanceQuery());
  if (!data)
    return isError ? (
      <ErrorState error={error} fallback={text('history.failed')} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={6} rowHeight={92} />
    );
  if (data.length === 0)
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
      <HistoryTotals records={data} />
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((record) => (
          <HistoryEntry key={record.id} record={record} />
        ))}
      </Stack>
    </>
  );
}

/** `/my-attendance`: every answer the person gave. */
export function Component() {
  const text = useText();
  return (
    <Page
      hidden
      width="md"
      title={text('history.title')}
      lead={text('history.subtitle')}
      description={text('history.meta.description')}
    >
      <Content />
    </Page>
  );
}
