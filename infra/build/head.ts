import { type BuildResult, build, type Plugin } from 'esbuild';
import { baseStyles } from '../../shared-ui/src/theme/base-styles';
import { root } from '../workspaces/apps';

/** `shared-ui/base-styles` as a style sheet generated from the theme, followed by the given styles. */
const themeStyles = (css: string): Plugin => ({
  name: 'theme-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^shared-ui\/base-styles$/ }, ({ path }) => ({ path, namespace: 'theme-styles' }));
    onLoad({ filter: /./, namespace: 'theme-styles' }, () => ({
      contents: `${baseStyles()}\n${css}`,
      loader: 'css',
    }));
  },
});

/**
 * Builds what the page needs before any app runs: the theme's script, and the base styles with their fonts.
 * @param css the styles of the static pages
 * @param released whether to hash the names, and minify
 */
export const buildHead = (
  outdir: string,
  css: string,
  released: boolean,
): Promise<BuildResult<{ metafile: true }>> =>
  build({
    entryPoints: {
      theme: `${root}/shell/src/head/head.ts`,
      base: `${root}/shell/src/head/head.css`,
    },
    outdir,
    plugins: [themeStyles(css)],
    loader: { '.woff2': 'file' },
    publicPath: '/assets',
    bundle: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    ...(released && { minify: true, entryNames: '[name].[hash]', assetNames: '[name].[hash]' }),
  });
