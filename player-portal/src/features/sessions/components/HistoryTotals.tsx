import type { AttendanceRecord } from 'shared-api';
import { Box, figures, Stack, Text, Typography } from 'shared-ui';
import { totals } from '../history';

/** How often the person has played, will play, and declined. */
export function HistoryTotals({ records }: { records: readonly AttendanceRecord[] }) {
  const counts = totals(records);
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
        gap: 1.5,
        m: 0,
        mb: 4,
        p: 0,
        listStyle: 'none',
      }}
    >
      {(['played', 'coming', 'declined'] as const).map((fate) => (
        <Stack
          key={fate}
          component="li"
          sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: '16px', bgcolor: 'club.hardwood' }}
        >
          <Typography component="span" variant="h1" sx={figures}>
            {counts[fate]}
          </Typography>
          <Typography component="span" variant="body2">
            <Text id={`history.total.${fate}`} values={{ count: counts[fate] }} />
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
