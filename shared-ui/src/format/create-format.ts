import { type Locale, rules } from 'shared-api';
import { isCalendarDate, noonOf, parseWallTime } from './calendar';
import { once } from './once';

const region = { en: 'en-CA', fr: 'fr-CA' } as const;

const styles = {
  /** Saturday, November 21, 2026 · samedi 21 novembre 2026 */
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** November 21, 2026 · 21 novembre 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** Nov 21, 2026 · 21 nov. 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Saturday, November 21 · samedi 21 novembre; with the year where it would be in doubt */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Sat, Nov 21 · sam. 21 nov.; with the year where it would be in doubt */
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Nov 21 · 21 nov. */
  dayMonth: { month: 'short', day: 'numeric' },
  /** November 2026 · novembre 2026 */
  month: { year: 'numeric', month: 'long' },
  /** The parts of a calendar leaf. */
  leafMonth: { month: 'short' },
  leafWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;
/** What the server sends for a date or an instant; absent values are shown as such. */
export type DateValue = string | Date | null | undefined;

export interface FormatTexts {
  missing: string;
  invalidDate: string;
  invalidTime: string;
  range: (start: string, end: string) => string;
}

/** In French the first of a month is « 1er ». */
const assemble = (locale: Locale, parts: Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');

/** Ten o'clock is « 10 h » in Québec, half past « 10 h 30 », with spaces that do not break. */
const clock = (locale: Locale, hours: number, minutes: number): string => {
  const padded = String(minutes).padStart(2, '0');
  if (locale === 'fr') return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${padded}`;
  return `${hours % 12 || 12}:${padded}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
};

/** Half a year from now the same day and month could be meant for either of two years. */
const doubtful = (instant: Date, now: number) => Math.abs(instant.getTime() - now) > 182 * 86_400_000;

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The formats of one language. Sessions are calendar dates; instants are shown at the club's clock. */
export const createFormat = (locale: Locale, texts: FormatTexts) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  const formatter = (style: DateStyle, timeZone: string, withYear: boolean) => {
    const key = `${style} ${timeZone} ${withYear}`;
    const options = { ...styles[style], timeZone, ...(withYear && { year: 'numeric' as const }) };
    const found = made.get(key) ?? new Intl.DateTimeFormat(region[locale], options);
    made.set(key, found);
    return found;
  };
  const formatted = (instant: Date, style: DateStyle, timeZone: string, now: number) => {
    const withYear = (style === 'day' || style === 'shortDay') && doubtful(instant, now);
    return assemble(locale, formatter(style, timeZone, withYear).formatToParts(instant));
  };
  const clockParts = once(
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone: rules.timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );
  const moneyFormat = once(
    () => new Intl.NumberFormat(region[locale], { style: 'currency', currency: 'CAD' }),
  );
  const numberFormat = once(() => new Intl.NumberFormat(region[locale]));
  const percentFormat = once(
    () => new Intl.NumberFormat(region[locale], { style: 'percent', maximumFractionDigits: 0 }),
  );
  const relativeFormat = once(() => new Intl.RelativeTimeFormat(region[locale], { numeric: 'auto' }));

  /** A date or an instant; 'N/A' for none, 'Invalid date' for what is neither. */
  const date = (value: DateValue, style: DateStyle = 'long', now: number = Date.now()): string => {
    if (value === null || value === undefined || value === '') return texts.missing;
    if (typeof value === 'string' && isCalendarDate(value))
      return formatted(noonOf(value), style, 'UTC', now);
    // A calendar date that does not exist (February 30) would roll over to another day.
    const instant = typeof value === 'string' && value.length <= 10 ? new Date(Number.NaN) : new Date(value);
    if (Number.isNaN(instant.getTime())) return texts.invalidDate;
    return formatted(instant, style, rules.timeZone, now);
  };

  /** A wall-clock time `HH:mm`, or an instant at the club's clock; 'N/A' and 'Invalid time'. */
  const time = (value: DateValue): string => {
    if (value === null || value === undefined || value === '') return texts.missing;
    const wall = typeof value === 'string' ? parseWallTime(value) : undefined;
    if (wall) return clock(locale, wall.hours, wall.minutes);
    const instant =
      typeof value === 'string' && !value.includes('T') ? new Date(Number.NaN) : new Date(value);
    if (Number.isNaN(instant.getTime())) return texts.invalidTime;
    const parsed = parseWallTime(clockParts().format(instant));
    return parsed ? clock(locale, parsed.hours, parsed.minutes) : texts.invalidTime;
  };

  const timeRange = (start: DateValue, end: DateValue): string => texts.range(time(start), time(end));

  const dateTime = (value: DateValue, style: DateStyle = 'medium'): string => {
    const day = date(value, style);
    return day === texts.missing || day === texts.invalidDate ? day : `${day}, ${time(value)}`;
  };

  const orMissing = (format: (value: number) => string) => (value: number | null | undefined) =>
    value === null || value === undefined || Number.isNaN(value) ? texts.missing : format(value);

  /** How long ago, or until when: "in 3 days", « hier ». */
  const relative = (value: DateValue, now: number = Date.now()): string => {
    if (value === null || value === undefined || value === '') return texts.missing;
    const seconds = (new Date(value).getTime() - now) / 1000;
    if (Number.isNaN(seconds)) return texts.invalidDate;
    const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
    return relativeFormat().format(Math.trunc(seconds / size), unit);
  };

  return {
    date,
    time,
    timeRange,
    dateTime,
    relative,
    /** Dollars: $10.00 · 10,00 $ */
    money: orMissing((value) => moneyFormat().format(value)),
    number: orMissing((value) => numberFormat().format(value)),
    /** A ratio: 0.9 is 90% · 90 % */
    percent: orMissing((value) => percentFormat().format(value)),
  };
};

export type Format = ReturnType<typeof createFormat>;
