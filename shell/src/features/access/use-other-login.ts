import { useEffect } from 'react';
import { fullName, personOf, useAuth } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { create } from 'zustand';

/** Who uses this tab, and whom another tab has logged in instead: told once the tab is looked at. */
const useUsers = create<{ last: string | null; news: string | undefined }>()(() => ({
  last: personOf(useAuth.getState()),
  news: undefined,
}));

useAuth.subscribe(({ token, user, isFollowed }) => {
  const { last } = useUsers.getState();
  if (!token || !user || user.id === last) return;
  const isOther = isFollowed && last !== null;
  useUsers.setState({ last: user.id, news: isOther ? fullName(user) : undefined });
});

/** Says so when the tab, which was somebody's, has become somebody else's by their login in another tab. */
export const useOtherLogin = (): void => {
  const name = useUsers(({ news }) => news);
  const text = useText();
  useEffect(() => {
    if (name === undefined) return;
    const heard = new AbortController();
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      useUsers.setState({ news: undefined });
      notify(text('nav.otherLogin', { name }), 'info');
    };
    document.addEventListener('visibilitychange', tell, { signal: heard.signal });
    tell();
    return () => heard.abort();
  }, [name, text]);
};
