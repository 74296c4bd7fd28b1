import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { useFormat } from '../format/use-format';
import { defineIcon } from '../mui/define-icon';
import { LocationIcon } from '../mui/icons';
import { PlaceName } from './PlaceName';

const TimeIcon = defineIcon(
  'ScheduleRounded',
  'M11.99 2C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8m-.22-13h-.06c-.4 0-.72.32-.72.72v4.72c0 .35.18.68.49.86l4.15 2.49c.34.2.78.1.98-.24.21-.34.1-.79-.25-.99l-3.87-2.3V7.72c0-.4-.32-.72-.72-.72',
);

export type SessionWhenWhere = Pick<Session, 'startTime' | 'endTime' | 'location'>;

/** A line with an icon. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        alignItems: 'flex-start',
        color: 'text.secondary',
        '& svg': { mt: '1px', fontSize: 20, color: 'secondary.main' },
      }}
    >
      {icon}
      <Typography variant="body2" component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}

/** A session's time and location on its card. */
export function SessionFacts({ session }: { session: SessionWhenWhere }) {
  const format = useFormat();
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Fact icon={<TimeIcon aria-hidden />}>{format.timeRange(session.startTime, session.endTime)}</Fact>
      <Fact icon={<LocationIcon aria-hidden />}>
        <PlaceName>{session.location}</PlaceName>
      </Fact>
    </Stack>
  );
}
