/**
 * Reloads the page when a release took files away from under an open tab: the reload finds the new release. Once
 * per build and tab, so that a release which is really broken ends in a message and not in a loop.
 * Without a connection nothing is found by reloading, and what was typed would be lost.
 * @returns whether the page is reloading
 */
export const reloadOnce = (app: string, build: string): boolean => {
  if (!navigator.onLine) return false;
  const key = `reloaded:${app}`;
  if (sessionStorage.getItem(key) === build) return false;
  sessionStorage.setItem(key, build);
  location.reload();
  return true;
};
