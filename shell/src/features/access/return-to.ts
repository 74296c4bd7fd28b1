import type { Locale } from 'shared-api';
import { alternatePath, localeOf, pathFor } from 'shared-ui';

/** The history state with which the guard opens the login page. */
export interface ReturnState {
  from: string;
}

/** The page from which the guard redirected; undefined without a redirect. */
export const returnPath = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

/** Where a login leads: back to that page, in the current language, otherwise to the schedule. */
export const destinationOf = (state: unknown, locale: Locale): string => {
  const from = returnPath(state);
  if (!from?.startsWith('/') || from.startsWith('//')) return pathFor('schedule', locale);
  const { pathname, search } = new URL(from, 'http://page');
  return localeOf(pathname) === locale ? from : alternatePath(pathname, search);
};
