import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { distOf, federationName, folderOf, root, toolFile } from '../workspaces/apps';
import { contractMark } from './contract-mark';
import { FederationIds } from './federation-ids';
import { FilelessChunks } from './fileless-chunks';
import { catalogues } from './parse-messages';
import type { SharedModule } from './sharing';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

export interface BaseOptions {
  app: string;
  /** `development` serves readable code with live reload; releases are always `production`. */
  mode: 'production' | 'development';
  entry: Record<string, string>;
  /** The output's URL; `auto` derives it from the entry script. */
  publicPath: string;
  shared: Record<string, SharedModule>;
  federation: Pick<FederationOptions, 'exposes' | 'filename' | 'experiments'>;
  /** Constants that are compiled in. */
  define?: Record<string, string>;
  /** Replacements for packages' own files; `false` for nothing. */
  alias?: Record<string, string | false>;
  plugins?: WebpackPluginInstance[];
}

const compiler = {
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // Never React's development runtime: a remote from source also has to run in a released shell.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};
const source = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [toolFile('webpack/relative-sources.ts'), compiler],
};

// Emotion imports it for an unused part (`withTheme`), and its package does not mark it as free of side effects.
const unused = { test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false };
const catalogue = { test: catalogues, loader: toolFile('webpack/parse-messages.ts') };
/**
 * The common part of all builds: hashed names, integrity, Trusted Types, federation without manifest and snapshots, and
 * a disk cache.
 */
export const baseConfig = ({
  app,
  mode,
  entry,
  publicPath,
  shared,
  federation,
  define,
  alias = {},
  plugins = [],
}: BaseOptions): Configuration => {
  const production = mode === 'production';
  const name = federationName(app);
  return {
    name: app,
    mode,
    context: folderOf(app),
    target: ['web', 'es2022'],
    // Source maps stay in the build folder for reading stack traces; the release tool does not publish them.
    devtool: production ? 'hidden-source-map' : 'source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: `${root}/.cache/webpack`,
      name: `${app}-${mode}${define ? `-${Object.values(define).join('-')}` : ''}`.replaceAll('"', ''),
      buildDependencies: { config: [toolFile('webpack/'), `${root}/package-lock.json`] },
    },
    entry,
    output: {
      path: `${distOf(app)}/files`,
      publicPath,
      clean: true,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: name,
      // The content security policy allows a policy of this name.
      trustedTypes: { policyName: app === 'shell' ? 'courtside-shell' : 'courtside-remote' },
      crossOriginLoading: 'anonymous',
      // A module that throws while it loads must not be cached as loaded.
      strictModuleErrorHandling: true,
      // A hanging request counts as failed, so that the page can show an error; in development it waits for compilations.
      chunkLoadTimeout: production ? 10_000 : 600_000,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias },
    module: {
      rules: [
        { oneOf: [catalogue, source] },
        unused,
        { test: /\.(png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      realContentHash: true,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({
        __REMOTE_OVERRIDES__: 'false',
        __CONTRACT__: JSON.stringify(contractMark()),
        ...define,
      }),
      new ModuleFederationPlugin({
        name,
        shared,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        ...federation,
      }),
      ...(production
        ? [
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            new FederationIds(),
            new FilelessChunks(),
          ]
        : []),
    ],
    stats: 'errors-warnings',
    performance: false,
  };
};
