import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { retryingRoutes } from './lazy-routes';
import { ensureRemote } from './load';
import { RemoteCrash } from './RemoteCrash';
import { routeIdOf } from './site';

/**
 * Loads a remote.
 * @returns its pages with their boundary, or undefined when it could not be loaded
 */
export const remoteRoutes = async (remote: string): Promise<RouteObject | undefined> => {
  const state = await ensureRemote(remote);
  if (state.status !== 'loaded') return undefined;
  return {
    id: routeIdOf(remote),
    errorElement: createElement(RemoteCrash, { remote }),
    children: retryingRoutes(state.app.routes()),
  };
};
