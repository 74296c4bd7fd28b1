import { createIntl } from 'react-intl';
import { pageTables } from '../../infra/build/page-tables.mjs';
import { formatsOf, regionOf } from '../../shared-api/common/format';
import { pathIn, type Query, siteOf } from '../../shared-api/common/pages';
import { type Language, texts } from './catalogues';

const site = siteOf(pageTables());

const pathOf = (page: string, language: Language, query: Query = {}): string =>
  pathIn(site, page, language, query, () => {
    throw new Error(`no page ${page}`);
  });

const localeOf = (language: Language) => {
  const { formatMessage, formatters } = createIntl({
    locale: regionOf[language],
    messages: texts[language],
  });
  const formats = formatsOf(language, formatters);
  return {
    ...formats,
    language,
    /** A text as the page shows it, for finding elements by their accessible name. @throws when there is none */
    t: (id: string, values: Record<string, string | number> = {}): string => {
      if (texts[language][id] === undefined) throw new Error(`no text ${id}`);
      return formatMessage({ id }, values);
    },
    /** `Saturday, March 6, 2027`, `samedi 6 mars 2027`. */
    longDate: (date: string): string => formats.date(date, 'full'),
    /** A page's path, with a query. */
    path: (page: string, query?: Query): string => pathOf(page, language, query),
    /** Matches the address of a page, with any query. */
    address: (page: string): RegExp => new RegExp(`^https?://[^/]+${pathOf(page, language)}(\\?.*)?$`),
  };
};

/** Texts, dates, amounts and paths by language. */
export const locales = { en: localeOf('en'), fr: localeOf('fr') };

/**
 * The languages of a file's journeys: usually one, so that each assertion is made once, with some files in each;
 * both every night.
 * @param language the one by default
 */
export const journeyLocales = (language: Language): Locale[] =>
  process.env.TEST_FULL ? Object.values(locales) : [locales[language]];

export type Locale = (typeof locales)[Language];
