import { type PageTables, pageAround, registerPages } from 'shared-ui';
import { pages } from '../pages';
import { isPageTable } from './page-table';

/** The shell's own name; every other app is a remote, named as in `/registry/<name>.json`. */
const shell = 'shell';

const remotes = new Set<string>();
/** Remotes whose live release is from before releases named their pages. */
const withoutTable = new Set<string>();

/** Takes over what each app's live release names; whatever else there may be in it is left. */
const takeOver = (tables: unknown): void => {
  const known: PageTables = {};
  for (const [app, table] of Object.entries(Object(tables))) {
    if (app === shell) continue;
    remotes.add(app);
    if (isPageTable(table)) known[app] = table;
    if (table === null) withoutTable.add(app);
    else withoutTable.delete(app);
  }
  // Its own it knows best.
  registerPages({ ...known, [shell]: pages });
};

/** Asks which pages there are now. Without an answer it stays at what is known. */
export const refreshSite = async (): Promise<void> => {
  try {
    const reply = await fetch('/registry/pages.json', { signal: AbortSignal.timeout(3000) });
    if (reply.ok) takeOver(await reply.json());
  } catch {
    // What is known already has to do.
  }
};

/** Reads what the document says of every app's pages; where the web server has put nothing into it, asks. */
export const readSite = async (): Promise<void> => {
  takeOver({});
  try {
    const tables = document.querySelector<HTMLTemplateElement>('template#pages')?.content.textContent;
    takeOver(JSON.parse(tables ?? ''));
  } catch {
    await refreshSite();
  }
};

/** The apps that the shell loads at run time. */
export const remoteNames = (): string[] => [...remotes];

/** What a remote's release or its own code names takes the place of what was known of it. */
export const updatePages = (remote: string, tables: PageTables[string] | undefined): void => {
  remotes.add(remote);
  if (tables) registerPages({ [remote]: tables });
};

/** Releases from before the tables: all of the administrators' pages were the console's, all others the portal's. */
const formerly = (pathname: string): string =>
  /^(\/fr)?\/admin(\/|$)/.test(pathname) ? 'admin-console' : 'player-portal';

/** Which remote answers for a path that is not the shell's; nothing when no app has it. */
export const remoteFor = (pathname: string): string | undefined => {
  const app = pageAround(pathname)?.app;
  if (app) return app === shell ? undefined : app;
  const former = formerly(pathname);
  return withoutTable.has(former) ? former : undefined;
};

/** The federation runtime's name for a remote: an identifier, and the global that its entry script sets. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** The id of the route that all of a remote's pages are under. */
export const routeIdOf = (remote: string): string => `remote:${remote}`;

/** The remote whose pages are under a route; nothing of any other route. */
export const appOfRoute = (id: string): string | undefined => /^remote:(.+)$/.exec(id)?.[1];
