/** What the service worker keeps besides the precached shell. */
export const caches = {
  /** The page, for when there is no network. */
  page: 'page',
  /** Scripts of the shell's later pages and of the remotes; their names change with their content. */
  files: 'files',
  registry: 'registry',
  /** The schedule as a visitor sees it. */
  public: 'public',
} as const;
