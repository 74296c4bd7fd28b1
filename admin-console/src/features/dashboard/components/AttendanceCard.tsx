import type { Dashboard } from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { BarChart } from 'shared-ui/charts';
import { attendanceFacts } from '../levels';
import { ChartCard } from './ChartCard';
import { FigureTable } from './FigureTable';

/** Average attendance against the places there were, date by date. */
export function AttendanceCard({ entries }: { entries: Dashboard['attendanceByDate'] }) {
  const text = useText();
  const format = useFormat();
  const facts = attendanceFacts(entries);
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
      hint="dashboard.attendanceHint"
      empty={!facts}
      chart={
        <BarChart
          description={`${text('dashboard.attendance')}. ${description}`}
          categories={entries.map(({ sessionDate }) => format.date(sessionDate, 'dayMonth'))}
          series={[
            {
              id: 'average',
              label: text('dashboard.average'),
              fill: 'primary',
              values: entries.map(({ averageAttendance }) => averageAttendance),
            },
            {
              id: 'capacity',
              label: text('dashboard.capacity'),
              fill: 'secondary',
              values: entries.map(({ maxCapacity }) => maxCapacity),
            },
          ]}
        />
      }
      table={
        <FigureTable
          caption={text('dashboard.attendance')}
          heads={[
            text('dashboard.date'),
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
