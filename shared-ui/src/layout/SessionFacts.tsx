import Place from '@mui/icons-material/PlaceOutlined';
import Time from '@mui/icons-material/ScheduleRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { useFormat } from '../format/use-format';
import { PlaceName } from './PlaceName';

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
      <Fact icon={<Time aria-hidden />}>{format.timeRange(session.startTime, session.endTime)}</Fact>
      <Fact icon={<Place aria-hidden />}>
        <PlaceName>{session.location}</PlaceName>
      </Fact>
    </Stack>
  );
}
