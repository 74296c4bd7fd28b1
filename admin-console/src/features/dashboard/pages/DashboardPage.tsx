import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dashboardQuery } from 'shared-api';
import { ErrorState, ListSkeleton, Text } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { FigureCards } from '../components/FigureCards';

// The figures do not wait for what draws them.
const Charts = lazy(async () => ({ default: (await import('../components/Charts')).Charts }));

/** `/admin`: how the Saturdays are going. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(dashboardQuery());
  return (
    <ConsolePage title="dashboard.title" lead="dashboard.intro">
      {!data && error === null && <ListSkeleton rows={3} rowHeight={160} />}
      {!data && error !== null && (
        <ErrorState error={error} fallback={<Text id="dashboard.failed" />} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <FigureCards dashboard={data} />
          <Suspense fallback={<ListSkeleton rows={2} rowHeight={440} />}>
            <Charts dashboard={data} />
          </Suspense>
        </>
      )}
    </ConsolePage>
  );
}
