import { type Dashboard, rules, SessionStatus } from 'shared-api';
import { Box, statuses, Text } from 'shared-ui';
import type { Fill } from 'shared-ui/charts';
import { AttendanceCard } from './AttendanceCard';
import { ShareCard } from './ShareCard';

const statusFill: Record<SessionStatus, Fill> = {
  [SessionStatus.Open]: 'success',
  [SessionStatus.Full]: 'warning',
  [SessionStatus.Cancelled]: 'error',
  [SessionStatus.Completed]: 'neutral',
};

/** The dashboard's charts. */
export function Charts({ dashboard }: { dashboard: Dashboard }) {
  const { attendanceByDate, attendanceLevels: levels, sessionsByStatus } = dashboard;
  const countOf = (status: SessionStatus) =>
    sessionsByStatus.find((entry) => entry.status === status)?.count ?? 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        mt: 2.5,
        gridTemplateColumns: { xs: '100%', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } }}>
        <AttendanceCard entries={attendanceByDate} />
      </Box>
      <ShareCard
        title="dashboard.statuses"
        hint={<Text id="dashboard.window.around" values={{ days: rules.dashboardDays }} />}
        kind="ui.field.status"
        shares={Object.values(SessionStatus).map((status) => ({
          id: String(status),
          label: statuses.session[status].label,
          count: countOf(status),
          fill: statusFill[status],
        }))}
      />
      <ShareCard
        title="dashboard.levels"
        hint={<Text id="dashboard.window.held" values={{ days: rules.dashboardDays }} />}
        kind="dashboard.level"
        shares={[
          { id: 'high', label: 'dashboard.level.high', count: levels.high, fill: 'success' },
          { id: 'medium', label: 'dashboard.level.medium', count: levels.medium, fill: 'warning' },
          { id: 'low', label: 'dashboard.level.low', count: levels.low, fill: 'error' },
        ]}
      />
    </Box>
  );
}
