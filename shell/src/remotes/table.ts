/** The apps that the shell loads at run time; the name is the one in `/registry/<name>.json`. */
export const remoteNames = ['player-portal', 'admin-console'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** The federation runtime's name for a remote: an identifier, and the global that its entry script sets. */
export const containerName = (remote: RemoteName): string => remote.replaceAll('-', '_');

export const isRemoteName = (name: string): name is RemoteName =>
  (remoteNames as readonly string[]).includes(name);

/**
 * Which remote answers for a path that the shell does not know. Pages are the remotes' own affair: everything
 * that is not the administrators' is the portal's.
 */
export const remoteFor = (pathname: string): RemoteName =>
  /^(\/fr)?\/admin(\/|$)/.test(pathname) ? 'admin-console' : 'player-portal';

/** Who may see a remote's pages at all; each page may ask for more. */
export const audienceOf = (remote: RemoteName): 'anyone' | 'admin' =>
  remote === 'admin-console' ? 'admin' : 'anyone';

/** The id of the route that all of a remote's pages are under. */
export const routeIdOf = (remote: RemoteName): string => `remote:${remote}`;
