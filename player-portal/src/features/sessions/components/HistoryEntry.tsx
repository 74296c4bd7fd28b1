import type { AttendanceRecord } from 'shared-api';
import {
  Box,
  CalendarLeaf,
  CheckIcon,
  Chip,
  type ChipProps,
  CloseIcon,
  HistoryIcon,
  Link,
  Stack,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { type HistoryStatus, historyStatus, originOf } from '../history';

const looks: Record<HistoryStatus, { color: NonNullable<ChipProps['color']>; Icon: typeof CheckIcon }> = {
  played: { color: 'success', Icon: CheckIcon },
  missed: { color: 'error', Icon: CloseIcon },
  declined: { color: 'default', Icon: CloseIcon },
  cancelled: { color: 'default', Icon: HistoryIcon },
};

/** An answer: the session, its outcome, the notes. */
export function HistoryEntry({ record }: { record: AttendanceRecord }) {
  const format = useFormat();
  const fate = historyStatus(record);
  const { color, Icon } = looks[fate];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, alignItems: 'flex-start', py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <CalendarLeaf date={record.session.sessionDate} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="h2" variant="h4" sx={capitalized}>
            <Link to="session" query={{ id: record.sessionId }} color="inherit">
              {format.date(record.session.sessionDate, 'full')}
            </Link>
          </Typography>
          <Chip size="small" color={color} icon={<Icon />} label={<Text id={`history.${fate}`} />} />
        </Stack>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          <Text id={originOf(record.place)} values={{ when: format.relative(record.createdOn) }} />
        </Typography>
        {record.notes && (
          <Typography variant="body2" sx={{ mt: 0.5, fontStyle: 'italic' }}>
            {record.notes}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
