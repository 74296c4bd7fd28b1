import { type Locale, locales } from '../contract/enums';

/** Who may see a page (docs/product.md, Access). */
export type PageAccess = 'anyone' | 'visitor' | 'player' | 'admin';

/** The icons of the navigation; a shell that lacks one shows another. */
export type NavIcon =
  | 'account'
  | 'ball'
  | 'calendar'
  | 'dashboard'
  | 'help'
  | 'history'
  | 'home'
  | 'info'
  | 'ticket';

/** The parts of the navigation: top bar, footer, account menu, a phone's bar. */
export type NavPart = 'bar' | 'footer' | 'account' | 'thumb';

/** A page's rank in each part of the navigation that lists it, the smallest first. */
export interface PageNav extends Partial<Record<NavPart, number>> {
  label: Record<Locale, string>;
  icon: NavIcon;
}

/** An address within the site, without a query. */
export type PagePath = `/${string}`;

/** A page's data before its app's code is loaded: the part of an app's table that a release publishes. */
export interface PageData {
  path: Record<Locale, PagePath>;
  access: PageAccess;
  /**
   * The readers for whom the build renders a static page (docs/architecture.md, The first page): `visitor`,
   * only without a login, since others get another page; `plain`, only without a query, which would change
   * the page.
   */
  drawn?: 'everyone' | 'visitor' | 'plain' | 'visitor plain';
  /** Listed in the sitemap. */
  sitemap?: boolean;
  /** A page with a single task, without footer. */
  single?: boolean;
  /** The navigation hides pages that the person may not see. */
  nav?: PageNav;
}

/** An app's pages by name. */
export type PageTable = Record<string, PageData>;

/** Every app's table by the app's name. */
export type PageTables = Record<string, PageTable>;

/**
 * Stable names: e-mails, calendar entries, other apps and shared components link to these pages. A release
 * may drop neither a name nor its paths (`infra/gate/claims.ts`).
 */
export const wellKnownPages = [
  'home',
  'schedule',
  'about',
  'login',
  'register',
  'confirmEmail',
  'resetPassword',
  'restoreEmail',
  'profile',
  'mySessions',
  'attendanceConfirmation',
  'attendanceLink',
  'seasonSubscription',
  'unsubscribe',
  'adminSessions',
  'adminCommunication',
] as const;

/**
 * The page names of the app being compiled. Each app adds those of its own table: `declare module 'shared-api/pages' {
 * interface OwnPages extends Record<keyof typeof pages, true> {} }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: apps add to it.
export interface OwnPages {}

/** A link's target: one of the app's own pages, a well-known one, another app's as `<app>/<name>`, or a path. */
export type PageName = keyof OwnPages | (typeof wellKnownPages)[number] | `${string}/${string}`;

/** A query's values; `undefined` ones are left out. */
export type Query = Record<string, string | number | boolean | undefined>;

/** A page with its app. */
export interface SitePage extends PageData {
  app: string;
  name: string;
}

/** A page that an address is at or below, with the path it matched. */
interface Place {
  page: SitePage;
  locale: Locale;
  path: PagePath;
}

/** Looks up the pages of all apps. */
export interface Site {
  pages: readonly SitePage[];
  /** @param name of a page, or `<app>/<name>` */
  named(name: string): SitePage | undefined;
  /** The page that a path belongs to, its own or one above it; `/` contains only itself. */
  around(pathname: string): Place | undefined;
}

/** A path without trailing slashes. */
export const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

const isInside = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Combines the pages of all apps. */
export const siteOf = (tables: PageTables): Site => {
  const pages = Object.entries(tables).flatMap(([app, table]) =>
    Object.entries(table).map(([name, page]): SitePage => ({ ...page, app, name })),
  );
  // Longest first, so that `/admin/sessions` is found before `/admin`.
  const places = pages
    .flatMap((page) => locales.map((locale): Place => ({ page, locale, path: page.path[locale] })))
    .sort((a, b) => b.path.length - a.path.length);
  return {
    pages,
    named(wanted) {
      const [name, app] = wanted.split('/').reverse();
      return pages.find((page) => page.name === name && (!app || page.app === app));
    },
    around(pathname) {
      const wanted = trimmed(pathname);
      return places.find(({ path }) => isInside(wanted, path));
    },
  };
};

const queryText = (query: Query): string => {
  const present = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) present.set(key, String(value));
  const text = String(present);
  return text && `?${text}`;
};

const home: Record<Locale, PagePath> = { en: '/', fr: '/fr' };

/**
 * The address of a link's target, in one language. An unknown page leads home.
 * @param name of a page, or a path, which is returned as it is
 * @param report receives a name that no app has
 */
export const pathIn = (
  site: Site,
  name: string,
  locale: Locale,
  query: Query,
  report: (name: string) => void,
): string => {
  const path = name.startsWith('/') ? name : site.named(name)?.path[locale];
  if (path) return `${path}${queryText(query)}`;
  report(name);
  return home[locale];
};
