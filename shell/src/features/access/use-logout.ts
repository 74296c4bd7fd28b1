import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { notify, usePath, useText } from 'shared-ui';
import { create } from 'zustand';

/**
 * The visit to a page (its key in the history) that a logout is leading away from. There the guard waits, instead
 * of sending the person to the login page of what they leave.
 */
export const useLogoutOrigin = create<{ from: string | undefined }>()(() => ({ from: undefined }));

/** Logs out wherever one is, and goes home. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const path = usePath();
  const text = useText();
  return () => {
    useLogoutOrigin.setState({ from: key });
    // Whoever goes back departs no more, not even where the page in between has not been drawn.
    addEventListener('popstate', () => useLogoutOrigin.setState({ from: undefined }), { once: true });
    useAuth.getState().logout();
    void navigate(path('home'));
    notify(text('nav.loggedOut'));
  };
};
