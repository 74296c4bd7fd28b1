import { useQuery } from '@tanstack/react-query';
import { Box, CardGridSkeleton, Loaded, Page, StaleNotice, useText } from 'shared-ui';
import { OpeningSoon } from '../../../components/OpeningSoon';
import { useOpening } from '../../../components/use-opening';
import { upcomingSessionsQuery } from '../api';
import { ScheduleFilters } from '../components/ScheduleFilters';
import { ScheduleList } from '../components/ScheduleList';
import { useEased } from '../use-eased';
import { useScheduleState } from '../use-schedule-state';

/** `/schedule`: the upcoming sessions, cancelled ones marked, three at a time. */
export function Component() {
  const text = useText();
  const [state, change] = useScheduleState();
  const sessions = useQuery(upcomingSessionsQuery());
  const data = useEased(sessions.data);
  const isOpening = useOpening();

  return (
    <Page title={text('schedule.title')} description={text('schedule.meta.description')}>
      {isOpening ? (
        <OpeningSoon />
      ) : (
        <>
          <ScheduleFilters state={state} onChange={change} />
          <Box data-only="fresh" sx={{ mt: { xs: 1.5, md: 3 } }}>
            <StaleNotice of={[sessions]} />
            <Loaded
              query={{ ...sessions, data }}
              waiting={<CardGridSkeleton cards={3} height={300} />}
              failed={text('schedule.failed')}
            >
              {(found) => <ScheduleList sessions={found} state={state} onChange={change} />}
            </Loaded>
          </Box>
        </>
      )}
    </Page>
  );
}
