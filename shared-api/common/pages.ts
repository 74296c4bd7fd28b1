import type { Calls } from '../contract';
import { type Locale, locales } from '../contract/enums';

/** Who may see a page (docs/product.md, Access). */
export type PageAccess = 'anyone' | 'visitor' | 'player' | 'door' | 'admin';

/** The icons of the navigation; a shell that lacks one shows another. */
export type NavIcon =
  | 'account'
  | 'ball'
  | 'calendar'
  | 'dashboard'
  | 'door'
  | 'help'
  | 'history'
  | 'home'
  | 'info'
  | 'money'
  | 'ticket';

/** The parts of the navigation: top bar, footer, account menu, a phone's bar. */
export type NavPart = 'bar' | 'footer' | 'account' | 'thumb';

/** A page's rank in each part of the navigation that lists it, the smallest first. */
export interface PageNav extends Partial<Record<NavPart, number>> {
  label: Record<Locale, string>;
  /** In place of the label, where there is little room: the top bar and a phone's. */
  short?: Record<Locale, string>;
  icon: NavIcon;
}

/** An address within the site, without a query; of a record's page, with a segment `:id` in place of its id. */
export type PagePath = `/${string}`;

/** A call that reads, and has no parameters. */
export type PlainRead = Exclude<Extract<keyof Calls, `GET ${string}`>, `${string}{${string}`>;

/** A page's data before its app's code is loaded: the part of an app's table that a release publishes. */
export interface PageData {
  path: Record<Locale, PagePath>;
  /** Other addresses of the page, in place of which the shell writes its own. */
  also?: Record<Locale, PagePath>;
  access: PageAccess;
  /**
   * The readers for whom the build renders a static page (docs/architecture.md, The first page): `visitor`,
   * only without a login, since others get another page; `plain`, only without a query, which would change
   * the page.
   */
  drawn?: 'everyone' | 'visitor' | 'plain' | 'visitor plain';
  /** What it asks first: asked beside its code, or answered by a visitor's document. */
  asks?: readonly PlainRead[];
  /** Listed in the sitemap. */
  sitemap?: boolean;
  /** Read without a connection: its code is loaded ahead; what it shows, its queries keep (`kept`). */
  offline?: boolean;
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
  'sharedSession',
  'seasonSubscription',
  'unsubscribe',
  'admin',
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

/** A query's values, among them those of the path's `:` segments; `undefined` ones are left out. */
export type Query = Record<string, string | number | boolean | undefined>;

/** A page with its app. */
export interface SitePage extends PageData {
  app: string;
  name: string;
}

/** An address that leads to a page. */
interface PageAddress {
  page: SitePage;
  locale: Locale;
  pattern: string;
}

/** The page that an address is at or below. */
export interface Found extends PageAddress {
  /** The part of the address that is the page's own. */
  own: string;
  /** The values of the path's `:` segments, by name. */
  params: Record<string, string>;
}

/** Looks up the pages of all apps. */
export interface Site {
  pages: readonly SitePage[];
  /** @param name of a page, or `<app>/<name>` */
  named(name: string): SitePage | undefined;
  /** The page that a path belongs to, its own or one above it; `/` contains only itself. */
  around(pathname: string): Found | undefined;
}

/** A path without trailing slashes. */
export const trimmed = (pathname: string): string => pathname.replace(/(?<=[^/])\/+$|(?<=^\/)\/+$/, '');

/**
 * Matches an address with a page's path, or with one below it, whatever the case of its letters; `/` contains only
 * itself.
 */
const matchOf = (pathname: string, path: string): Pick<Found, 'own' | 'params'> | undefined => {
  if (path === '/') return pathname === '/' ? { own: '/', params: {} } : undefined;
  const given = pathname.split('/');
  const wanted = path.split('/');
  const params: Found['params'] = {};
  const fits = wanted.every((segment, index) => {
    const value = given[index];
    if (!segment.startsWith(':')) return segment.toLowerCase() === value?.toLowerCase();
    if (value) params[segment.slice(1)] = value;
    return value;
  });
  return fits ? { own: given.slice(0, wanted.length).join('/'), params } : undefined;
};

/** A path with its `:` segments filled in. @param values encoded for addresses */
export const filledPath = (path: string, values: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');

/** A page's addresses in one language; a French one may be preceded by `/fr`, which few of them have. */
const addressesOf = (page: SitePage, locale: Locale): PageAddress[] =>
  [page.path[locale], page.also?.[locale]]
    .filter((path) => path !== undefined)
    .flatMap((path) => (locale === 'fr' && !/^\/fr(?:\/|$)/.test(path) ? [path, `/fr${path}`] : [path]))
    .map((pattern) => ({ page, locale, pattern }));

/** Combines the pages of all apps. */
export const siteOf = (tables: PageTables): Site => {
  const pages = Object.entries(tables).flatMap(([app, table]) =>
    Object.entries(table).map(([name, page]): SitePage => ({ ...page, app, name })),
  );
  const addresses = pages
    .flatMap((page) => locales.flatMap((locale) => addressesOf(page, locale)))
    // Longest first, so that `/admin/sessions` is found before `/admin`.
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return {
    pages,
    named(wanted) {
      const [name, app] = wanted.split('/').reverse();
      return pages.find((page) => page.name === name && (!app || page.app === app));
    },
    around(pathname) {
      const wanted = trimmed(pathname);
      for (const address of addresses) {
        const match = matchOf(wanted, address.pattern);
        if (match) return { ...address, ...match };
      }
      return undefined;
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
  if (path) {
    const values: Record<string, string> = {};
    const rest = { ...query };
    for (const [, key = ''] of path.matchAll(/:(\w+)/g)) {
      values[key] = encodeURIComponent(String(query[key]));
      delete rest[key];
    }
    return `${filledPath(path, values)}${queryText(rest)}`;
  }
  report(name);
  return home[locale];
};
