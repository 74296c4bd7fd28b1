import type { Dashboard } from 'shared-api';

/** The attendance chart's summary. */
export interface AttendanceFacts {
  count: number;
  from: string;
  to: string;
  average: number;
  capacity: number;
  best: string;
}

/** A date under the bars; one without data is only marked. */
export type ChartDay = { sessionDate: string; averageAttendance: number | null; maxCapacity: number | null };

/** @returns the past dates and today, so that the chart shows where it ends */
export const upToToday = (entries: Dashboard['attendanceByDate'], today: string): ChartDay[] =>
  entries.some(({ sessionDate }) => sessionDate === today)
    ? [...entries]
    : [...entries, { sessionDate: today, averageAttendance: null, maxCapacity: null }];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** @returns a summary of attendance by date; undefined without any date */
export const attendanceFacts = (entries: Dashboard['attendanceByDate']): AttendanceFacts | undefined => {
  const dates = entries.map(({ sessionDate }) => sessionDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const fill = ({ averageAttendance, maxCapacity }: (typeof entries)[number]) =>
    maxCapacity > 0 ? averageAttendance / maxCapacity : 0;
  const [best] = [...entries].sort((a, b) => fill(b) - fill(a));
  return {
    count: entries.length,
    from,
    to,
    average: mean(entries.map(({ averageAttendance }) => averageAttendance)),
    capacity: mean(entries.map(({ maxCapacity }) => maxCapacity)),
    best: best?.sessionDate ?? from,
  };
};
