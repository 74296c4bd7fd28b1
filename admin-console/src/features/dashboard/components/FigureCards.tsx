import type { Dashboard } from 'shared-api';
import { Box, Card, figures, type MessageId, Text, Typography, useFormat } from 'shared-ui';

const cards = [
  ['dashboard.total', ({ totalSessions }) => totalSessions],
  ['dashboard.active', ({ activeSessions }) => activeSessions],
  ['dashboard.upcoming', ({ upcomingSessions }) => upcomingSessions],
] as const satisfies readonly (readonly [MessageId, (dashboard: Dashboard) => number])[];

/** The dashboard's three key figures, each in one line with its name where there is room. */
export function FigureCards({ dashboard }: { dashboard: Dashboard }) {
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
