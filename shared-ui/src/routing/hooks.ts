import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from 'shared-api';
import type { PageName, Query } from 'shared-api/pages';
import { alternatePath, localeOf, pageNameOf, pathFor, recordIdOf, useSite } from './site';

/** The language of the page's path. */
export const useLocale = (): Locale => {
  useSite();
  return localeOf(useLocation().pathname);
};

/** Builds addresses in the page's language. */
export const usePath = (): ((name: PageName, query?: Query) => string) => {
  const locale = useLocale();
  return useCallback((name, query) => pathFor(name, locale, query), [locale]);
};

/** The current page's name; `undefined` when there is none. */
export const usePageName = (): string | undefined => {
  useSite();
  return pageNameOf(useLocation().pathname);
};

/** The id in the address of a record's page: its path's `:id`. */
export const useRecordId = (): string => recordIdOf(useLocation().pathname);

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The part of the page that the address names, which a page may change without the router. */
const useHash = (): string =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );

/** The language switch's target: this page in the other language, with its query, and the same part of it. */
export const useAlternate = (): { locale: Locale; path: string } => {
  useSite();
  const { pathname, search } = useLocation();
  const hash = useHash();
  return {
    locale: localeOf(pathname) === 'en' ? 'fr' : 'en',
    path: `${alternatePath(pathname, search)}${hash}`,
  };
};
