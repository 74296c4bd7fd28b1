import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isCalendarDate } from 'shared-api/calendar';
import { useFormat } from '../format/use-format';
import { figures } from '../theme/typography';

/** A date as a calendar page, empty for a missing date. Decorative: the full date is next to it. */
export function CalendarLeaf({ date }: { date: string }) {
  const format = useFormat();
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        minWidth: 64,
        overflow: 'hidden',
        textAlign: 'center',
        borderRadius: '14px',
        bgcolor: 'club.hardwood',
      }}
    >
      <Typography
        variant="overline"
        component="div"
        sx={{
          py: 0.25,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          textTransform: 'uppercase',
          fontSize: '0.75rem',
        }}
      >
        {format.date(date, 'leafMonth').replace('.', '')}
      </Typography>
      <Typography
        variant="h2"
        component="div"
        sx={{ ...figures, py: 0.75, fontSize: '1.75rem', lineHeight: 1.1 }}
      >
        {isCalendarDate(date) ? Number(date.slice(8, 10)) : '–'}
      </Typography>
    </Box>
  );
}
