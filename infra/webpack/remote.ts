import type { Configuration } from 'webpack';
import { baseConfig } from './base';
import { consumedByRemote } from './sharing';

/** A remote's build: one exposed module, `./app`, and no copy of anything that the shell provides. */
export const remoteConfig = (app: string, mode: 'production' | 'development'): Configuration =>
  baseConfig({
    app,
    mode,
    // Nothing of a remote runs on its own: its container, which the federation plugin adds, is the only entry.
    entry: {},
    // The build's folder is known only once it is built; the entry script's own address tells it.
    publicPath: 'auto',
    shared: consumedByRemote(app),
    federation: {
      filename: mode === 'production' ? 'remoteEntry.[contenthash:16].js' : 'remoteEntry.js',
      exposes: { './app': { import: './src/app.tsx', name: 'app' } },
      // The runtime's core is the shell's (shell/src/remotes/federation.ts): a second copy would be 9 kB for nothing.
      experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
    },
  });
