import { useQuery } from '@tanstack/react-query';
import type { AttendanceRecord } from 'shared-api';
import {
  Box,
  CalendarLeaf,
  CheckIcon,
  Chip,
  type ChipProps,
  CloseIcon,
  EmptyState,
  HistoryIcon,
  Link,
  LinkButton,
  ListSkeleton,
  Loaded,
  Page,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { myAttendanceQuery } from '../api';
import { WeekDots } from '../components/WeekDots';
import { type HistoryStatus, historyStatus, originOf, pastRecords } from '../history';

const looks: Record<HistoryStatus, { color: NonNullable<ChipProps['color']>; Icon: typeof CheckIcon }> = {
  played: { color: 'success', Icon: CheckIcon },
  missed: { color: 'error', Icon: CloseIcon },
  declined: { color: 'default', Icon: CloseIcon },
  cancelled: { color: 'default', Icon: HistoryIcon },
};

/** An answer: the session, its outcome, the notes. */
function HistoryEntry({ record }: { record: AttendanceRecord }) {
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

function History({ records }: { records: readonly AttendanceRecord[] }) {
  if (records.length === 0)
    return (
      <EmptyState
        title={<Text id="history.none.title" />}
        actions={
          <LinkButton to="schedule" variant="contained">
            <Text id="home.toSchedule" />
          </LinkButton>
        }
      >
        <Text id="history.none.text" />
      </EmptyState>
    );
  return (
    <>
      <WeekDots records={records} />
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map((record) => (
          <HistoryEntry key={record.id} record={record} />
        ))}
      </Stack>
    </>
  );
}

/** `/my-attendance`: what became of the person's answers for the sessions that are over. */
export function Component() {
  const text = useText();
  const history = useQuery(myAttendanceQuery());
  return (
    <Page hidden width="md" title={text('history.title')} description={text('history.meta.description')}>
      {/* As tall as the screen from the start, so that the footer stays where it is. */}
      <Box sx={{ minHeight: '100dvh' }}>
        <Loaded
          query={history}
          waiting={<ListSkeleton rows={6} rowHeight={92} />}
          failed={text('history.failed')}
        >
          {(records) => <History records={pastRecords(records)} />}
        </Loaded>
      </Box>
    </Page>
  );
}
