import { useEffect } from 'react';
import { useViewer } from './use-viewer';

/** Fetches the menus of somebody who is logged in once the page is drawn: they open without a connection, too. */
export const useMenusAhead = (): void => {
  const known = useViewer() !== null;
  useEffect(() => {
    // A failure is that of the click which asks again.
    if (known) import(/* webpackChunkName: "menus" */ './top-bar/AccountMenu').catch(() => undefined);
  }, [known]);
};
