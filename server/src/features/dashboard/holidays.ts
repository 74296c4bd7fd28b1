import { addDays, daysBetween, noonOf } from 'shared-api/calendar';
import type { Holiday } from 'shared-api/contract';

/** By month and day. */
const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '01-02': 'newYear',
  '06-24': 'nationalDay',
  '07-01': 'canadaDay',
  '12-24': 'christmas',
  '12-25': 'christmas',
  '12-26': 'christmas',
  '12-31': 'newYear',
};

/** Mondays by the first and last day that they can be: of Québec's Act respecting labour standards, section 60. */
const mondays: readonly (readonly [first: string, last: string, Holiday])[] = [
  ['05-18', '05-24', 'patriots'],
  ['09-01', '09-07', 'labourDay'],
  ['10-08', '10-14', 'thanksgiving'],
];

/**
 * The Québec holiday on a calendar date, its long weekend included; null for a usual day. Christmas and the new year
 * include the days around them, when community centres are closed.
 */
export function holidayOn(date: string): Holiday | null {
  const day = date.slice(5);
  const found = fixed[day];
  if (found) return found;
  const toEaster = daysBetween(date, easterOf(Number(date.slice(0, 4))));
  if (toEaster <= 2 && toEaster >= -1) return 'easter';
  // Saturday, Sunday and Monday count as that Monday.
  const toMonday = (8 - noonOf(date).getUTCDay()) % 7;
  const monday = addDays(date, toMonday).slice(5);
  const [, , holiday] = mondays.find(([first, last]) => monday >= first && monday <= last) ?? [];
  return toMonday <= 2 ? (holiday ?? null) : null;
}

/** Easter Sunday of a year (Meeus, Jones and Butcher's algorithm for the Gregorian calendar). */
function easterOf(year: number): string {
  const [cycle, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((cycle + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
}
