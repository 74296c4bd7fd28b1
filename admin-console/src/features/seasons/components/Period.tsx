import type { Season } from 'shared-api';
import { Box, Text, Typography, useFormat } from 'shared-ui';

/** From when to when a season runs, and how much of it there is. */
export function Period({ season }: { season: Season }) {
  const format = useFormat();
  const { startDate, endDate, weeks, sessionsCount } = season;
  return (
    <Box>
      <Box>
        <Text
          id="seasons.period"
          values={{ start: format.date(startDate, 'medium'), end: format.date(endDate, 'medium') }}
        />
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        <Text id="seasons.length" values={{ weeks, sessions: sessionsCount }} />
      </Typography>
    </Box>
  );
}
