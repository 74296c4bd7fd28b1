import { rules } from 'shared-api/contract';
import type { Locale } from '../messages';

const region = { en: 'en-CA', fr: 'fr-CA' } as const;

const make = (locale: Locale) => ({
  day: new Intl.DateTimeFormat(region[locale], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }),
  date: new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeZone: 'UTC' }),
  instant: new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeZone: rules.timeZone }),
  money: new Intl.NumberFormat(region[locale], { style: 'currency', currency: 'CAD' }),
});
const made = { en: make('en'), fr: make('fr') };

// In French the first of a month is « 1er ».
const assemble = (locale: Locale, format: Intl.DateTimeFormat, value: Date): string =>
  format
    .formatToParts(value)
    .map((part) => (locale === 'fr' && part.type === 'day' && part.value === '1' ? '1er' : part.value))
    .join('');

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** « 10 h », « 10 h 30 » and "10:30 AM", with spaces that do not break. */
function clock(locale: Locale, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const padded = String(minutes).padStart(2, '0');
  if (locale === 'fr') return `${hours}\u00a0h${minutes ? `\u00a0${padded}` : ''}`;
  return `${hours % 12 || 12}:${padded}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}

/** How one language writes dates, times and money; French as Québec writes it. */
export const formats = (locale: Locale) => ({
  /** Saturday, November 21 · samedi 21 novembre */
  day: (date: string) => assemble(locale, made[locale].day, noon(date)),
  /** November 21, 2026 · 21 novembre 2026 */
  date: (date: string) => assemble(locale, made[locale].date, noon(date)),
  /** The club's calendar date of an instant. */
  instant: (iso: string) => assemble(locale, made[locale].instant, new Date(iso)),
  /** 10:00 AM · 10 h */
  time: (time: string) => clock(locale, time),
  /** $10.00 · 10,00 $ */
  money: (amount: number) => made[locale].money.format(amount),
});
export type Formats = ReturnType<typeof formats>;
