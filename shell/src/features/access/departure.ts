import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { notify, usePath, useText } from 'shared-ui';
import { create } from 'zustand';

/**
 * True between a logout and the arrival at the home page. The guard then waits instead of sending the person,
 * who is leaving, to the login page of what they leave.
 */
export const useDeparting = create<boolean>()(() => false);

/** Logs out wherever one is, and goes home. What belonged to the person is forgotten at once. */
export const useLogout = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const path = usePath();
  const text = useText();
  return async () => {
    useDeparting.setState(true, true);
    useAuth.getState().logout();
    queries.clear();
    try {
      await navigate(path('home'));
      notify(text('nav.loggedOut'));
    } finally {
      useDeparting.setState(false, true);
    }
  };
};
