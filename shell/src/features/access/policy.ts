import type { StoredUser } from 'shared-api';
import type { PageAccess } from 'shared-api/pages';

/** Who may see a route, by its `handle.access`. A route that says nothing is for anyone. */
export type Access = PageAccess;

/** What the guard does: shows the page, or sends the browser to one of two others. */
export type AccessResult = 'allow' | 'login' | 'home';

const checks: Record<Access, (user: StoredUser | null) => AccessResult> = {
  anyone: () => 'allow',
  visitor: (user) => (user ? 'home' : 'allow'),
  player: (user) => (user ? 'allow' : 'login'),
  admin: (user) => (user ? (user.isAdmin ? 'allow' : 'home') : 'login'),
};

const isAccess = (value: unknown): value is Access =>
  typeof value === 'string' && Object.hasOwn(checks, value);

/** Reads `handle.access`; a remote's handle may hold anything. */
export const accessOf = (handle: unknown): Access => {
  if (typeof handle !== 'object' || handle === null || !('access' in handle)) return 'anyone';
  // A remote that asks for something unknown means to protect its page.
  return isAccess(handle.access) ? handle.access : 'admin';
};

/**
 * Judges a page by all routes that it is nested in: each of them has to allow it.
 * @param handles of the matched routes, outermost first
 */
export const checkAccess = (handles: readonly unknown[], user: StoredUser | null): AccessResult =>
  handles.map((handle) => checks[accessOf(handle)](user)).find((verdict) => verdict !== 'allow') ?? 'allow';
