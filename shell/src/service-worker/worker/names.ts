/** The service worker's caches besides the precached shell. */
export const caches = {
  /** The page, for offline use. */
  page: 'page',
  /** Scripts of the shell's later pages and of the remotes; their names change with their content. */
  files: 'files',
  registry: 'registry',
  /** The public schedule. */
  public: 'public',
} as const;
