import type { Locale } from 'shared-api';
import { type RouteName, routeNames, table } from './table';

/** A query's values; what is `undefined` is left out. */
export type Query = Record<string, string | number | boolean | undefined>;

const locales: Locale[] = ['en', 'fr'];
const other: Record<Locale, Locale> = { en: 'fr', fr: 'en' };

const queryText = (query: Query): string => {
  const present = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return present.length > 0 ? `?${new URLSearchParams(present)}` : '';
};

/** The address of a page. */
export const pathFor = (name: RouteName, locale: Locale, query: Query = {}): string =>
  `${table[name][locale]}${queryText(query)}`;

/** Both patterns of a page, English first, to declare its route with. */
export const routePaths = (name: RouteName): readonly [en: string, fr: string] => [
  table[name].en,
  table[name].fr,
];

const inside = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** Longest first, so that `/admin/sessions` is found before `/admin`; `/` contains only itself. */
const known = routeNames
  .flatMap((name) => locales.map((locale) => ({ name, locale, path: table[name][locale] as string })))
  .sort((a, b) => b.path.length - a.path.length);

const find = (pathname: string) => {
  const path = trimmed(pathname);
  return known.find((entry) => (entry.path === '/' ? path === '/' : inside(path, entry.path)));
};

/** The page that a path belongs to; `undefined` for one that no page has. */
export const routeOf = (pathname: string): RouteName | undefined =>
  known.find((entry) => entry.path === trimmed(pathname))?.name;

/** The language of a path: French where the path is French, English everywhere else. */
export const localeOf = (pathname: string): Locale => find(pathname)?.locale ?? 'en';

/**
 * The same page in the other language; what follows the page's own path is kept. From a path that no page has,
 * the other language's home.
 * @param search the query with its question mark, kept as it is
 */
export const alternatePath = (pathname: string, search = ''): string => {
  const entry = find(pathname);
  const target = table[entry?.name ?? 'home'][other[localeOf(pathname)]];
  const rest = entry && entry.name !== 'home' ? trimmed(pathname).slice(entry.path.length) : '';
  return `${target}${rest}${search}`;
};
