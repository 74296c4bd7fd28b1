import type { Configuration } from 'webpack';
import { baseConfig } from './base';
import { consumedByRemote } from './sharing';

/** A remote's build: one exposed module, `./app`, without a copy of anything that the shell provides. */
export const remoteConfig = (app: string, mode: 'production' | 'development'): Configuration =>
  baseConfig({
    app,
    mode,
    // A remote has no entry of its own except its container, which the federation plugin adds.
    entry: {},
    // The build's folder is only known afterwards; it is derived from the entry script's address.
    publicPath: 'auto',
    shared: consumedByRemote(app),
    federation: {
      filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
      exposes: { './app': { import: './src/app.tsx', name: 'app' } },
      // The runtime's core is the shell's (shell/src/remotes/federation.ts): a second copy would waste 9 kB.
      experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
    },
  });
