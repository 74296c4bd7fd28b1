import type { RouteObject } from 'react-router-dom';
import type { Locale, RemoteApp } from 'shared-api';
import { routePaths, type RouteName } from 'shared-ui';

const page = (name: RouteName, lazy: RouteObject['lazy']): RouteObject[] =>
  routePaths(name).map((path) => ({ path, lazy }) as RouteObject);

/** The administrators' pages. */
export const app = {
  contract: 1,
  routes: () => [
    ...page('admin', () => import('./pages/PlaceholderPage')),
  ],
  messages: async (_locale: Locale): Promise<Record<string, string>> => ({}),
} satisfies RemoteApp;

export default app;
