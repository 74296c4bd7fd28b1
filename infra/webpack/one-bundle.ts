import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { folderOf, remoteNames, root, toolFile } from '../workspaces/apps';

/** The loader, and what asks the registry. */
const replaced = ['load', 'registry'].map((name) => `${root}/shell/src/remotes/${name}.ts`);

/**
 * The shell's build with the remotes in it, and without federation: what `npm run bench -- federation` compares the
 * product with (`ONE_BUNDLE=true`). It is never released.
 */
export const asOneBundle = (shell: Configuration): Configuration => ({
  ...shell,
  cache: { ...(shell.cache as { type: 'filesystem' }), name: 'one-bundle' },
  resolve: {
    ...shell.resolve,
    alias: {
      ...shell.resolve?.alias,
      ...Object.fromEntries(replaced.map((file) => [file, toolFile('webpack/one-bundle-load.ts')])),
    },
  },
  module: {
    rules: [
      ...(shell.module?.rules ?? []),
      // Its runtime, of which only the comparison of versions is imported elsewhere, and not used.
      { test: /\/node_modules\/@module-federation\//, sideEffects: false },
      {
        enforce: 'pre',
        include: [
          `${root}/shell/src/index.ts`,
          `${root}/shared-ui/src/start.ts`,
          ...remoteNames.map(folderOf),
        ],
        test: /\.tsx?$/,
        loader: toolFile('webpack/one-bundle-imports.ts'),
      },
    ],
  },
  plugins: (shell.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
});
