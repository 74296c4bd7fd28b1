import { timeZone } from '../contract/time-zone';
import { now } from './clock';

/** A calendar date (`YYYY-MM-DD`): the same day in every time zone. */
const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A local time of the club, `HH:mm` (seconds are allowed and ignored). */
const wallTime = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;

/** Whether a text is a calendar date that exists: 2026-02-30 does not. */
export const isCalendarDate = (value: string): boolean => {
  const [, year, month, day] = calendarDate.exec(value) ?? [];
  if (!year || !month || !day) return false;
  const date = noonOf(value);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

/** Noon UTC of a calendar date: a formatter in UTC shows it as that day. */
export const noonOf = (value: string): Date => new Date(`${value}T12:00:00Z`);

/** Hours and minutes of a local time, or `undefined`. */
export const parseWallTime = (value: string): { hours: number; minutes: number } | undefined => {
  const [, hours, minutes] = wallTime.exec(value) ?? [];
  return hours && minutes ? { hours: Number(hours), minutes: Number(minutes) } : undefined;
};

/** Formats are created on first use, since each takes a phone some 20 ms. */
let clubDay: Intl.DateTimeFormat | undefined;

/** An instant's calendar date at the club, e.g. today's. */
export const clubDate = (instant: Date | number = now()): string => {
  clubDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const { year, month, day } = Object.fromEntries(
    clubDay.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
};

let clubClock: Intl.DateTimeFormat | undefined;

/** An instant's local time at the club, as `HH:mm`. */
export const clubTime = (instant: Date | number): string => {
  clubClock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clubClock.format(instant);
};

/** A calendar date shifted by some days. */
export const addDays = (date: string, days: number): string => {
  const day = noonOf(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** The number of days from the first calendar date to the second; negative when it is earlier. */
export const daysBetween = (first: string, last: string): number =>
  (noonOf(last).getTime() - noonOf(first).getTime()) / 86_400_000;

/** A calendar date shifted by some months; the last day of the month when that month is shorter. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};
