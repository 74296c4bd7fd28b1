import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LinkButton, ListSkeleton, Loaded, lazyPart, Text } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { NextSession } from '../../sessions/components/NextSession';
import { UndecidedSessions } from '../../sessions/components/UndecidedSessions';
import { FirstSteps } from '../../settings/components/FirstSteps';
import { dashboardQuery } from '../api';
import { FigureCards } from '../components/FigureCards';
import { Oddities } from '../components/Oddities';
import { WaitingLines } from '../components/WaitingLines';

// The figures do not wait for the charts' code.
const Charts = lazyPart(async () => (await import('../components/Charts')).Charts);

/** `/admin`: the dashboard. */
export function Component() {
  const dashboard = useQuery(dashboardQuery());
  return (
    <ConsolePage title="dashboard.title">
      <FirstSteps />
      <NextSession />
      <UndecidedSessions
        actions={({ id }) => (
          <LinkButton to="adminSession" query={{ id }} variant="contained">
            <Text id="sessions.undecided.decide" />
          </LinkButton>
        )}
      />
      <Oddities />
      <WaitingLines />
      <Loaded
        query={dashboard}
        waiting={<ListSkeleton rows={3} rowHeight={160} />}
        failed={<Text id="dashboard.failed" />}
      >
        {(data) => (
          <>
            <FigureCards dashboard={data} />
            {data.totalSessions > 0 && (
              <Suspense fallback={<ListSkeleton rows={2} rowHeight={440} />}>
                <Charts dashboard={data} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
