import type { ComponentType } from 'react';
import type { RouteName } from 'shared-api/paths';
import { routePaths } from './paths';

/** Who may see a page; the shell's guard reads it from the route's handle (docs/product.md, Access). */
export type PageAccess = 'anyone' | 'visitor' | 'player' | 'admin';

/** A module that is a page: it exports its component as `Component`, as the router wants it. */
type PageModule = () => Promise<{ Component: ComponentType }>;

export interface PageRoute {
  path: string;
  handle: { access: PageAccess };
  lazy: PageModule;
}

/** A page under its English and its French path; its code is loaded when it is first opened. */
export const definePage = (name: RouteName, access: PageAccess, lazy: PageModule): PageRoute[] =>
  routePaths(name).map((path) => ({ path, handle: { access }, lazy }));
