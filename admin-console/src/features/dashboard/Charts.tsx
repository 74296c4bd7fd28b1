import type { ReactNode } from 'react';
import { type Dashboard, rules, SessionStatus } from 'shared-api';
import { Box, clubDate, figures, type MessageId, statuses, Text, useFormat, useText } from 'shared-ui';
import { BarChart, type Fill, PieChart } from 'shared-ui/charts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared-ui/resource';
import { ChartCard } from './ChartCard';
import { attendanceFacts, upToToday } from './levels';

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** Rows, each with its name first. */
  rows: readonly (readonly string[])[];
}

/** A chart's data as a table. */
function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <TableContainer sx={{ maxHeight: 400 }} tabIndex={0} role="region" aria-label={caption}>
      <Table
        aria-label={caption}
        // On a phone, small enough for all columns.
        sx={{ '& .MuiTableCell-root': { ...figures, px: { xs: 0.75, sm: 1.5 }, py: 1 } }}
      >
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={heads[index + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Average attendance against capacity, by date, up to today. */
function AttendanceCard({ entries }: { entries: Dashboard['attendanceByDate'] }) {
  const text = useText();
  const format = useFormat();
  const facts = attendanceFacts(entries);
  const today = clubDate();
  const isTaken = entries.some(({ taken }) => taken);
  const days = upToToday(entries, today);
  const dayOf = (date: string) => format.date(date, 'dayMonth');
  const whole = (value: number) => format.number(Math.round(value * 10) / 10);
  const description = facts
    ? text('dashboard.attendanceText', {
        count: facts.count,
        from: format.date(facts.from, 'medium'),
        to: format.date(facts.to, 'medium'),
        average: whole(facts.average),
        capacity: whole(facts.capacity),
        best: format.date(facts.best, 'medium'),
      })
    : '';
  return (
    <ChartCard
      title="dashboard.attendance"
      hint={text(isTaken ? 'dashboard.window.taken' : 'dashboard.window.held', { days: rules.dashboardDays })}
      empty={!facts}
      chart={
        <BarChart
          description={`${text('dashboard.attendance')}. ${description}`}
          categories={days.map(({ sessionDate }) => dayOf(sessionDate))}
          bars={{
            id: 'average',
            label: text('dashboard.average'),
            fill: 'primary',
            values: days.map(({ averageAttendance }) => averageAttendance),
          }}
          line={{
            id: 'capacity',
            label: text('dashboard.capacity'),
            values: days.map(({ maxCapacity }) => maxCapacity),
          }}
          mark={{ at: dayOf(today), label: text('dashboard.today') }}
        />
      }
      table={
        <FigureTable
          caption={text('dashboard.attendance')}
          heads={[
            text('ui.field.date'),
            text('dashboard.average'),
            text('dashboard.capacity'),
            text('dashboard.fill'),
          ]}
          rows={entries.map(({ sessionDate, averageAttendance, maxCapacity }) => [
            format.date(sessionDate, 'medium'),
            whole(averageAttendance),
            format.number(maxCapacity),
            format.percent(maxCapacity > 0 ? averageAttendance / maxCapacity : 0),
          ])}
        />
      }
    />
  );
}

interface Share {
  id: string;
  label: MessageId;
  count: number;
  fill: Fill;
}

interface ShareCardProps {
  title: MessageId;
  /** The sessions included. */
  hint: ReactNode;
  /** The heading of the first column. */
  kind: MessageId;
  shares: readonly Share[];
}

/** A breakdown of sessions: a pie chart and a table. */
function ShareCard({ title, hint, kind, shares }: ShareCardProps) {
  const text = useText();
  const format = useFormat();
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => format.percent(total > 0 ? count / total : 0);
  const description = shares
    .map(({ label, count }) =>
      text('dashboard.sliceText', { label: text(label), count: format.number(count), share: shareOf(count) }),
    )
    .join(', ');
  return (
    <ChartCard
      title={title}
      hint={hint}
      empty={total === 0}
      chart={
        <PieChart
          description={`${text(title)}. ${description}.`}
          slices={shares.map(({ id, label, count, fill }) => ({
            id,
            label: text(label),
            value: count,
            fill,
          }))}
        />
      }
      table={
        <FigureTable
          caption={text(title)}
          heads={[text(kind), text('sessions.title'), text('dashboard.share')]}
          rows={shares.map(({ label, count }) => [text(label), format.number(count), shareOf(count)])}
        />
      }
    />
  );
}

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
