import type { Locale } from 'shared-api';
import { type RouteName, sitePaths } from 'shared-api/paths';

export const routeNames = Object.keys(sitePaths) as RouteName[];

const locales: Locale[] = ['en', 'fr'];
const other: Record<Locale, Locale> = { en: 'fr', fr: 'en' };

/** Both patterns of a page, English first, to declare its route with. */
export const routePaths = (name: RouteName): readonly [en: string, fr: string] => [
  sitePaths[name].en,
  sitePaths[name].fr,
];

const inside = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** Longest first, so that `/admin/sessions` is found before `/admin`; `/` contains only itself. */
const known = routeNames
  .flatMap((name) => locales.map((locale) => ({ name, locale, path: sitePaths[name][locale] as string })))
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
  const target = sitePaths[entry?.name ?? 'home'][other[localeOf(pathname)]];
  const rest = entry && entry.name !== 'home' ? trimmed(pathname).slice(entry.path.length) : '';
  return `${target}${rest}${search}`;
};
