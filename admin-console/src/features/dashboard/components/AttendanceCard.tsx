import { type Dashboard, rules } from 'shared-api';
import { clubDate, useFormat, useText } from 'shared-ui';
import { BarChart } from 'shared-ui/charts';
import { attendanceFacts, upToToday } from '../levels';
import { ChartCard } from './ChartCard';
import { FigureTable } from './FigureTable';

/** Average attendance against capacity, by date, up to today. */
export function AttendanceCard({ entries }: { entries: Dashboard['attendanceByDate'] }) {
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
