import type { ComponentType } from 'react';
import type { PageData } from 'shared-api/pages';

/** A module that is a page: it exports its component as `Component`, as the router wants it. */
type PageModule = () => Promise<{ Component: ComponentType }>;

/** An app's own table: what a release carries of each page, and its code, which is loaded when it is first opened. */
export type Pages = Record<string, PageData & { load: PageModule }>;

/** The routes of an app's pages, each under its English and its French path; the shell's guard reads their handle. */
export const pageRoutes = (pages: Pages) =>
  Object.values(pages).flatMap(({ path, access, load }) =>
    [path.en, path.fr].map((address) => ({ path: address, handle: { access }, lazy: load })),
  );
