import type { AttendanceRecord } from 'shared-api';
import { Box, Stack, Typography, useFormat, useText } from 'shared-ui';
import { historyStatus, shownWeeks, weeksOf } from '../history';

/** Told apart by form as well as by colour: filled for a session played, crossed for one missed, a ring for a no. */
const looks = {
  played: { bgcolor: 'success.main', border: 2, borderColor: 'success.main' },
  missed: {
    border: 2,
    borderColor: 'error.main',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '45% 10%',
      bgcolor: 'error.main',
      transform: 'rotate(-45deg)',
    },
  },
  declined: { border: 2, borderColor: 'text.secondary' },
  cancelled: { transform: 'scale(0.35)', bgcolor: 'text.secondary' },
  none: { transform: 'scale(0.35)', bgcolor: 'text.secondary' },
} as const;

/** The last twelve weeks: how often the person has played, and a dot for each week. */
export function WeekDots({ records }: { records: readonly AttendanceRecord[] }) {
  const text = useText();
  const format = useFormat();
  const weeks = weeksOf(records);
  const first = weeks[0]?.sunday ?? '';
  const recent = records.filter(({ session }) => session.sessionDate >= first);
  const count = recent.filter((record) => historyStatus(record) === 'played').length;
  return (
    <Box sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, borderRadius: '16px', bgcolor: 'club.hardwood' }}>
      <Typography variant="h4" component="p" sx={{ mb: 1.5 }}>
        {text('history.weeks', { count, shown: shownWeeks })}
      </Typography>
      <Stack aria-hidden direction="row" sx={{ justifyContent: 'space-between', maxWidth: 480 }}>
        {weeks.map(({ sunday, fate }) => (
          <Box
            key={sunday}
            sx={{
              position: 'relative',
              boxSizing: 'border-box',
              width: { xs: 18, sm: 24 },
              height: { xs: 18, sm: 24 },
              borderRadius: '50%',
              forcedColorAdjust: 'none',
              ...looks[fate ?? 'none'],
            }}
          />
        ))}
      </Stack>
      <Stack
        aria-hidden
        direction="row"
        sx={{ justifyContent: 'space-between', maxWidth: 480, mt: 0.75, typography: 'body2' }}
      >
        <span>{format.date(first, 'dayMonth')}</span>
        <span>{text('history.thisWeek')}</span>
      </Stack>
    </Box>
  );
}
