import type { ReactNode } from 'react';
import { type RouteName, routePaths } from 'shared-ui';

/** Who may see a page; the shell's guard reads it from the route's handle. */
export type PageAccess = 'anyone' | 'visitor' | 'player';

type PageModule = () => Promise<{ Component: () => ReactNode }>;

export interface PageRoute {
  path: string;
  handle: { access: PageAccess };
  lazy: PageModule;
}

/** A page under its English and its French path, its code fetched when it is first opened. */
export const page = (name: RouteName, access: PageAccess, lazy: PageModule): PageRoute[] =>
  routePaths(name).map((path) => ({ path, handle: { access }, lazy }));
