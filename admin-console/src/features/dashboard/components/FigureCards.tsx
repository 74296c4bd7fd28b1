import type { Dashboard } from 'shared-api';
import {
  BallIcon,
  Box,
  CalendarIcon,
  Card,
  figures,
  type MessageId,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { SuccessIcon } from 'shared-ui/details';

const cards = [
  {
    label: 'dashboard.total',
    Icon: BallIcon,
    of: ({ totalSessions }: Dashboard) => totalSessions,
  },
  {
    label: 'dashboard.active',
    Icon: SuccessIcon,
    of: ({ activeSessions }: Dashboard) => activeSessions,
  },
  {
    label: 'dashboard.upcoming',
    Icon: CalendarIcon,
    of: ({ upcomingSessions }: Dashboard) => upcomingSessions,
  },
] as const satisfies readonly {
  label: MessageId;
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
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {cards.map(({ label, Icon, of }) => (
        <Card
          key={label}
          component="section"
          sx={{ display: 'flex', alignItems: 'center', gap: 2, p: { xs: 1.5, sm: 2.5 } }}
        >
          <Box
            aria-hidden
            sx={{
              display: { xs: 'none', sm: 'grid' },
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
          </div>
        </Card>
      ))}
    </Box>
  );
}
