import type { Language } from './catalogues';

/** A calendar date as the pages write it. French names the first of a month « 1er », which `Intl` does not. */
export const dateIn = (language: Language, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { timeZone: 'UTC', ...options })
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');

/** `Saturday, March 6, 2027`, `samedi 6 mars 2027`. */
export const longDate = (date: string, language: Language): string =>
  dateIn(language, date, { dateStyle: 'full' });
