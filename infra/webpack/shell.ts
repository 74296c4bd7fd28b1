import type { Configuration } from 'webpack';
import { root } from '../workspaces/apps';
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

const packages = `${root}/node_modules`;

/**
 * Parts of packages that the shell never runs. A file that its package has moved is in the build again, and
 * `npm run size` says so.
 */
const unused = {
  // No button has a ripple (shared-ui/src/theme/components/controls.ts).
  [`${packages}/@mui/material/ButtonBase/TouchRipple.mjs`]: `${root}/shared-ui/src/theme/no-ripple.ts`,
  // `before-paint.ts` sets the colour scheme.
  [`${packages}/@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs`]: false as const,
  // The loader has its own scripts, and remotes have no manifest (shell/src/remotes).
  [`${packages}/@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js`]: `${root}/shell/src/remotes/no-snapshots.ts`,
  [`${packages}/@module-federation/runtime-core/dist/utils/preload.js`]: false as const,
  [`${packages}/@module-federation/sdk/dist/dom.js`]: false as const,
  [`${packages}/@module-federation/sdk/dist/generateSnapshotFromManifest.js`]: false as const,
  // Nothing is rendered on a server, and every query stands alone.
  [`${packages}/@tanstack/query-core/build/modern/hydration.js`]: false as const,
  [`${packages}/@tanstack/query-core/build/modern/streamedQuery.js`]: false as const,
  [`${packages}/@tanstack/query-core/build/modern/queriesObserver.js`]: false as const,
  [`${packages}/@tanstack/react-query/build/modern/HydrationBoundary.js`]: false as const,
  [`${packages}/@tanstack/react-query/build/modern/useQueries.js`]: false as const,
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
    alias: { ...withoutParser, ...unused, ...(mode === 'production' && productionRouter) },
    plugins: [gridWithoutInlineStyles()],
    federation: { experiments: { optimization: { target: 'web', disableSnapshot: true } } },
    define: {
      __REMOTE_OVERRIDES__: JSON.stringify(overrides),
    },
  });
