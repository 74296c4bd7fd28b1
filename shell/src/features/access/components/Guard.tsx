import { type ReactNode, useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { PageSkeleton, usePath } from 'shared-ui';
import { type Access, checkAccess } from '../policy';
import type { ReturnState } from '../return-to';
import { useLogoutOrigin } from '../use-logout';

export interface GuardProps {
  /** Asked for besides what the routes say: for a page whose own route is not known (yet). */
  access?: Access | undefined;
  children: ReactNode;
}

/**
 * Leads elsewhere, once. The router's own `Navigate` goes again whenever it is drawn with a new state object; while the
 * target's code loads, that is for ever, and the tab hangs.
 * @param from the address that the login leads back to
 */
function Redirect({ to, from }: { to: string; from?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, ...(from && { state: { from } satisfies ReturnState }) });
  }, [navigate, to, from]);
  return null;
}

/**
 * The one place where a page is refused: around every route, the remotes' included. It follows the auth store, so
 * that a login that ends (any 401, or a logout in another tab) ends what it protected, too.
 */
export function Guard({ access, children }: GuardProps) {
  const user = useAuth(({ token, user }) => (token ? user : null));
  const { key, pathname, search } = useLocation();
  const departing = useLogoutOrigin(({ from }) => from === key);
  // A departure is over with the arrival: who comes back to that very visit is judged like anybody.
  useEffect(() => {
    if (useLogoutOrigin.getState().from !== key) useLogoutOrigin.setState({ from: undefined });
  }, [key]);
  const path = usePath();
  const handles = useMatches().map(({ handle }) => handle);
  const verdict = checkAccess([...handles, { access: access ?? 'anyone' }], user);
  if (verdict === 'allow') return children;
  if (departing) return <PageSkeleton />;
  return verdict === 'login' ? (
    <Redirect to={path('login')} from={`${pathname}${search}`} />
  ) : (
    <Redirect to={path('home')} />
  );
}
