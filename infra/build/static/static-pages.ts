import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { inBareContext } from 'server/bare-context';
import type { PageTables } from '../../../shared-api/common/pages';
import { folderOf, root, toolFile } from '../../workspaces/apps';
import type { RenderedPage } from './render';

export interface StaticPages {
  drawings: RenderedPage[];
  /** The styles of all pages. */
  css: string;
  /** What draws the pages that ask for something once it is answered; the server runs it. Empty if there is none. */
  program: string;
}

const entryOf = (app: string): string => {
  const source = (file: string): string => JSON.stringify(`${folderOf(app)}/src/${file}`);
  const tool = (file: string): string => `'${toolFile(`build/static/${file}`)}'`;
  const browser = `import ${tool('bare-browser.ts')};`;
  if (app === 'shell')
    return `${browser} import { renderShell } from ${tool('shell.tsx')};
      import { pages } from ${source('pages')};
      globalThis.draw = async (site) => JSON.stringify(await renderShell(pages, JSON.parse(site)));`;
  const hasExamples = existsSync(`${folderOf(app)}/src/examples.ts`);
  return `${browser} import { remoteDrawer } from ${tool('remote.tsx')};
    import { app } from ${source('app')};
    import { pages } from ${source('pages')};
    ${hasExamples ? `import { examples } from ${source('examples')};` : 'const examples = [];'}
    const drawer = remoteDrawer(app, pages);
    globalThis.draw = async (asked) => {
      const { path, ...situation } = JSON.parse(asked);
      if (path) return drawer.page({ path, ...situation });
      return JSON.stringify(await drawer.pages(situation.site, examples));
    };`;
};

/**
 * Renders an app's static pages from its components: bundled, so that every library is the production one with the same
 * style names as in the browser, and started as the server starts what is published of it.
 * @param site every app's pages: links lead to them
 */
export const renderStaticPages = async (app: string, site: PageTables): Promise<StaticPages> => {
  const pages = Object.values(site[app] ?? {});
  if (app !== 'shell' && !pages.some(({ drawn }) => drawn)) return { drawings: [], css: '', program: '' };
  const { outputFiles } = await build({
    stdin: { contents: entryOf(app), resolveDir: root, loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    legalComments: 'none',
    // Node's forms of the libraries, which take no browser for granted, and React's that takes nothing else either.
    platform: 'node',
    alias: {
      'react-dom/server': `${root}/node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js`,
    },
    format: 'iife',
    target: 'node20',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __REMOTE_OVERRIDES__: 'false',
      __CONTRACT__: '""',
    },
    logLevel: 'warning',
  });
  const code = outputFiles[0]?.text ?? '';
  const draw = inBareContext(code, `${app}/pages`, 120_000);
  const { drawings, rules } = JSON.parse(draw(JSON.stringify(app === 'shell' ? site : { site }))) as {
    drawings: RenderedPage[];
    rules: string[];
  };
  const answers = pages.some(({ asks, drawn }) => asks && drawn) && app !== 'shell';
  return {
    drawings,
    css: rules.join('\n'),
    program: answers ? `${code}globalThis.sheetRules=${JSON.stringify(rules)};` : '',
  };
};
