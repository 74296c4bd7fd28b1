import type { RouteObject } from 'react-router-dom';
import { lostFile } from './failure';
import { beforeRetry } from './renew';
import { scriptLimits } from './script';

/** Retries when a chunk of a release failed to load. @throws the last attempt's error */
export const withRetries = async <Result>(load: () => Promise<Result>): Promise<Result> => {
  for (const wait of scriptLimits.pauses) {
    try {
      return await load();
    } catch (error) {
      const file = lostFile(error);
      // After one of the shell's shared chunks failed, the runtime pretends that the next attempt succeeded: only a full
      // reload helps there. A remote's own chunk can be requested again.
      if (!file || !/\/r\//.test(file)) throw error;
      await beforeRetry(file, wait);
    }
  }
  return load();
};

/** Gives every lazy page of a remote two more attempts. */
export const retryingRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const { lazy, children } = route;
    const patient = typeof lazy === 'function' ? { lazy: () => withRetries(lazy) } : {};
    if (route.index) return { ...route, ...patient };
    return { ...route, ...patient, ...(children && { children: retryingRoutes(children) }) };
  });
