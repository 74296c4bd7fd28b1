import { useSyncExternalStore } from 'react';
import { type Locale, reportRemoteFault } from 'shared-api';
import {
  type Found,
  filledPath,
  type PageName,
  type PageTables,
  pathIn,
  type Query,
  type Site,
  type SitePage,
  siteOf,
  trimmed,
} from 'shared-api/pages';
import { createStore } from 'zustand';

/** The pages of all known apps, according to their releases. */
const known = createStore<{ tables: PageTables; site: Site }>()(() => ({ tables: {}, site: siteOf({}) }));

const site = (): Site => known.getState().site;

/** Adds or replaces the pages of some apps. */
export const registerPages = (more: PageTables): void =>
  known.setState((before) => {
    const tables = { ...before.tables, ...more };
    return { tables, site: siteOf(tables) };
  });

/** The known pages, for components; also during static rendering. */
export const useSite = (): Site => useSyncExternalStore(known.subscribe, site, site);

/** Every unknown name is reported once. */
const reported = new Set<string>();

const reportMissing = (name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  const [app = ''] = name.includes('/') ? name.split('/') : [];
  const fault = { remote: app || 'unknown', cause: 'noSuchPage', detail: `a link to ${name}` } as const;
  // A failing report must not break the link.
  void reportRemoteFault(fault).catch(() => undefined);
};

/** A page's path in one language; an unknown page leads home, and is reported to the server. */
export const pathFor = (name: PageName, locale: Locale, query: Query = {}): string =>
  pathIn(site(), name, locale, query, reportMissing);

/** The page that an address is at or below; `undefined` for unknown paths. */
export const pageAround = (pathname: string): SitePage | undefined => site().around(pathname)?.page;

/** The id in the address of a record's page. */
export const recordIdOf = (pathname: string): string => site().around(pathname)?.params.id ?? '';

/** The name of the page with exactly this path. */
export const pageNameOf = (pathname: string): string | undefined => {
  const found = site().around(pathname);
  return found?.own === trimmed(pathname) ? found.page.name : undefined;
};

/** A path's language: French for French paths, otherwise English. */
export const localeOf = (pathname: string): Locale => site().around(pathname)?.locale ?? 'en';

const other: Record<Locale, Locale> = { en: 'fr', fr: 'en' };

/** A found page's path in one language, with what follows its own path in the address. */
const addressIn = ({ page, params, own }: Found, locale: Locale, pathname: string): string =>
  `${filledPath(page.path[locale], params)}${trimmed(pathname).slice(own.length)}`;

/** A page's path as its app writes it, for one in other letters, after `/fr`, or of another address of the page. */
export const canonicalPath = (pathname: string): string => {
  const found = site().around(pathname);
  return found ? addressIn(found, found.locale, pathname) : pathname;
};

/**
 * The same page in the other language, keeping what follows the page's own path. From an unknown path, the other
 * language's home.
 * @param search the query with its question mark, kept as it is
 */
export const alternatePath = (pathname: string, search = ''): string => {
  const found = site().around(pathname);
  const locale = other[found?.locale ?? 'en'];
  if (!found || found.page.name === 'home') return `${pathFor('home', locale)}${search}`;
  return `${addressIn(found, locale, pathname)}${search}`;
};
