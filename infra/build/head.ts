import { type BuildResult, build, type Plugin } from 'esbuild';
import { baseStyles } from '../../shared-ui/src/theme/base-styles';
import { root } from '../webpack/apps';

/** `shared-ui/base-styles` as a style sheet, made from the theme as it is. */
const themeStyles: Plugin = {
  name: 'theme-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^shared-ui\/base-styles$/ }, ({ path }) => ({ path, namespace: 'theme-styles' }));
    onLoad({ filter: /./, namespace: 'theme-styles' }, () => ({ contents: baseStyles(), loader: 'css' }));
  },
};

/**
 * Builds what the page needs before any app runs: the theme's script, and the base styles with their fonts.
 * @param released under hashed names, as small as can be
 */
export const buildHead = (
  outdir: string,
  scripts: Record<string, string>,
  released: boolean,
): Promise<BuildResult<{ metafile: true }>> =>
  build({
    entryPoints: {
      theme: `${root}/shared-ui/src/theme/before-paint.ts`,
      base: `${root}/shell/src/head/head.css`,
      ...scripts,
    },
    outdir,
    plugins: [themeStyles],
    loader: { '.woff2': 'file' },
    publicPath: '/assets',
    bundle: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    ...(released && { minify: true, entryNames: '[name].[hash]', assetNames: '[name].[hash]' }),
  });
