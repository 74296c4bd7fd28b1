/** The service worker's caches besides the precached shell. None has an answer of the API: pages keep those themselves. */
export const stores = {
  /** The page, for offline use. */
  page: 'page',
  /** Scripts of the shell's later pages and of the remotes; their names change with their content. */
  files: 'files',
  registry: 'registry',
} as const;

/** The cache of a file of the site; undefined for everything that the worker leaves to the network. */
export const storeOf = (path: string): 'files' | 'registry' | undefined => {
  if (/^\/(r|assets)\//.test(path)) return stores.files;
  return path.startsWith('/registry/') ? stores.registry : undefined;
};

/** Addresses that are opened and are not the page. */
export const notPages = [/^\/(api|auth|health|metrics|registry|r|assets)(\/|$)/, /\.\w+$/];
