const prefix = 'mf.';

const isLocal = (url: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(url);

/** Moves `?mf.<remote>=<address>` from the address bar into the tab's session storage. */
export const keepOverrides = (): void => {
  if (!__REMOTE_OVERRIDES__) return;
  const url = new URL(location.href);
  const asked = [...url.searchParams].filter(([name]) => name.startsWith(prefix));
  for (const [name, value] of asked) {
    if (isLocal(value)) sessionStorage.setItem(name, value);
    url.searchParams.delete(name);
  }
  if (asked.length > 0) history.replaceState(history.state, '', url);
};

/** @returns the developer's own entry script for a remote, in builds that allow it */
export const overrideOf = (remote: string): string | undefined =>
  __REMOTE_OVERRIDES__ ? (sessionStorage.getItem(`${prefix}${remote}`) ?? undefined) : undefined;

/** @returns all overrides of this tab */
export const overrides = (): { remote: string; url: string }[] =>
  // Released builds contain none of it.
  __REMOTE_OVERRIDES__
    ? Object.keys(sessionStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .flatMap((remote) => {
          const url = overrideOf(remote);
          return url ? [{ remote, url }] : [];
        })
    : [];

/** Returns to the released remotes. */
export const resetOverrides = (): void => {
  for (const { remote } of overrides()) sessionStorage.removeItem(`${prefix}${remote}`);
  location.reload();
};
