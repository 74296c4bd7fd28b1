import type { Configuration } from 'webpack';
import { readPackage, root } from '../workspaces/apps';
import { baseConfig } from './base';
import { gridWithoutInlineStyles } from './grid-styles';
import { providedByShell } from './sharing';

/** Messages are already parsed by `parse-messages.ts`. */
const withoutParser = {
  '@formatjs/icu-messageformat-parser$': `${root}/node_modules/@formatjs/icu-messageformat-parser/no-parser.js`,
};

// The package's exports select its development build for every bundler; the other is smaller and logs less.
const productionRouter = {
  'react-router$': `${root}/node_modules/react-router/dist/production/index.mjs`,
  'react-router/dom$': `${root}/node_modules/react-router/dist/production/dom-export.mjs`,
};

/**
 * The host's build.
 * @param overrides compiles in the developers' override of a remote's address (`?mf.<remote>=<url>`)
 */
export const shellConfig = (mode: 'production' | 'development', overrides: boolean): Configuration =>
  baseConfig({
    app: 'shell',
    mode,
    entry: { main: './src/index.ts' },
    publicPath: '/assets/',
    shared: providedByShell(),
    alias: { ...withoutParser, ...(mode === 'production' && productionRouter) },
    plugins: [gridWithoutInlineStyles()],
    federation: { experiments: { optimization: { target: 'web', disableSnapshot: true } } },
    define: {
      __REMOTE_OVERRIDES__: JSON.stringify(overrides),
      __SHELL_VERSION__: JSON.stringify(readPackage('shell').version),
    },
  });
