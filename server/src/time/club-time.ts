import { TZDate } from '@date-fns/tz';
import { rules } from 'shared-api/contract';

/** The instant at which the clock on the club's wall shows `time` on `date`, summer time included. */
export function instantOf(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, rules.timeZone).getTime());
}

/** The calendar date at the club at `instant`, as `YYYY-MM-DD`. */
export function clubDate(instant: Date): string {
  const local = new TZDate(instant.getTime(), rules.timeZone);
  return [local.getFullYear(), local.getMonth() + 1, local.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** `date` moved by whole calendar days; independent of any zone. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** `date` moved by whole calendar months, clipped to the month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Whether a well-formed date is on the calendar: 31 February is not. */
export const isRealDate = (date: string): boolean => addDays(date, 0) === date;

/** The day of the week of a calendar date, 0 = Sunday. */
export const weekday = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();
