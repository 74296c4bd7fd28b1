import { isRemoteName, type RemoteName, remoteNames } from './table';

const key = (remote: RemoteName): string => `mf.${remote}`;

const isLocal = (url: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(url);

/** Takes `?mf.<remote>=<address>` over into the tab's own storage, and out of the address bar. */
export const keepOverrides = (): void => {
  if (!__REMOTE_OVERRIDES__) return;
  const url = new URL(location.href);
  const asked = [...url.searchParams].filter(([name]) => name.startsWith('mf.'));
  for (const [name, value] of asked) {
    const remote = name.slice('mf.'.length);
    if (isRemoteName(remote) && isLocal(value)) sessionStorage.setItem(key(remote), value);
    url.searchParams.delete(name);
  }
  if (asked.length > 0) history.replaceState(history.state, '', url);
};

/** @returns the developer's own entry script for a remote, in builds that allow it */
export const overrideOf = (remote: RemoteName): string | undefined =>
  __REMOTE_OVERRIDES__ ? (sessionStorage.getItem(key(remote)) ?? undefined) : undefined;

/** @returns every override that is in force in this tab */
export const overrides = (): { remote: RemoteName; url: string }[] =>
  remoteNames.flatMap((remote) => {
    const url = overrideOf(remote);
    return url ? [{ remote, url }] : [];
  });

/** Goes back to the released remotes. */
export const resetOverrides = (): void => {
  for (const remote of remoteNames) sessionStorage.removeItem(key(remote));
  location.reload();
};
