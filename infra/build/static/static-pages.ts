import { existsSync, mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type AppName, root } from '../../webpack/apps';
import type { Drawing } from './draw';

export interface StaticPages {
  drawings: Drawing[];
  /** The styles of all of them. */
  css: string;
}

const entryOf = (app: AppName): string =>
  app === 'shell'
    ? `import { drawShell } from './infra/build/static/shell';
       import { openPages } from './shell/src/open-pages';
       export const draw = () => drawShell(openPages);`
    : `import { drawRemote } from './infra/build/static/remote';
       import { app } from './${app}/src/app';
       import { openPages } from './${app}/src/open-pages';
       export const draw = () => drawRemote(app, openPages);`;

/**
 * Draws an app's open pages from its components, in Node: bundled, so that every library is the one of production,
 * whose names of styles are those in the browser.
 */
export const drawStaticPages = async (app: AppName): Promise<StaticPages> => {
  if (!existsSync(`${root}/${app}/src/open-pages.ts`)) return { drawings: [], css: '' };
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
      __SHELL_VERSION__: '""',
    },
    logLevel: 'warning',
  });
  const { draw } = (await import(pathToFileURL(outfile).href)) as { draw: () => Promise<StaticPages> };
  return draw();
};
