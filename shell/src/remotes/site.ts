import { canonicalPath, type PageTables, pageAround, registerPages } from 'shared-ui';
import { pages } from '../pages';
import { isPageTable } from './page-table';

/** The shell's own name; every other app is a remote, named as in `/registry/<name>.json`. */
const shell = 'shell';

const remotes = new Set<string>();

/** Takes over the pages of each app's live release, ignoring unknown data. */
const takeOver = (tables: unknown): void => {
  const known: PageTables = {};
  for (const [app, table] of Object.entries(Object(tables))) {
    if (app === shell) continue;
    remotes.add(app);
    if (isPageTable(table)) known[app] = table;
  }
  // The shell's own table is compiled in.
  registerPages({ ...known, [shell]: pages });
};

/** Fetches the current pages. On failure the known ones stay. */
export const refreshSite = async (): Promise<void> => {
  try {
    const reply = await fetch('/registry/pages.json', { signal: AbortSignal.timeout(3000) });
    if (reply.ok) takeOver(await reply.json());
  } catch {
    // The known pages stay.
  }
};

/**
 * Reads all apps' pages from the document; fetches them where the web server has not included them. The address is then
 * written as the page's app does, whatever its letters.
 */
export const readSite = async (): Promise<void> => {
  takeOver({});
  try {
    const tables = document.querySelector<HTMLTemplateElement>('template#pages')?.content.textContent;
    takeOver(JSON.parse(tables ?? ''));
  } catch {
    await refreshSite();
  }
  const { pathname, search, hash } = location;
  const own = canonicalPath(pathname);
  if (own !== pathname) history.replaceState(history.state, '', `${own}${search}${hash}`);
};

/** The remotes: apps that the shell loads at run time. */
export const remoteNames = (): string[] => [...remotes];

/** Replaces a remote's known pages with those of a release, or of its own code. */
export const updatePages = (remote: string, tables: PageTables[string] | undefined): void => {
  remotes.add(remote);
  if (tables) registerPages({ [remote]: tables });
};

/** The remote of a path that is not the shell's; undefined when no app has it. */
export const remoteFor = (pathname: string): string | undefined => {
  const app = pageAround(pathname)?.app;
  return app === shell ? undefined : app;
};

/** The federation runtime's name for a remote: an identifier, and the global that its entry script sets. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** The id of the parent route of a remote's pages. */
export const routeIdOf = (remote: string): string => `remote:${remote}`;
