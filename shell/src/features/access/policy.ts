import type { StoredUser } from 'shared-api';
import type { PageAccess } from 'shared-api/pages';

/** The guard's decision: shows the page, or redirects to one of two others; `noDoor`: home, with a word. */
export type AccessResult = 'allow' | 'login' | 'home' | 'noDoor';

const checks: Record<PageAccess, (user: StoredUser | null) => AccessResult> = {
  anyone: () => 'allow',
  visitor: (user) => (user ? 'home' : 'allow'),
  player: (user) => (user ? 'allow' : 'login'),
  door: (user) => (user ? (user.isAdmin || user.isDoor ? 'allow' : 'noDoor') : 'login'),
  admin: (user) => (user ? (user.isAdmin ? 'allow' : 'home') : 'login'),
};

const isAccess = (value: unknown): value is PageAccess =>
  typeof value === 'string' && Object.hasOwn(checks, value);

/** A route's required access, in `handle.access`; anyone by default. A remote's handle may contain anything. */
const accessOf = (handle: unknown): PageAccess => {
  if (typeof handle !== 'object' || handle === null || !('access' in handle)) return 'anyone';
  // An unknown value was meant to protect the page.
  return isAccess(handle.access) ? handle.access : 'admin';
};

/**
 * Checks access to a page: each route that it is nested in must allow it.
 * @param handles of the matched routes, outermost first
 */
export const checkAccess = (handles: readonly unknown[], user: StoredUser | null): AccessResult =>
  handles.map((handle) => checks[accessOf(handle)](user)).find((verdict) => verdict !== 'allow') ?? 'allow';
