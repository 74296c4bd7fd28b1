import type { Locale } from 'shared-api';
import { type DateStyle, type Formatters, formatsOf } from 'shared-api/format';

/** A date or an instant from the server; absent values have their own text. */
export type DateValue = string | Date | null | undefined;

export interface FormatTexts {
  missing: string;
  invalidDate: string;
  invalidTime: string;
  range: (start: string, end: string) => string;
}

/** One language's formats for pages, with texts for missing ('N/A') and invalid values. */
export const createFormat = (locale: Locale, texts: FormatTexts, formatters: Formatters) => {
  const formats = formatsOf(locale, formatters);

  const orText =
    <Value, More extends unknown[]>(format: (value: Value, ...more: More) => string, invalid: string) =>
    (value: Value | null | undefined, ...more: More): string => {
      if (value === null || value === undefined || value === '' || Number.isNaN(value)) return texts.missing;
      try {
        return format(value, ...more);
      } catch {
        return invalid;
      }
    };
  const time = orText(formats.time, texts.invalidTime);

  return {
    date: orText(formats.date, texts.invalidDate),
    time,
    timeRange: (start: DateValue, end: DateValue): string => texts.range(time(start), time(end)),
    dateTime: orText(
      (value: string | Date, style: DateStyle = 'medium') =>
        `${formats.date(value, style)}, ${formats.time(value)}`,
      texts.invalidDate,
    ),
    relative: orText(formats.relative, texts.invalidDate),
    money: orText(formats.money, texts.missing),
    number: orText(formats.number, texts.missing),
    percent: orText(formats.percent, texts.missing),
    season: formats.season,
  };
};

export type Format = ReturnType<typeof createFormat>;
