import type { Configuration } from 'webpack';
import { readPackage } from './apps';
import { baseConfig } from './base';
import { providedByShell } from './sharing';

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
    federation: { experiments: { optimization: { target: 'web', disableSnapshot: true } } },
    define: {
      __REMOTE_OVERRIDES__: JSON.stringify(overrides),
      __SHELL_VERSION__: JSON.stringify(readPackage('shell').version),
    },
  });
