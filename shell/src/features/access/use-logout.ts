import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { leavePage, notify, usePath, useText } from 'shared-ui';
import { create } from 'zustand';

/** The history key of the page that a logout is leaving: there the guard waits instead of redirecting to the login. */
export const useLogoutOrigin = create<{ from: string | undefined }>()(() => ({ from: undefined }));

/** Logs out anywhere, and goes home; where something is unsaved, the page asks first. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const path = usePath();
  const text = useText();
  return () =>
    leavePage(() => {
      useLogoutOrigin.setState({ from: key });
      // Going back ends the departure, even if the page in between was never rendered.
      addEventListener('popstate', () => useLogoutOrigin.setState({ from: undefined }), { once: true });
      useAuth.getState().logout();
      void navigate(path('home'));
      notify(text('nav.loggedOut'));
    });
};
