import { type ReactNode, useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import type { PageAccess } from 'shared-api/pages';
import { notify, PageSkeleton, usePath, useText } from 'shared-ui';
import { checkAccess } from '../policy';
import { hasPressed, type ReturnState } from '../return-to';
import { useLogoutOrigin } from '../use-logout';

export interface GuardProps {
  /** An additional requirement: for a page whose own route is not known (yet). */
  access?: PageAccess | undefined;
  children: ReactNode;
}

/**
 * Redirects once. The router's own `Navigate` redirects again whenever it renders with a new state object; while the
 * target's code loads, that is an endless loop that blocks the tab.
 * @param from the address to return to after the login
 * @param pressed whether an answer was pressed on the way to it
 * @param word why, for whoever does not expect it
 */
function Redirect({ to, from, pressed, word }: { to: string; word?: string | false } & ReturnState) {
  const navigate = useNavigate();
  useEffect(() => {
    const state: ReturnState = { from, ...(pressed && { pressed }) };
    void navigate(to, { replace: true, ...(from && { state }) });
  }, [navigate, to, from, pressed]);
  useEffect(() => {
    if (word) notify(word, 'warning');
  }, [word]);
  return null;
}

/**
 * The only place where access to a page is refused: around every route, the remotes' included. It follows the auth
 * store, so that the end of a login (any 401, or a logout in another tab) also ends access to its pages.
 */
export function Guard({ access, children }: GuardProps) {
  const user = useAuth(({ token, user }) => (token ? user : null));
  const { key, pathname, search, state } = useLocation();
  const departing = useLogoutOrigin(({ from }) => from === key);
  // A logout ends when its target is reached: access to the former page is then checked as usual.
  useEffect(() => {
    if (useLogoutOrigin.getState().from !== key) useLogoutOrigin.setState({ from: undefined });
  }, [key]);
  const path = usePath();
  const text = useText();
  const handles = useMatches().map(({ handle }) => handle);
  const verdict = checkAccess([...handles, { access: access ?? 'anyone' }], user);
  if (verdict === 'allow') return children;
  if (departing) return <PageSkeleton />;
  return verdict === 'login' ? (
    <Redirect
      to={path('login')}
      from={`${pathname}${search}${window.location.hash}`}
      pressed={hasPressed(state)}
    />
  ) : (
    // Their notes are on the phone, and nobody could look at them.
    <Redirect to={path('home')} word={verdict === 'noDoor' && text('nav.noDoor')} />
  );
}
