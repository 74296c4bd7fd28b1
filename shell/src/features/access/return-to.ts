import { type Locale, rules } from 'shared-api';
import { alternatePath, localeOf, pathFor } from 'shared-ui';

/** The history state with which the login and registration pages are opened. */
export interface ReturnState {
  /** The page that the person wanted, with its query, and the part of it that was open. */
  from?: string | undefined;
  /** Whether they have pressed an answer to a session in this tab: an address alone, which anybody may have written, is none. */
  pressed?: boolean | undefined;
  /** Fills the login's form, after a confirmed address. */
  username?: string | undefined;
}

const isPagePath = new RegExp(rules.pagePath.pattern);

const textIn = (state: unknown, key: 'from' | 'username'): string | undefined => {
  const value: unknown =
    typeof state === 'object' && state !== null ? (state as ReturnState)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Whether the history state tells of an answer that was pressed in this tab. */
export const hasPressed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as ReturnState).pressed === true;

/**
 * Whether it was pressed by somebody whose login had ended by then (`useKeepPress` of the player portal): it is given after
 * the next one, if that is theirs.
 */
export const isLeftOver = (state: unknown): boolean =>
  hasPressed(state) && /[?&]by=/.test(textIn(state, 'from') ?? '');

/** The username in the history state. */
export const usernameIn = (state: unknown): string | undefined => textIn(state, 'username');

/**
 * The page to go back to after the login: from the guard, or from the query of a mailed link, which anybody may have
 * written. Never another site's.
 */
export const returnPath = (state: unknown, search: string): string | undefined => {
  const from = textIn(state, 'from') ?? new URLSearchParams(search).get('returnTo');
  return from && from.length <= rules.pagePath.max && isPagePath.test(from) ? from : undefined;
};

/** Where a login leads: back to that page, in the current language, otherwise to the schedule. */
export const destinationOf = (from: string | undefined, locale: Locale): string => {
  if (from === undefined) return pathFor('schedule', locale);
  const { pathname, search, hash } = new URL(from, 'http://page');
  return localeOf(pathname) === locale ? from : `${alternatePath(pathname, search)}${hash}`;
};
