import type { Dashboard } from 'shared-api';
import {
  BallIcon,
  Box,
  CalendarIcon,
  Card,
  figures,
  type MessageId,
  SuccessIcon,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';

const cards = [
  {
    label: 'dashboard.total',
    window: 'dashboard.window.all',
    Icon: BallIcon,
    of: ({ totalSessions }: Dashboard) => totalSessions,
  },
  {
    label: 'dashboard.active',
    window: 'dashboard.window.open',
    Icon: SuccessIcon,
    of: ({ activeSessions }: Dashboard) => activeSessions,
  },
  {
    label: 'dashboard.upcoming',
    window: 'dashboard.window.upcoming',
    Icon: CalendarIcon,
    of: ({ upcomingSessions }: Dashboard) => upcomingSessions,
  },
] as const satisfies readonly {
  label: MessageId;
  /** The sessions counted. */
  window: MessageId;
  Icon: typeof BallIcon;
  of: (dashboard: Dashboard) => number;
}[];

/** The dashboard's three key figures. */
export function FigureCards({ dashboard }: { dashboard: Dashboard }) {
  const format = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {cards.map(({ label, window, Icon, of }) => (
        <Card key={label} component="section" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2.5 }}>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              flexShrink: 0,
              width: 52,
              height: 52,
              borderRadius: '50%',
              color: 'primary.main',
              bgcolor: 'club.hardwood',
            }}
          >
            <Icon />
          </Box>
          <div>
            <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
              <Text id={label} />
            </Typography>
            <Typography component="p" variant="h2" sx={figures}>
              {format.number(of(dashboard))}
            </Typography>
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
              <Text id={window} />
            </Typography>
          </div>
        </Card>
      ))}
    </Box>
  );
}
