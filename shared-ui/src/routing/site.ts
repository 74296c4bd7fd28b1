import { useSyncExternalStore } from 'react';
import { type Locale, reportRemoteFault } from 'shared-api';
import {
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

/** The pages of every app that is known of, as their releases name them. */
const known = createStore<{ tables: PageTables; site: Site }>()(() => ({ tables: {}, site: siteOf({}) }));

const site = (): Site => known.getState().site;

/** Makes the pages of some apps known, in place of what was known of these apps. */
export const registerPages = (more: PageTables): void =>
  known.setState((before) => {
    const tables = { ...before.tables, ...more };
    return { tables, site: siteOf(tables) };
  });

/** The pages that are known, followed by a component; also where the build draws it. */
export const useSite = (): Site => useSyncExternalStore(known.subscribe, site, site);

/** Every name that led nowhere is reported once. */
const reported = new Set<string>();

const reportMissing = (name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  const [app = ''] = name.includes('/') ? name.split('/') : [];
  const fault = { remote: app || 'unknown', cause: 'noSuchPage', detail: `a link to ${name}` } as const;
  // A link that leads home is no reason for an error of its own.
  void reportRemoteFault(fault).catch(() => undefined);
};

/** The path of a page in one language; home's, and a line in the server's log, when no app has such a page now. */
export const pathFor = (name: PageName, locale: Locale, query: Query = {}): string =>
  pathIn(site(), name, locale, query, reportMissing);

/** The page that an address is at or below; `undefined` where no app is known to have one. */
export const pageAround = (pathname: string): SitePage | undefined => site().around(pathname)?.page;

/** The name of the page whose own path it is. */
export const pageNameOf = (pathname: string): string | undefined => {
  const found = site().around(pathname);
  return found?.path === trimmed(pathname) ? found.page.name : undefined;
};

/** The language of a path: French where the path is French, English everywhere else. */
export const localeOf = (pathname: string): Locale => site().around(pathname)?.locale ?? 'en';

const other: Record<Locale, Locale> = { en: 'fr', fr: 'en' };

/**
 * The same page in the other language; what follows the page's own path is kept. From a path that no page has,
 * the other language's home.
 * @param search the query with its question mark, kept as it is
 */
export const alternatePath = (pathname: string, search = ''): string => {
  const found = site().around(pathname);
  const locale = other[found?.locale ?? 'en'];
  if (!found || found.page.name === 'home') return `${pathFor('home', locale)}${search}`;
  return `${found.page.path[locale]}${trimmed(pathname).slice(found.path.length)}${search}`;
};
