import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildHead } from '../build/head';
import { originOf } from '../build/origin';
import { shellConfig } from '../webpack/shell';
import { contractOf, root } from '../workspaces/apps';
import { startCompiled } from './remote-server';

const headFolder = `${root}/.cache/dev/head`;

/** The page without integrity and preloads: files of a development build change, but keep their names. */
class DevelopmentPage {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DevelopmentPage', (compilation: Compilation) => {
      compilation.hooks.processAssets.tap('DevelopmentPage', () => {
        const head = [
          '<script src="/assets/theme.js"></script>',
          '<link rel="stylesheet" href="/assets/base.css">',
          '<script defer src="/assets/main.js"></script>',
        ].join('\n    ');
        const page = readFileSync(`${root}/shell/src/index.html`, 'utf8')
          .replace('<!-- head -->', head)
          .replace(' data-build="{build}"', '')
          .replace('{version}', originOf('shell', contractOf('shell')).version)
          // There are no includes here; the app gets the club's name from the API.
          .replace(/<!--#.*?-->/g, '');
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(page));
      });
    });
  }
}

/** Serves the shell from source at `port`, and proxies everything else to the API at `api`. */
export const serveShell = async (port: number, api: string): Promise<void> => {
  await buildHead(headFolder, '', false);
  const config = shellConfig('development', true);
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), new DevelopmentPage()] });
  if (!compiler) throw new Error('shell: no compiler');
  const server = new WebpackDevServer(
    {
      port,
      // Its club's passwords are known to everybody.
      host: 'localhost',
      hot: false,
      liveReload: true,
      static: [
        { directory: headFolder, publicPath: '/assets' },
        { directory: `${root}/shell/public`, publicPath: '/' },
      ],
      client: { overlay: false, logging: 'warn' },
      historyApiFallback: { index: '/assets/index.html' },
      proxy: [
        { context: ['/api', '/manifest.webmanifest', '/auth', '/health', '/registry', '/r/'], target: api },
      ],
    },
    compiler,
  );
  await startCompiled(server);
};
