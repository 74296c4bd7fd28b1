import { now, type Season } from 'shared-api';
import { Box, Typography, useFormat, useText } from 'shared-ui';

/** A season's first and last day, its length, and when its passes open, until they have. */
export function Period({ season }: { season: Season }) {
  const text = useText();
  const format = useFormat();
  const { startDate, endDate, weeks, sessionsCount, opensAt } = season;
  return (
    <Box>
      <Box>
        {text('seasons.period', {
          start: format.date(startDate, 'medium'),
          end: format.date(endDate, 'medium'),
        })}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {text('seasons.length', { weeks, sessions: sessionsCount })}
      </Typography>
      {opensAt && now() < Date.parse(opensAt) && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text('seasons.opens', { day: format.date(opensAt, 'shortDay'), time: format.time(opensAt) })}
        </Typography>
      )}
    </Box>
  );
}
