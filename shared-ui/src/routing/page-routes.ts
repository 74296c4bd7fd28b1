import type { ComponentType } from 'react';
import type { PageData } from 'shared-api/pages';

/** A page's module: it exports its component as `Component`, as the router expects. */
type PageModule = () => Promise<{ Component: ComponentType }>;

/** An app's page table: the published data of each page, and its code, which is loaded on first use. */
export type Pages = Record<string, PageData & { load: PageModule }>;

/** An app's routes, each under its English and its French path; the shell's guard reads their handle. */
export const pageRoutes = (pages: Pages) =>
  Object.values(pages).flatMap(({ path, access, load }) =>
    [path.en, path.fr].map((address) => ({ path: address, handle: { access }, lazy: load })),
  );
