/**
 * Reloads the page when a release removed files under an open tab: the reload finds the new release. Once per build and
 * tab, so that a broken release ends in a message and not in a loop. Without a connection a reload would not help, and
 * typed input would be lost.
 * @returns whether the page is reloading
 */
export const reloadOnce = (app: string, build: string): boolean => {
  if (!navigator.onLine) return false;
  const key = `reloaded:${app}`;
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
  } catch {
    // Without storage nobody knows whether this is the first time.
    return false;
  }
  location.reload();
  return true;
};
