import { useEffect } from 'react';
import { useViewer } from './use-viewer';

/** Preloads the menus of logged-in people once the page is rendered, so that they open without a connection too. */
export const usePreloadMenus = (): void => {
  const known = useViewer() !== null;
  useEffect(() => {
    // A failure is reported by the click that tries again.
    if (known) import(/* webpackChunkName: "menus" */ './top-bar/AccountMenu').catch(() => undefined);
  }, [known]);
};
