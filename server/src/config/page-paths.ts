import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from 'shared-api/contract';
import { type PageName, type PageTables, pathIn, type Query, type Site, siteOf } from 'shared-api/pages';

/** The apps' page tables at build time, filled in by `infra/build/server.ts`. */
declare const BUILT_PAGES: PageTables;

/** The path of a page, for a link in an e-mail. */
export type PagePaths = (name: PageName, locale: Locale, query?: Query) => string;

/** Page tables of the live releases that have one. */
const liveTables = (file: string): PageTables => {
  const live = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageTables[string] | null>;
  return Object.fromEntries(Object.entries(live).flatMap(([app, table]) => (table ? [[app, table]] : [])));
};

/** The live pages; nothing when the file is damaged, which must not stop an e-mail. */
const liveSite = (file: string): Site | undefined => {
  try {
    return siteOf({ ...BUILT_PAGES, ...liveTables(file) });
  } catch {
    return undefined;
  }
};

/**
 * The pages of all apps: of the live releases if this process serves the site, otherwise those of the server's build.
 * @param siteDir the folder that the release tool publishes to, if it is on this machine
 */
export function livePages(siteDir: string): () => Site {
  const file = join(siteDir, 'registry/pages.json');
  let known: { at: number; site: Site } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    known ??= { at: 0, site: siteOf(BUILT_PAGES) };
    if (at !== undefined && at !== known.at) known = { at, site: liveSite(file) ?? known.site };
    return known.site;
  };
}

/**
 * Resolves the paths of pages. A page that no app has leads home.
 * @param site the pages that there are now
 * @param report receives the name of a page that no app has
 */
export const pagePaths =
  (site: () => Site, report: (name: string) => void): PagePaths =>
  (name, locale, query = {}) =>
    pathIn(site(), name, locale, query, report);
