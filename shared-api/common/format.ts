import type { Locale } from '../contract/enums';
import { timeZone } from '../contract/time-zone';
import { clubTime, isCalendarDate, noonOf, parseWallTime } from './calendar';
import { now as currentTime } from './clock';
import { clubCurrency } from './money';
import { seasonNameIn } from './season-name';

/** The club is in Montréal: dates, numbers and plurals follow Canadian usage in both languages. */
export const regionOf = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Locale, string>;

const styles = {
  /** Saturday, November 21, 2026 · samedi 21 novembre 2026 */
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** November 21, 2026 · 21 novembre 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** Nov 21, 2026 · 21 nov. 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Saturday, November 21 · samedi 21 novembre; with the year where it would be unclear */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Sat, Nov 21 · sam. 21 nov.; with the year where it would be unclear */
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Nov 21 · 21 nov. */
  dayMonth: { month: 'short', day: 'numeric' },
  /** November 2026 · novembre 2026 */
  month: { year: 'numeric', month: 'long' },
  /** Saturday · samedi */
  weekday: { weekday: 'long' },
  /** The parts of a calendar leaf. */
  leafMonth: { month: 'short' },
  leafWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** A text as a sentence or a line begins: French writes weekdays and months in lower case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Creates and caches `Intl` formats: `formatters` of react-intl, or `createFormatters()` of `@formatjs/intl`. */
export interface Formatters {
  getDateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
  getNumberFormat(
    locale: string,
    options?: { style?: 'currency' | 'percent'; currency?: string; maximumFractionDigits?: number },
  ): Intl.NumberFormat;
  getRelativeTimeFormat(locale: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat;
}

/** Dates that are one word: no line breaks within them, but before the year of one with a weekday. */
const short: readonly DateStyle[] = ['medium', 'shortDay', 'dayMonth'];

/** In French the first of a month is « 1er ». */
const assemble = (locale: Locale, parts: Intl.DateTimeFormatPart[], style: DateStyle): string => {
  const textOf = ({ type, value }: Intl.DateTimeFormatPart, at: number): string => {
    if (locale === 'fr' && type === 'day' && value === '1') return '1er';
    const mayBreak = !short.includes(style) || (style === 'shortDay' && parts[at + 1]?.type === 'year');
    return mayBreak ? value : value.replaceAll(' ', '\u00a0');
  };
  return parts.map(textOf).join('');
};

/** Ten o'clock is « 10 h » in Québec, half past « 10 h 30 », with spaces that do not break. */
const clock = (locale: Locale, hours: number, minutes: number): string => {
  const padded = String(minutes).padStart(2, '0');
  if (locale === 'fr') return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${padded}`;
  return `${hours % 12 || 12}:${padded}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
};

/** More than half a year away, the same day and month could be meant for either of two years. */
const doubtful = (instant: Date, now: number) => Math.abs(instant.getTime() - now) > 182 * 86_400_000;

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A number is negative with a minus, for which `Intl` writes a hyphen. */
const withMinus = (number: string): string => number.replace('-', '\u2212');

/** An instant as the server sends it. Anything else becomes an invalid date, for which `Intl` throws. */
const instantFrom = (value: string | Date): Date =>
  typeof value === 'string' && !value.includes('T') ? new Date(Number.NaN) : new Date(value);

/**
 * Formats dates, times, money, numbers and seasons' names in one language. Sessions are calendar dates; instants are shown in the
 * club's time zone. Each function throws a RangeError for invalid input.
 */
export const formatsOf = (
  locale: Locale,
  { getDateTimeFormat, getNumberFormat, getRelativeTimeFormat }: Formatters,
) => {
  const region = regionOf[locale];
  const monthsIn = (language: Locale): string[] => {
    const format = getDateTimeFormat(regionOf[language], { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  };
  return {
    /** A calendar date or an instant. */
    date: (value: string | Date, style: DateStyle = 'long', now: number = currentTime()): string => {
      const isDay = typeof value === 'string' && isCalendarDate(value);
      const instant = isDay ? noonOf(value) : instantFrom(value);
      const withYear = (style === 'day' || style === 'shortDay') && doubtful(instant, now);
      const format = getDateTimeFormat(region, {
        ...styles[style],
        ...(withYear && { year: 'numeric' }),
        timeZone: isDay ? 'UTC' : timeZone,
      });
      return assemble(locale, format.formatToParts(instant), style);
    },
    /** A local time `HH:mm`, or an instant. */
    time: (value: string | Date): string => {
      const wall = typeof value === 'string' ? parseWallTime(value) : undefined;
      if (wall) return clock(locale, wall.hours, wall.minutes);
      const [hours = 0, minutes = 0] = clubTime(instantFrom(value)).split(':').map(Number);
      return clock(locale, hours, minutes);
    },
    /** Relative time: "in 3 days", « hier ». */
    relative: (value: string | Date, now: number = currentTime()): string => {
      const seconds = (new Date(value).getTime() - now) / 1000;
      const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return getRelativeTimeFormat(region, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
    },
    /** Dollars: $10.00 · 10,00 $ */
    money: (value: number): string =>
      withMinus(getNumberFormat(region, { style: 'currency', currency: clubCurrency }).format(value)),
    number: (value: number): string => withMinus(getNumberFormat(region).format(value)),
    /** A ratio: 0.9 is 90% · 90 % */
    percent: (value: number): string =>
      withMinus(getNumberFormat(region, { style: 'percent', maximumFractionDigits: 0 }).format(value)),
    /** A season's name in this language, where its words are known in both. */
    season: (name: string): string => seasonNameIn(name, locale, { en: monthsIn('en'), fr: monthsIn('fr') }),
  };
};

export type Formats = ReturnType<typeof formatsOf>;
