import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { PageTables } from '../../../shared-api/common/pages';
import { folderOf, root, toolFile } from '../../workspaces/apps';
import type { RenderedPage } from './render';

export interface StaticPages {
  drawings: RenderedPage[];
  /** The styles of all pages. */
  css: string;
}

const entryOf = (app: string): string => {
  const source = (file: string): string => JSON.stringify(`${folderOf(app)}/src/${file}`);
  return app === 'shell'
    ? `import { renderShell } from '${toolFile('build/static/shell.tsx')}';
       import { pages } from ${source('pages')};
       export const draw = (site) => renderShell(pages, site);`
    : `import { renderRemote } from '${toolFile('build/static/remote.tsx')}';
       import { app } from ${source('app')};
       import { pages } from ${source('pages')};
       export const draw = (site) => renderRemote(app, pages, site);`;
};

/**
 * Renders an app's static pages from its components, in Node: bundled, so that every library is the production one with
 * the same style names as in the browser.
 * @param site every app's pages: links lead to them
 */
export const renderStaticPages = async (app: string, site: PageTables): Promise<StaticPages> => {
  if (app !== 'shell' && !Object.values(site[app] ?? {}).some(({ drawn }) => drawn))
    return { drawings: [], css: '' };
  const outfile = `${root}/.cache/static/${app}.cjs`;
  mkdirSync(`${root}/.cache/static`, { recursive: true });
  await build({
    stdin: { contents: entryOf(app), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __REMOTE_OVERRIDES__: 'false',
      __CONTRACT__: '""',
    },
    logLevel: 'warning',
  });
  const { draw } = (await import(pathToFileURL(outfile).href)) as {
    draw: (site: PageTables) => Promise<StaticPages>;
  };
  return draw(site);
};
