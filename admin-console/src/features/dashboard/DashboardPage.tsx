import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Dashboard } from 'shared-api';
import {
  Box,
  Card,
  figures,
  LinkButton,
  ListSkeleton,
  Loaded,
  lazyPart,
  type MessageId,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { ConsolePage } from '../../layout/ConsolePage';
import { NextSession } from '../schedule/sessions/NextSession';
import { UndecidedSessions } from '../schedule/sessions/UndecidedSessions';
import { FirstSteps } from '../settings/first-steps/FirstSteps';
import { dashboardQuery } from './api';
import { Oddities } from './Oddities';
import { WaitingLines } from './WaitingLines';

const cards = [
  ['dashboard.total', ({ totalSessions }) => totalSessions],
  ['dashboard.active', ({ activeSessions }) => activeSessions],
  ['dashboard.upcoming', ({ upcomingSessions }) => upcomingSessions],
] as const satisfies readonly (readonly [MessageId, (dashboard: Dashboard) => number])[];

/** The dashboard's three key figures, each in one line with its name where there is room. */
function FigureCards({ dashboard }: { dashboard: Dashboard }) {
  const format = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {cards.map(([label, of]) => (
        <Card
          key={label}
          component="section"
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: { md: 'baseline' },
            justifyContent: 'space-between',
            columnGap: 2,
            p: { xs: 1.5, sm: 2.5 },
            py: { md: 1.5 },
          }}
        >
          <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id={label} />
          </Typography>
          <Typography component="p" variant="h3" sx={figures}>
            {format.number(of(dashboard))}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

// The figures do not wait for the charts' code.
const Charts = lazyPart(async () => (await import('./Charts')).Charts);

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
