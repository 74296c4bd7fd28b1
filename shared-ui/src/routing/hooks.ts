import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from 'shared-api';
import { pathFor, type Query, type RouteName } from 'shared-api/paths';
import { alternatePath, localeOf, routeOf } from './paths';

/** The language that the page's path says. */
export const useLocale = (): Locale => localeOf(useLocation().pathname);

/** Builds addresses in the page's language. */
export const usePath = (): ((name: RouteName, query?: Query) => string) => {
  const locale = useLocale();
  return useCallback((name, query) => pathFor(name, locale, query), [locale]);
};

/** The page that is shown; `undefined` where there is none. */
export const useRouteName = (): RouteName | undefined => routeOf(useLocation().pathname);

/** Where the language switch leads: this page in the other language, its query kept. */
export const useAlternate = (): { locale: Locale; path: string } => {
  const { pathname, search, hash } = useLocation();
  return {
    locale: localeOf(pathname) === 'en' ? 'fr' : 'en',
    path: `${alternatePath(pathname, search)}${hash}`,
  };
};
